import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NewTemplate } from '#contract/templates.ts';
import { call } from '#web/data/client.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { isWorthKeeping, type SeoFormDraft } from '#web/tools/seo-content/draft.ts';
import { templatesQuery } from './queries.ts';

/** Keeps what stands in the form under a name. */
export function SaveTemplate({ read }: { read: () => SeoFormDraft }) {
  const queryClient = useQueryClient();
  const { data: templates = [] } = useQuery(templatesQuery);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  // The form cannot change under the dialog.
  const [form] = useState(read);

  const save = useMutation({
    mutationFn: () => {
      const { platform, industry } = form;
      return call('POST /api/content-templates', {
        body: { name, platform: platform || null, industry: industry || null, form: { ...form } },
      });
    },
    onSuccess: async () => {
      setName('');
      await queryClient.invalidateQueries(templatesQuery);
    },
    onError: (error) => setProblem(sentenceOf(error)),
  });
  const submit = () => {
    const named = NewTemplate.shape.name.safeParse(name);
    setProblem(named.success ? undefined : named.error.issues[0]?.message);
    if (named.success) save.mutate();
  };

  if (!isWorthKeeping(form))
    return <p className="text-ink-soft">To keep a form as a template, fill something in first.</p>;
  const isKnown = templates.some((template) => template.name === name.trim());
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog stands in the page's form for React's events, wherever it is drawn.
        event.stopPropagation();
        submit();
      }}
    >
      <Field
        label="Keep this form as a template"
        error={problem}
        hint={isKnown ? 'Takes the place of the template of this name.' : undefined}
      >
        <Input
          value={name}
          maxLength={80}
          placeholder="Mugs for Etsy"
          onChange={(event) => {
            setName(event.target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <BusyButton type="submit" variant="secondary" className="self-start" pending={save.isPending}>
        Save as Template
      </BusyButton>
      <p role="status" className="text-sm empty:hidden">
        {save.isSuccess && name === '' && (
          <>
            “<bdi>{save.data.name}</bdi>” is saved.
          </>
        )}
      </p>
    </form>
  );
}
