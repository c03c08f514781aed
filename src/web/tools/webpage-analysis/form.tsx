import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { inPlainWords } from '#contract/plain-words.ts';
import { WebpageForm } from '#contract/webpage-analysis.ts';
import { RunButtons } from '#web/form/run-buttons.tsx';
import { withScheme } from '#web/lib/typed-address.ts';
import { Choice } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { loadDraft, saveAddress, type PageDraft, type Source } from './draft.ts';
import { HtmlField } from './html-field.tsx';

const GivenHtml = WebpageForm.extend({
  html: WebpageForm.shape.html.unwrap().min(1, 'Paste the HTML of the page, or choose a file.'),
});

const sourceOptions: { value: Source; label: string; hint: string }[] = [
  { value: 'address', label: 'A public page', hint: 'fetched now' },
  { value: 'html', label: 'Paste HTML or upload a file', hint: 'nothing is fetched' },
];

interface AnalyzeFormProps {
  userId: string;
  pending: boolean;
  onSubmit: (form: WebpageForm) => void;
  onStop: () => void;
}

/** Which page, and where it comes from. What is typed survives a reload. */
export function AnalyzeForm({ userId, pending, onSubmit, onStop }: AnalyzeFormProps) {
  const form = useForm<PageDraft, unknown, WebpageForm>({
    resolver: (values, context, options) => {
      const { source, url, html } = values;
      return source === 'html'
        ? zodResolver(GivenHtml, inPlainWords)({ url, html }, context, options as never)
        : zodResolver(WebpageForm, inPlainWords)({ url }, context, options as never);
    },
    defaultValues: loadDraft(userId),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { control, register, formState, setValue, getValues, handleSubmit } = form;
  const [source, url] = useWatch({ control, name: ['source', 'url'] });
  useEffect(() => saveAddress(userId, { source, url }), [userId, source, url]);

  const isHtml = source === 'html';
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        setValue('url', withScheme(getValues('url')));
        void handleSubmit(onSubmit)(event);
      }}
    >
      <Controller
        control={control}
        name="source"
        render={({ field }) => (
          <Choice
            legend="What to analyze"
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            options={sourceOptions}
          />
        )}
      />
      <Field
        label="Website URL"
        required
        error={formState.errors.url?.message}
        hint={
          isHtml
            ? 'Where the page stands or will stand. Its links are read against it.'
            : 'A public page, such as https://example.com/shop'
        }
      >
        <Input
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://example.com"
          {...register('url', {
            // Seen before the analysis starts: what is typed without a scheme means https.
            onBlur: () => setValue('url', withScheme(getValues('url'))),
          })}
        />
      </Field>
      {isHtml && (
        <Controller
          control={control}
          name="html"
          render={({ field, fieldState }) => (
            <HtmlField
              userId={userId}
              value={field.value}
              error={fieldState.error?.message}
              onChange={field.onChange}
            />
          )}
        />
      )}
      <RunButtons pending={pending} idle="Analyze Webpage" busy="Analyzing..." onStop={onStop} />
    </form>
  );
}
