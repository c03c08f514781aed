import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { WebpageAnalysis, WebpageAnalysisSummary, WebpageForm } from '#contract/webpage-analysis.ts';
import { call } from '#web/data/client.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { forgetQuery } from '#web/data/forget-query.ts';
import { hostOf } from '#web/lib/typed-address.ts';
import { newestIn } from '#web/data/interrupted-run.ts';
import { useOneRun } from '#web/data/use-one-run.ts';
import { runFailure } from '#web/report/run-failure.ts';
import { toast } from '#web/ui/toast.ts';
import { analysisQuery, analyzePage, listQuery } from './api.ts';

export interface RunningAnalysis {
  form: WebpageForm;
  /** What the server has begun to do, in order; the last one is going on. */
  steps: readonly string[];
}

const tellFailure = runFailure('Analysis Failed', null);

/** Runs one analysis at a time; leaving the page or stopping ends it on the server too. */
export function useAnalysis(onShow: (analysis: WebpageAnalysis) => void) {
  const queryClient = useQueryClient();
  const { running, run, stop, interrupted, failure } = useOneRun<RunningAnalysis>({
    tool: 'webpage-analysis',
    onFailure: tellFailure,
    newest: async () => newestIn(await queryClient.ensureQueryData(listQuery)),
  });

  const start = useCallback(
    (form: WebpageForm) =>
      run({ subject: form.url, form }, { form, steps: [] }, async ({ signal, update, orKept }) => {
        const answer = analyzePage(form, {
          signal,
          onStep: (sentence) => update((now) => ({ ...now, steps: [...now.steps, sentence] })),
        });
        const analysis = await orKept(answer, async (isOfRun) => {
          const list = await queryClient.fetchQuery({ ...listQuery, staleTime: 0 });
          const kept = list.find(({ id, url }) => isOfRun(id, url));
          return kept ? await queryClient.fetchQuery(analysisQuery(kept.id)) : null;
        });
        queryClient.setQueryData(analysisQuery(analysis.id).queryKey, analysis);
        void queryClient.invalidateQueries({ queryKey: listQuery.queryKey });
        void queryClient.invalidateQueries({ queryKey: ['/api/content-history'] });
        onShow(analysis);
        toast({
          title: 'Analysis Complete',
          description: `${hostOf(analysis.url)}: ${analysis.seoScore} out of 100`,
          tone: 'good',
        });
      }),
    [queryClient, onShow, run],
  );

  return { running, start, stop, interrupted, failure };
}

/** Deletes an analysis for good. */
export function useDeletion(onDeleted: (id: number) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: WebpageAnalysisSummary) =>
      call('DELETE /api/webpage-analyses/:id', { params: { id } }),
    onSuccess: (_, { id, url }) => {
      queryClient.setQueryData(listQuery.queryKey, (list) => list?.filter((entry) => entry.id !== id));
      onDeleted(id);
      forgetQuery(queryClient, analysisQuery(id).queryKey);
      void queryClient.invalidateQueries({ queryKey: listQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: ['/api/content-history'] });
      toast({ title: 'Analysis Deleted', description: hostOf(url), tone: 'good' });
    },
    onError: (error) =>
      toast({
        title: 'Delete Failed',
        description: sentenceOf(error, 'Failed to delete analysis'),
        tone: 'poor',
      }),
  });
}
