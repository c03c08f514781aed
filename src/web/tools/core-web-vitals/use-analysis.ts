import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SpeedFormInput, SpeedRecord } from '#contract/core-web-vitals.ts';
import { call } from '#web/data/client.ts';
import { hostOf } from '#web/lib/typed-address.ts';
import { usageQuery } from '#web/data/usage.ts';
import { newestIn } from '#web/data/interrupted-run.ts';
import { useOneRun } from '#web/data/use-one-run.ts';
import { runFailure } from '#web/report/run-failure.ts';
import { useListDeletion } from '#web/report/use-undoable-deletion.ts';
import { toast } from '#web/ui/toast.ts';
import { analyze, historyQuery, recordQuery, listsKey, type SpeedState } from './api.ts';

export interface RunningAnalysis {
  form: SpeedFormInput;
  state: SpeedState | null;
}

const tellFailure = runFailure('Analysis Failed', 'Failed to analyze website. Please try again.');

/** Runs one analysis at a time; leaving the page or stopping ends it on the server too. */
export function useAnalysis(onShow: (record: SpeedRecord) => void) {
  const queryClient = useQueryClient();
  const { running, run, stop, interrupted, failure } = useOneRun<RunningAnalysis>({
    tool: 'core-web-vitals',
    onFailure: tellFailure,
    newest: async () => newestIn(await queryClient.ensureQueryData(historyQuery)),
  });

  const keep = useCallback(
    (record: SpeedRecord) => {
      queryClient.setQueryData(recordQuery(record.id).queryKey, record);
      void queryClient.invalidateQueries({ queryKey: listsKey });
      onShow(record);
    },
    [queryClient, onShow],
  );

  const start = (form: SpeedFormInput) =>
    run({ subject: form.url, form }, { form, state: null }, async ({ signal, update, orKept }) => {
      const answer = analyze(form, {
        signal,
        onState: (state) => update((now) => ({ ...now, state })),
      });
      const record = await orKept(answer, async (isOfRun) => {
        const list = await queryClient.fetchQuery({ ...historyQuery, staleTime: 0 });
        return list.find(({ id, url }) => isOfRun(id, url)) ?? null;
      });
      keep(record);
      void queryClient.invalidateQueries({ queryKey: usageQuery.queryKey });
      toast({ title: 'Analysis Complete', description: hostOf(record.url), tone: 'good' });
    });

  return { running, start, stop, keep, interrupted, failure };
}

/** Deletes an analysis, with a way back. */
export function useDeletion(onDeleted: (id: number) => void) {
  return useListDeletion<SpeedRecord>({
    remove: (id) => call('DELETE /api/core-web-vitals/:id', { params: { id } }),
    restore: (id) => call('POST /api/core-web-vitals/:id/restore', { params: { id } }),
    listKey: historyQuery.queryKey,
    staleKey: listsKey,
    onDeleted,
    title: 'Analysis Deleted',
    wordsOf: ({ url }) => hostOf(url),
  });
}
