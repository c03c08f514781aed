import { useFormContext, useFormState, Controller } from 'react-hook-form';
import { budgetRanges, budgetRangeTexts, researchBounds } from '#contract/keyword-research.ts';
import { platformIds } from '#contract/platforms.ts';
import { industries, languageChoices } from '#contract/seo-content.ts';
import { platforms } from '#rules/platforms/index.ts';
import { DailyLimit } from '#web/report/daily-limit.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChipsInput } from '#web/ui/chips-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Select, TextArea } from '#web/ui/input.tsx';
import type { ResearchDraft } from './draft.ts';
import { levelNames } from './words.ts';

const languageNames: Record<(typeof languageChoices)[number], string> = {
  auto: 'As in my words',
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
};

interface ListFieldProps {
  name: 'products' | 'competitors' | 'currentKeywords' | 'contentTypes';
  label: string;
  placeholder: string;
  hint?: string;
}

function ListField({ name, label, placeholder, hint }: ListFieldProps) {
  const { control } = useFormContext<ResearchDraft>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => {
        // The message stands on the list or on the entry that broke the rule.
        const { error } = fieldState;
        const ofEntry = Array.isArray(error) ? error.find(Boolean)?.message : undefined;
        return (
          <Field label={label} hint={hint} error={error?.message ?? ofEntry}>
            <ChipsInput
              ref={field.ref}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              most={researchBounds.listEntries}
              placeholder={placeholder}
            />
          </Field>
        );
      }}
    />
  );
}

interface ResearchFieldsProps {
  pending: boolean;
  onSubmit: (event: React.SyntheticEvent) => void;
  onStop: () => void;
  /** The import of own files. */
  files: React.ReactNode;
}

/** The left column: who it is for, what they sell, what is known already. */
export function ResearchFields({ pending, onSubmit, onStop, files }: ResearchFieldsProps) {
  const { register } = useFormContext<ResearchDraft>();
  const { errors } = useFormState<ResearchDraft>();
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5" aria-label="Keyword research">
      <Field label="Business Name" required error={errors.businessName?.message}>
        <Input placeholder="Kiln & Co." autoComplete="organization" {...register('businessName')} />
      </Field>
      <Field label="Industry" required error={errors.industry?.message}>
        <Select {...register('industry')}>
          <option value="">Choose …</option>
          {industries.map((industry) => (
            <option key={industry}>{industry}</option>
          ))}
        </Select>
      </Field>
      <Field
        label="Location"
        error={errors.location?.message}
        hint="Include location for local keyword research"
      >
        <Input placeholder="Portland, Oregon" autoComplete="off" {...register('location')} />
      </Field>
      <ListField
        name="products"
        label="Products or services"
        placeholder="stoneware mug, serving bowl"
        hint="Enter or a comma ends an entry; a list can be pasted."
      />
      <Field label="Description" error={errors.description?.message}>
        <TextArea
          rows={3}
          placeholder="What you sell, what it is made of, for whom and for what occasion."
          {...register('description')}
        />
      </Field>
      <Field label="Target Audience" error={errors.targetAudience?.message}>
        <Input placeholder="Coffee lovers, newlyweds" autoComplete="off" {...register('targetAudience')} />
      </Field>
      <Field label="Business Goals" error={errors.businessGoals?.message}>
        <TextArea rows={2} placeholder="More orders before Christmas" {...register('businessGoals')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <Field label="Platform" error={errors.platform?.message}>
          <Select {...register('platform')}>
            <option value="">Any</option>
            {platformIds.map((id) => (
              <option key={id} value={id}>
                {platforms[id].name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Language" error={errors.language?.message}>
          <Select {...register('language')}>
            {languageChoices.map((language) => (
              <option key={language} value={language}>
                {languageNames[language]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label="Budget Range" error={errors.budgetRange?.message}>
        <Select {...register('budgetRange')}>
          {budgetRanges.map((range) => (
            <option key={range} value={range}>
              {levelNames[range]} ({budgetRangeTexts[range]})
            </option>
          ))}
        </Select>
      </Field>
      <ListField
        name="competitors"
        label="Competitors"
        placeholder="Names, one each"
        hint="Their names go into a list of their own and never into your texts."
      />
      <ListField name="contentTypes" label="Content types" placeholder="blog, video, listing" />
      <ListField
        name="currentKeywords"
        label="Keywords you use now"
        placeholder="speckled mug, pottery gift"
      />
      {files}
      <div className="flex flex-col gap-2">
        <div className="flex gap-2">
          <Button type="submit" size="l" pending={pending} className="flex-1">
            {pending ? 'Researching...' : 'Research Keywords'}
          </Button>
          {pending && (
            <Button variant="secondary" size="l" onClick={onStop}>
              Stop
            </Button>
          )}
        </div>
        <DailyLimit tool="keyword-research" things="researches" />
      </div>
    </form>
  );
}
