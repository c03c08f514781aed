import type { ComponentProps, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { adsBounds, businessTypes, campaignTypes, type GoogleAdsForm } from '#contract/google-ads-form.ts';
import { industries } from '#contract/seo-content.ts';
import { LanguageOptions } from '#web/form/brief-options.tsx';
import { FailedFields } from '#web/form/failed-fields.tsx';
import { RunButtons } from '#web/form/run-buttons.tsx';
import { withScheme } from '#web/lib/typed-address.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Select, TextArea } from '#web/ui/input.tsx';
import { businessTypeNames, campaignTypeNames } from './ads-words.ts';
import type { AdsDraft } from './draft.ts';
import { Progress } from './progress.tsx';
import type { RunningGeneration } from './use-generation.ts';

const campaignTypeHints: Record<AdsDraft['campaignType'], string> = {
  search: 'Texts above and below the search results.',
  local: 'Search ads for people near you. Google has no type of its own for it any more.',
  performance_max: 'All of Google’s places, chosen by Google. Needs pictures, which you add there.',
};

interface CampaignFormProps {
  form: UseFormReturn<AdsDraft, unknown, GoogleAdsForm>;
  /** What another tool filled in, above the fields. */
  note: ReactNode;
  running: RunningGeneration | null;
  /** Stands under the button, where the progress stood. */
  failure: ReactNode;
  onSubmit: ComponentProps<'form'>['onSubmit'];
  onStop: () => void;
  onClear: () => void;
}

/** Everything that a campaign is built from. */
export function CampaignForm({ form, note, running, failure, onSubmit, onStop, onClear }: CampaignFormProps) {
  const { register, formState, watch, setValue, getValues } = form;
  const { errors, submitCount } = formState;
  const campaignType = watch('campaignType');
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      aria-labelledby="business-information"
      className="flex flex-col gap-8"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id="business-information" className="heading text-2xl">
          Business Information
        </h2>
        <Button variant="quiet" size="s" className="-mr-3 shrink-0" onClick={onClear}>
          Clear the form
        </Button>
      </div>
      {note}
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <Field label="Business Name" required error={errors.businessName?.message}>
          <Input autoComplete="organization" placeholder="Aldergate Plumbing" {...register('businessName')} />
        </Field>
        <Field label="Business Type" required error={errors.businessType?.message}>
          <Select {...register('businessType')}>
            {businessTypes.map((type) => (
              <option key={type} value={type}>
                {businessTypeNames[type]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Industry" required error={errors.industry?.message}>
          <Input list="ads-industries" autoComplete="off" placeholder="Plumbing" {...register('industry')} />
        </Field>
        <datalist id="ads-industries">
          {industries.map((industry) => (
            <option key={industry}>{industry}</option>
          ))}
        </datalist>
        <Field
          label="Website"
          error={errors.website?.message}
          hint="Read once, to hold the keywords against it."
        >
          <Input
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://example.com"
            {...register('website', {
              // Seen before it is sent: what is typed without a scheme means https.
              onBlur: () => setValue('website', withScheme(getValues('website'))),
            })}
          />
        </Field>
        <Field
          label="Primary Services"
          required
          error={errors.primaryServices?.message}
          hint="What people should find you for, with a comma between. Each theme becomes an ad group."
          className="sm:col-span-2"
        >
          <TextArea
            rows={3}
            placeholder="Boiler service, leak repair, bathroom fitting"
            {...register('primaryServices')}
          />
        </Field>
        <Field
          label="Unique Selling Proposition"
          error={errors.uniqueSellingProposition?.message}
          hint="Facts, with their figures: nothing else is claimed in the ads."
          className="sm:col-span-2"
        >
          <TextArea
            rows={2}
            placeholder="Gas Safe registered, since 2009, fixed price for a boiler service"
            {...register('uniqueSellingProposition')}
          />
        </Field>
      </div>

      <fieldset className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <legend className="heading mb-4 text-xl">Where and how much</legend>
        <Field label="Location" required error={errors.location?.message}>
          <Input autoComplete="off" placeholder="Leeds" {...register('location')} />
        </Field>
        <Field
          label="Radius"
          required
          error={errors.radius?.message}
          hint={`Miles around it, ${adsBounds.radius.min} to ${adsBounds.radius.max}.`}
        >
          <Input inputMode="numeric" autoComplete="off" {...register('radius')} />
        </Field>
        <Field
          label="Monthly Budget"
          required
          error={errors.monthlyBudget?.message}
          hint="US dollars, 100 to 100,000."
        >
          <Input inputMode="numeric" autoComplete="off" {...register('monthlyBudget')} />
        </Field>
        <Field
          label="Campaign Type"
          required
          error={errors.campaignType?.message}
          hint={campaignTypeHints[campaignType]}
        >
          <Select {...register('campaignType')}>
            {campaignTypes.map((type) => (
              <option key={type} value={type}>
                {campaignTypeNames[type]}
              </option>
            ))}
          </Select>
        </Field>
      </fieldset>

      <fieldset className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <legend className="heading mb-4 text-xl">What sharpens the result</legend>
        <Field
          label="Target Keywords"
          error={errors.targetKeywords?.message}
          hint={`Your own, with a comma between, at most ${adsBounds.targetKeywords.count}. They get ad groups first.`}
          className="sm:col-span-2"
        >
          <TextArea
            rows={2}
            placeholder="emergency plumber leeds, boiler repair"
            {...register('targetKeywords')}
          />
        </Field>
        <Field label="Target Audience" error={errors.targetAudience?.message}>
          <TextArea rows={2} placeholder="Home owners, landlords" {...register('targetAudience')} />
        </Field>
        <Field label="Business Goals" error={errors.businessGoals?.message}>
          <TextArea rows={2} placeholder="More calls for boiler services" {...register('businessGoals')} />
        </Field>
        <Field
          label="Competitor Analysis"
          error={errors.competitorAnalysis?.message}
          hint="Who else there is. Their names stay out of your ads."
        >
          <TextArea rows={2} {...register('competitorAnalysis')} />
        </Field>
        <Field label="Seasonal Considerations" error={errors.seasonalConsiderations?.message}>
          <TextArea
            rows={2}
            placeholder="Boilers from October to March"
            {...register('seasonalConsiderations')}
          />
        </Field>
        <Field
          label="Phone"
          error={errors.phone?.message}
          hint="For a call asset. Google forbids it in the ad’s text."
        >
          <Input type="tel" autoComplete="tel" {...register('phone')} />
        </Field>
        <Field label="Address" error={errors.address?.message}>
          <Input autoComplete="street-address" {...register('address')} />
        </Field>
        <Field label="Language of the Ads" error={errors.language?.message}>
          <Select {...register('language')}>
            <LanguageOptions />
          </Select>
        </Field>
      </fieldset>

      <div className="flex flex-col gap-3">
        <FailedFields errors={errors} submitCount={submitCount} />
        <RunButtons
          pending={running !== null}
          idle="Generate Google Ads Campaign"
          busy="Generating Campaign..."
          onStop={onStop}
        />
        {running ? <Progress running={running} /> : failure}
      </div>
    </form>
  );
}
