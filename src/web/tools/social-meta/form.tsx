import { useFormContext, useFormState } from 'react-hook-form';
import { socialBounds, socialContentTypes, socialPlatforms } from '#contract/social-meta.ts';
import { IndustryOptions, LanguageOptions } from '#web/form/brief-options.tsx';
import { ListField } from '#web/form/list-field.tsx';
import { RunButtons } from '#web/form/run-buttons.tsx';
import { DailyLimit } from '#web/report/daily-limit.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Select, TextArea } from '#web/ui/input.tsx';
import type { SocialDraft } from './draft.ts';
import { contentTypeNames, platformNames } from './social-words.ts';

/** All of them first, as the form begins; then in the contract's order, which the tabs of the result follow too. */
const choices = socialPlatforms.toSorted((a, b) => Number(b === 'all') - Number(a === 'all'));

interface SocialFieldsProps {
  pending: boolean;
  onSubmit: (event: React.SyntheticEvent) => void;
  onStop: () => void;
  /** What is said above the fields, such as what another tool has filled in. */
  note: React.ReactNode;
}

/** The left column: which page, for which networks, and what it is about. */
export function SocialFields({ pending, onSubmit, onStop, note }: SocialFieldsProps) {
  const { register } = useFormContext<SocialDraft>();
  const { errors } = useFormState<SocialDraft>();
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5" aria-label="Social meta">
      {note}
      <Field
        label="URL"
        required
        error={errors.url?.message}
        hint="The page that is shared. It is read to see what it has now."
      >
        <Input
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://example.com/mugs"
          {...register('url')}
        />
      </Field>
      <Field label="Target Platform" error={errors.platform?.message}>
        <Select {...register('platform')}>
          {choices.map((platform) => (
            <option key={platform} value={platform}>
              {platformNames[platform]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Business Name" required error={errors.businessName?.message}>
        <Input placeholder="Kiln & Co." autoComplete="organization" {...register('businessName')} />
      </Field>
      <Field label="Industry" required error={errors.industry?.message}>
        <Select {...register('industry')}>
          <IndustryOptions />
        </Select>
      </Field>
      <Field
        label="Page Description"
        required
        error={errors.description?.message}
        hint="Only what stands here or on the page is written; nothing is made up."
      >
        <TextArea
          rows={4}
          placeholder="What the page offers, for whom, with the facts that count: size, material, price, place."
          {...register('description')}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <Field label="Content Type" error={errors.contentType?.message}>
          <Select {...register('contentType')}>
            {socialContentTypes.map((type) => (
              <option key={type} value={type}>
                {contentTypeNames[type]}
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
      <Field label="Target Audience" error={errors.targetAudience?.message}>
        <Input placeholder="Coffee lovers, newlyweds" autoComplete="off" {...register('targetAudience')} />
      </Field>
      <ListField<SocialDraft>
        name="primaryKeywords"
        label="Primary Keywords"
        hint="Enter or a comma ends an entry; a list can be pasted."
        most={socialBounds.keywords}
        placeholder="stoneware mug, pottery gift"
      />
      <Field
        label="Logo URL"
        error={errors.logoUrl?.message}
        hint="PNG, JPEG, WebP or SVG. It stands on the pictures that are drawn."
      >
        <Input
          type="url"
          inputMode="url"
          placeholder="https://example.com/logo.png"
          autoComplete="off"
          {...register('logoUrl')}
        />
      </Field>
      <Field label="Call to Action" error={errors.callToAction?.message}>
        <Input placeholder="Shop the collection" autoComplete="off" {...register('callToAction')} />
      </Field>
      <div className="flex flex-col gap-2">
        <RunButtons pending={pending} idle="Optimize Social Meta" busy="Optimizing..." onStop={onStop} />
        <DailyLimit tool="social-meta" things="optimizations" />
      </div>
    </form>
  );
}
