import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { inPlainWords } from '#contract/plain-words.ts';
import { SocialMetaForm, type SocialMetaRecord } from '#contract/social-meta.ts';
import { useActiveUser } from '#web/data/current-user.ts';
import type { Handover } from '#web/data/handover.ts';
import { useHandover } from '#web/data/use-handover.ts';
import { PageFrame } from '#web/frame/page-frame.tsx';
import { idIn } from '#web/lib/address-query.ts';
import { withScheme } from '#web/lib/typed-address.ts';
import { useRevealed } from '#web/lib/use-revealed.ts';
import { HandoverNote } from '#web/report/handover-note.tsx';
import { OpenedRecord } from '#web/report/opened-record.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { recordQuery } from './api.ts';
import { draftFrom, fillDraft, loadDraft, saveDraft, type SocialDraft } from './draft.ts';
import { SocialFields } from './form.tsx';
import { Progress } from './progress.tsx';
import { RecentOptimizations } from './recent-optimizations.tsx';
import { SocialResult } from './result.tsx';
import { useDeletion, useOptimization } from './use-optimization.ts';

/** The form with its draft, and what another tool handed over to it. */
function useSocialForm(userId: string) {
  const [initial] = useState(() => loadDraft(userId));
  const form = useForm<SocialDraft, unknown, SocialMetaForm>({
    // The draft is one shape of what the contract takes: every field there.
    resolver: zodResolver(SocialMetaForm, inPlainWords) as never,
    defaultValues: initial,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { subscribe, getValues, reset } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => saveDraft(userId, getValues()) }),
    [subscribe, getValues, userId],
  );
  const taken = useHandover<SocialDraft>({
    tool: 'social-meta',
    userId,
    read: getValues,
    write: (draft) => {
      reset(draft);
      saveDraft(userId, draft);
    },
    fill: fillDraft,
    mend: (stored) => (typeof stored === 'object' && stored !== null ? draftFrom(stored) : null),
  });
  return { form, taken };
}

/** A post never names a competitor: such keywords count as left out here. */
function told(handover: Handover): Handover {
  const leftOut = [...handover.leftOut, ...handover.competitorKeywords];
  return { ...handover, leftOut, competitorKeywords: [] };
}

/** `/social-meta-optimizer`: a page's cards on five networks, as they are and as they could be. `?id=` opens one. */
export default function SocialMetaPage() {
  const { id: userId } = useActiveUser();
  const [search, setSearch] = useSearchParams();
  const selected = idIn(search.get('id'));
  const open = useCallback((id: number) => setSearch({ id: String(id) }), [setSearch]);
  const close = () => setSearch({}, { replace: true });
  const show = useCallback((record: SocialMetaRecord) => open(record.id), [open]);
  const { running, start, stop } = useOptimization(show);
  const deletion = useDeletion((id) => {
    if (id === selected) close();
  });
  const result = useRevealed(running === null ? selected : 'running');
  const { form, taken } = useSocialForm(userId);
  const submit = (event: React.SyntheticEvent) => {
    form.setValue('url', withScheme(form.getValues('url')));
    form.setValue('logoUrl', withScheme(form.getValues('logoUrl')));
    void form.handleSubmit(start)(event);
  };
  return (
    <PageFrame
      title="Social Meta Optimizer"
      intro="What a link to your page looks like when somebody shares it: today, and with titles, descriptions and a picture made for each network."
    >
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[23rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <FormProvider {...form}>
          <SocialFields
            pending={running !== null}
            onSubmit={submit}
            onStop={stop}
            note={<HandoverNote taken={taken && { ...taken, handover: told(taken.handover) }} />}
          />
        </FormProvider>
        <section
          ref={result}
          aria-label="Result"
          aria-busy={running !== null}
          className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          {running ? <Progress running={running} /> : <Selected id={selected} onClose={close} />}
        </section>
        <RecentOptimizations
          selected={selected}
          onSelect={open}
          onDelete={(record) => deletion.mutate(record)}
        />
      </div>
    </PageFrame>
  );
}

function Selected({ id, onClose }: { id: number | null; onClose: () => void }) {
  const asked = useQuery({ ...recordQuery(id ?? 0), enabled: id !== null });
  if (id === null) {
    return (
      <EmptyState title="No page optimized yet">
        Enter the page’s address and what it is about. Its cards will stand here as Facebook, X, LinkedIn,
        Pinterest and WhatsApp show them, with the tags to copy.
      </EmptyState>
    );
  }
  return (
    <OpenedRecord asked={asked} thing="optimization" onClose={onClose}>
      {(data) => <SocialResult key={data.id} record={data} />}
    </OpenedRecord>
  );
}
