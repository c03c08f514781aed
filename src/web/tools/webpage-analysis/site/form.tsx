import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { dailyLimits } from '#contract/daily-limits.ts';
import { inPlainWords } from '#contract/plain-words.ts';
import { mostPages, pageLimits, SiteCrawlForm } from '#contract/site-crawl.ts';
import { withScheme } from '#web/lib/typed-address.ts';
import { loadDraft, saveAddress } from '#web/tools/webpage-analysis/draft.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Select } from '#web/ui/input.tsx';

interface CrawlFormProps {
  userId: string;
  pending: boolean;
  onSubmit: (form: SiteCrawlForm) => void;
}

/** Which site, and how much of it. The address is shared with the analysis of one page. */
export function CrawlForm({ userId, pending, onSubmit }: CrawlFormProps) {
  const { register, control, formState, setValue, getValues, handleSubmit } = useForm<
    Required<SiteCrawlForm>,
    unknown,
    SiteCrawlForm
  >({
    resolver: zodResolver(SiteCrawlForm.required(), inPlainWords),
    defaultValues: { url: loadDraft(userId).url, pageLimit: mostPages },
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const url = useWatch({ control, name: 'url' });
  useEffect(() => saveAddress(userId, { source: loadDraft(userId).source, url }), [userId, url]);
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        setValue('url', withScheme(getValues('url')));
        void handleSubmit(onSubmit)(event);
      }}
    >
      <Field
        label="Website URL"
        required
        error={formState.errors.url?.message}
        hint="Where the crawl starts, such as https://example.com"
      >
        <Input
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://example.com"
          {...register('url', { onBlur: () => setValue('url', withScheme(getValues('url'))) })}
        />
      </Field>
      <Field label="Pages at most" error={formState.errors.pageLimit?.message}>
        <Select {...register('pageLimit', { valueAsNumber: true })}>
          {pageLimits.map((limit) => (
            <option key={limit} value={limit}>
              {limit} pages
            </option>
          ))}
        </Select>
      </Field>
      <BusyButton type="submit" size="l" pending={pending}>
        {pending ? 'Starting...' : 'Crawl Website'}
      </BusyButton>
      <p className="text-sm text-ink-soft">
        Pages of the same host, two at a time and at most four a second; what robots.txt forbids is not asked.
        Up to {dailyLimits['site-crawl']} crawls a day, one at a time.
      </p>
    </form>
  );
}
