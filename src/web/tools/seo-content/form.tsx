import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { styles, tones } from '#contract/seo-content.ts';
import type { PlatformId } from '#contract/platforms.ts';
import { fieldCounts, formFieldsOf } from '#rules/form/seo-form.ts';
import { platforms } from '#rules/platforms/index.ts';
import { IndustryOptions, LanguageOptions } from '#web/form/brief-options.tsx';
import { FailedFields } from '#web/form/failed-fields.tsx';
import { useFocusBack } from '#web/ui/return-focus.ts';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Select } from '#web/ui/input.tsx';
import { Frame } from '#web/ui/sheet.tsx';
import { BodyTextFields } from './body-text-fields.tsx';
import type { SeoFormDraft } from './draft.ts';
import { FormField } from './form-field.tsx';
import { PlatformChoice } from './platform-choice.tsx';
import { ProductFields } from './product-fields.tsx';
import { subjects } from './subjects.ts';

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** "Etsy needs 4 fields and each product’s name and description. Another 9 are optional and sharpen the result." */
function FieldCountBanner({ platform }: { platform: PlatformId }) {
  const { required, optional } = fieldCounts(platform);
  const { subject, name } = platforms[platform];
  return (
    <p className="rounded-control bg-pencil-wash px-3.5 py-2.5 text-[0.94rem]" role="status">
      {name} needs <b className="font-semibold">{required} fields</b> and each {subjects[subject].one}’s name
      and description. Another {optional} are optional and sharpen the result.
    </p>
  );
}

function BusinessFields({ platform }: { platform: PlatformId }) {
  const { register } = useFormContext<SeoFormDraft>();
  const formState = useFormState<SeoFormDraft>();
  const ownRequired = formFieldsOf(platform).filter(
    (field) => field.required && field.name !== 'description',
  );
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 sm:*:only:col-span-full lg:grid-cols-1 xl:grid-cols-2">
        <Field label="Business Name" required error={formState.errors.businessName?.message}>
          <Input placeholder="Kiln & Co." autoComplete="organization" {...register('businessName')} />
        </Field>
        {ownRequired.map((field) => (
          <FormField key={field.name} platform={platform} field={field} />
        ))}
      </div>
      <Field label="Industry" required error={formState.errors.industry?.message}>
        <Select {...register('industry')}>
          <IndustryOptions />
        </Select>
      </Field>
    </>
  );
}

/** Whether the details are open; a refused field among them opens them, and is gone to where no other one stands before. */
function useOpenForFaults(names: readonly (keyof SeoFormDraft)[]): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(false);
  const { setFocus } = useFormContext<SeoFormDraft>();
  const { errors, submitCount } = useFormState<SeoFormDraft>();
  const refused = useEffectEvent(() => {
    const first = names.find((name) => errors[name]);
    if (first === undefined) return;
    flushSync(() => setOpen(true));
    if (Object.keys(errors).every((name) => names.some((own) => own === name))) setFocus(first);
  });
  useEffect(() => {
    if (submitCount > 0) refused();
  }, [submitCount]);
  return [open, setOpen];
}

function AdditionalDetails({ platform }: { platform: PlatformId }) {
  const optional = formFieldsOf(platform).filter((field) => !field.required && field.name !== 'description');
  const [open, setOpen] = useOpenForFaults(optional.map(({ name }) => name));
  const { register } = useFormContext<SeoFormDraft>();
  return (
    <Frame className="py-2">
      <Collapsible label="Additional details (optional)" open={open} onChange={setOpen}>
        <div className="flex flex-col gap-4 pb-2">
          <div className="grid gap-4 sm:grid-cols-3 lg:grid-cols-2 lg:*:last:col-span-2">
            <Field label="Tone">
              <Select {...register('tone')}>
                {tones.map((tone) => (
                  <option key={tone} value={tone}>
                    {capitalised(tone)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="Style">
              <Select {...register('style')}>
                {styles.map((style) => (
                  <option key={style} value={style}>
                    {capitalised(style)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="Language">
              <Select {...register('language')}>
                <LanguageOptions />
              </Select>
            </Field>
          </div>
          {optional.map((field) => (
            <FormField key={field.name} platform={platform} field={field} />
          ))}
        </div>
      </Collapsible>
    </Frame>
  );
}

interface SeoContentFormProps {
  /** Stands above the first step. */
  note: ReactNode;
  pending: boolean;
  onPlatform: (platform: PlatformId) => void;
  onSubmit: (event: React.SyntheticEvent) => void;
  onStop: () => void;
}

/** The left column: a platform first, then what that platform asks for. */
export function SeoContentForm({ note, pending, onPlatform, onSubmit, onStop }: SeoContentFormProps) {
  const platform = useWatch<SeoFormDraft, 'platform'>({ name: 'platform' });
  const { errors, submitCount } = useFormState<SeoFormDraft>();
  const button = useFocusBack(pending);
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5" aria-label="Listing">
      {note}
      <PlatformChoice value={platform} onChange={onPlatform} />
      {platform !== '' && (
        <>
          <FieldCountBanner platform={platform} />
          <h2 className="heading mt-2 text-xl">2. What are you selling?</h2>
          <BusinessFields platform={platform} />
          <BodyTextFields platform={platform} />
          <ProductFields platform={platform} />
          <AdditionalDetails platform={platform} />
          <FailedFields errors={errors} submitCount={submitCount} />
          <div className="flex flex-col gap-2">
            <Button ref={button} type="submit" size="l" pending={pending}>
              {pending ? 'Generating...' : 'Generate SEO Content'}
            </Button>
            {pending && (
              <Button variant="quiet" size="s" onClick={onStop}>
                Stop
              </Button>
            )}
          </div>
        </>
      )}
    </form>
  );
}
