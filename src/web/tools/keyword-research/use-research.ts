import { useQueryClient } from '@tanstack/react-query';
import type {
  ResearchCategoryId,
  ResearchFormInput,
  ResearchRecord,
  ResearchSummary,
} from '#contract/keyword-research.ts';
import { call } from '#web/data/client.ts';
import { usageQuery } from '#web/data/usage.ts';
import { newestIn } from '#web/data/interrupted-run.ts';
import { useOneRun } from '#web/data/use-one-run.ts';
import { runFailure } from '#web/report/run-failure.ts';
import { useListDeletion } from '#web/report/use-undoable-deletion.ts';
import { toast } from '#web/ui/toast.ts';
import { historyQuery, recordQuery, research, type ResearchStep } from './api.ts';

export interface RunningResearch {
  businessName: string;
  step: ResearchStep | null;
  /** Keywords of each list that stands already. */
  counts: Partial<Record<ResearchCategoryId, number>>;
}

const tellFailure = runFailure('Research Failed', 'Failed to research keywords. Please try again.');

/** "1,204 keywords" or "1 keyword". */
export const keywordWords = (count: number) =>
  count === 1 ? '1 keyword' : `${count.toLocaleString('en')} keywords`;

/** Runs one research at a time; leaving the page or stopping ends it on the server too. */
export function useResearch(onShow: (record: ResearchRecord) => void) {
  const queryClient = useQueryClient();
  const { running, run, stop, interrupted, failure } = useOneRun<RunningResearch>({
    tool: 'keyword-research',
    onFailure: tellFailure,
    newest: async () => newestIn(await queryClient.ensureQueryData(historyQuery)),
  });

  const start = (form: ResearchFormInput) =>
    run(
      { subject: form.businessName, form },
      { businessName: form.businessName, step: null, counts: {} },
      async ({ signal, update, orKept }) => {
        try {
          const answer = research(form, {
            signal,
            onStep: (step) => update((now) => ({ ...now, step })),
            onPart: ({ category, data }) =>
              update((now) => ({ ...now, counts: { ...now.counts, [category]: data.keywords.length } })),
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
            title: 'Research Complete',
            description: `${record.businessName}: ${keywordWords(record.totalKeywords)}`,
            tone: 'good',
          });
        } finally {
          void queryClient.invalidateQueries({ queryKey: usageQuery.queryKey });
        }
      },
    );

  return { running, start, stop, interrupted, failure };
}

/** Deletes a research, with a way back. */
export function useDeletion(onDeleted: (id: number) => void) {
  return useListDeletion<ResearchSummary>({
    remove: (id) => call('DELETE /api/keyword-research/:id', { params: { id } }),
    restore: (id) => call('POST /api/keyword-research/:id/restore', { params: { id } }),
    listKey: historyQuery.queryKey,
    onDeleted,
    title: 'Research Deleted',
    wordsOf: ({ businessName }) => businessName,
  });
}
