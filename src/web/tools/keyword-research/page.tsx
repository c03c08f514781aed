import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { ResearchForm, type ResearchRecord } from '#contract/keyword-research.ts';
import { inPlainWords } from '#contract/plain-words.ts';
import { useActiveUser } from '#web/data/current-user.ts';
import { PageFrame } from '#web/frame/page-frame.tsx';
import { idIn } from '#web/lib/address-query.ts';
import { useRevealed } from '#web/lib/use-revealed.ts';
import { OpenedRecord } from '#web/report/opened-record.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { recordQuery } from './api.ts';
import { loadDraft, saveDraft, type ResearchDraft } from './draft.ts';
import { ResearchFields } from './form.tsx';
import { ImportPanel } from './import/import-panel.tsx';
import { importsOf } from './import/imported-file.ts';
import { useImport } from './import/use-import.ts';
import { Progress } from './progress.tsx';
import { RecentResearch } from './recent-research.tsx';
import { ResearchResult } from './result.tsx';
import { useDeletion, useResearch } from './use-research.ts';

/** `/keyword-research`: describe a business, get keywords in six lists, choose and send them on. `?id=` opens one. */
export default function KeywordResearchPage() {
  const { id: userId } = useActiveUser();
  const [search, setSearch] = useSearchParams();
  const selected = idIn(search.get('id'));
  const open = useCallback((id: number) => setSearch({ id: String(id) }), [setSearch]);
  const close = () => setSearch({}, { replace: true });
  const show = useCallback((record: ResearchRecord) => open(record.id), [open]);
  const { running, start, stop } = useResearch(show);
  const deletion = useDeletion((id) => {
    if (id === selected) close();
  });
  const result = useRevealed(running === null ? selected : 'running');

  const [initial] = useState(() => loadDraft(userId));
  const form = useForm<ResearchDraft, unknown, ResearchForm>({
    // The draft is one shape of what the contract takes: lists as lists, every field there.
    resolver: zodResolver(ResearchForm, inPlainWords) as never,
    defaultValues: initial,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { subscribe, getValues } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => saveDraft(userId, getValues()) }),
    [subscribe, getValues, userId],
  );

  const imports = useImport(userId);
  const submit = form.handleSubmit((values) => {
    const files = importsOf(imports.files);
    return start({ ...values, ...(files.length > 0 && { imports: files }) });
  });

  return (
    <PageFrame
      title="Keyword Research"
      intro="What people type before they buy what you sell, in six lists and by topic. Every figure says where it comes from."
    >
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[23rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <FormProvider {...form}>
          <ResearchFields
            pending={running !== null}
            onSubmit={(event) => void submit(event)}
            onStop={stop}
            files={<ImportPanel imports={imports} />}
          />
        </FormProvider>
        <section
          ref={result}
          aria-label="Result"
          aria-busy={running !== null}
          className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          {running ? (
            <Progress running={running} />
          ) : (
            <Selected userId={userId} id={selected} onClose={close} />
          )}
        </section>
        <RecentResearch selected={selected} onSelect={open} onDelete={(record) => deletion.mutate(record)} />
      </div>
    </PageFrame>
  );
}

interface SelectedProps {
  userId: string;
  id: number | null;
  onClose: () => void;
}

function Selected({ userId, id, onClose }: SelectedProps) {
  const asked = useQuery({ ...recordQuery(id ?? 0), enabled: id !== null });
  if (id === null) {
    return (
      <EmptyState title="No research selected">
        Say who you are and what you sell. Your keywords will stand here: to sort, to choose from, and to send
        to the other tools.
      </EmptyState>
    );
  }
  return (
    <OpenedRecord asked={asked} thing="research" onClose={onClose}>
      {(data) => <ResearchResult key={data.id} userId={userId} record={data} />}
    </OpenedRecord>
  );
}
