import { useQueryClient } from '@tanstack/react-query';
import type { SocialMetaForm, SocialMetaRecord } from '#contract/social-meta.ts';
import { call } from '#web/data/client.ts';
import { usageQuery } from '#web/data/usage.ts';
import { newestIn } from '#web/data/interrupted-run.ts';
import { useOneRun } from '#web/data/use-one-run.ts';
import { runFailure } from '#web/report/run-failure.ts';
import { useListDeletion } from '#web/report/use-undoable-deletion.ts';
import { toast } from '#web/ui/toast.ts';
import { historyQuery, optimize, recordQuery, type SocialPart, type SocialStep } from './api.ts';

export interface RunningOptimization {
  url: string;
  step: SocialStep | null;
  /** What stands already. */
  page: Extract<SocialPart, { state: 'page' }>['page'] | null;
  texts: Extract<SocialPart, { state: 'texts' }>['optimizedMeta'] | null;
}

const tellFailure = runFailure(
  'Optimization Failed',
  'Failed to optimize social meta tags. Please try again.',
);

/** Runs one optimization at a time; leaving the page or stopping ends it on the server too. */
export function useOptimization(onShow: (record: SocialMetaRecord) => void) {
  const queryClient = useQueryClient();
  const { running, run, stop, interrupted, failure } = useOneRun<RunningOptimization>({
    tool: 'social-meta',
    onFailure: tellFailure,
    newest: async () => newestIn(await queryClient.ensureQueryData(historyQuery)),
  });

  const start = (form: SocialMetaForm) =>
    run(
      { subject: form.businessName, form },
      { url: form.url, step: null, page: null, texts: null },
      async ({ signal, update, orKept }) => {
        try {
          const answer = optimize(form, {
            signal,
            onStep: (step) => update((now) => ({ ...now, step })),
            onPart: (part) =>
              update((now) =>
                part.state === 'page' ? { ...now, page: part.page } : { ...now, texts: part.optimizedMeta },
              ),
          });
          const record = await orKept(answer, async (isOfRun) => {
            const list = await queryClient.fetchQuery({ ...historyQuery, staleTime: 0 });
            const kept = list.find(({ id, businessName }) => isOfRun(id, businessName));
            return kept ? await queryClient.fetchQuery(recordQuery(kept.id)) : null;
          });
          queryClient.setQueryData(recordQuery(record.id).queryKey, record);
          void queryClient.invalidateQueries({ queryKey: historyQuery.queryKey });
          onShow(record);
          toast({
            title: 'Optimization Complete',
            description: `${record.businessName}: ${record.optimizationScore} out of 100.`,
            tone: 'good',
          });
        } finally {
          void queryClient.invalidateQueries({ queryKey: usageQuery.queryKey });
        }
      },
    );

  return { running, start, stop, interrupted, failure };
}

/** Deletes an optimization, with a way back. */
export function useDeletion(onDeleted: (id: number) => void) {
  return useListDeletion<SocialMetaRecord>({
    remove: (id) => call('DELETE /api/social-meta/:id', { params: { id } }),
    restore: (id) => call('POST /api/social-meta/:id/restore', { params: { id } }),
    listKey: historyQuery.queryKey,
    onDeleted,
    title: 'Optimization Deleted',
    wordsOf: ({ businessName }) => `${businessName}. Pictures that a page names stay where they are.`,
  });
}
