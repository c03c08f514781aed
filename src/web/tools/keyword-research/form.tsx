import { useFormContext, useFormState } from 'react-hook-form';
import { budgetRanges, budgetRangeTexts, researchBounds } from '#contract/keyword-research.ts';
import { platformIds } from '#contract/platforms.ts';
import { platforms } from '#rules/platforms/index.ts';
import { IndustryOptions, LanguageOptions } from '#web/form/brief-options.tsx';
import { ListField } from '#web/form/list-field.tsx';
import { RunButtons } from '#web/form/run-buttons.tsx';
import { DailyLimit } from '#web/report/daily-limit.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Select, TextArea } from '#web/ui/input.tsx';
import type { ResearchDraft } from './draft.ts';
import { levelNames } from './words.ts';

interface ResearchFieldsProps {
  pending: boolean;
  onSubmit: (event: React.SyntheticEvent) => void;
  onStop: () => void;
  /** What is said above the fields. */
  note: React.ReactNode;
  /** The import of own files. */
  files: React.ReactNode;
}

/** The left column: who it is for, what they sell, what is known already. */
export function ResearchFields({ note, pending, onSubmit, onStop, files }: ResearchFieldsProps) {
  const { register } = useFormContext<ResearchDraft>();
  const { errors } = useFormState<ResearchDraft>();
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5" aria-label="Keyword research">
      {note}
      <Field label="Business Name" required error={errors.businessName?.message}>
        <Input placeholder="Kiln & Co." autoComplete="organization" {...register('businessName')} />
      </Field>
      <Field label="Industry" required error={errors.industry?.message}>
        <Select {...register('industry')}>
          <IndustryOptions />
        </Select>
      </Field>
      <Field
        label="Location"
        error={errors.location?.message}
        hint="Include location for local keyword research"
      >
        <Input placeholder="Portland, Oregon" autoComplete="off" {...register('location')} />
      </Field>
      <ListField<ResearchDraft>
        most={researchBounds.listEntries}
        name="products"
        label="Products or Services"
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
            <LanguageOptions />
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
      <ListField<ResearchDraft>
        most={researchBounds.listEntries}
        name="competitors"
        label="Competitors"
        placeholder="Names, one each"
        hint="Their names go into a list of their own and never into your texts."
      />
      <ListField<ResearchDraft>
        most={researchBounds.listEntries}
        name="contentTypes"
        label="Content Types"
        placeholder="blog, video, listing"
      />
      <ListField<ResearchDraft>
        most={researchBounds.listEntries}
        name="currentKeywords"
        label="Keywords You Use Now"
        placeholder="speckled mug, pottery gift"
      />
      {files}
      <div className="flex flex-col gap-2">
        <RunButtons pending={pending} idle="Research Keywords" busy="Researching..." onStop={onStop} />
        <DailyLimit tool="keyword-research" things="projects" />
      </div>
    </form>
  );
}
