import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { WebpageAnalysis, WebpageAnalysisSummary, WebpageForm } from '#contract/webpage-analysis.ts';
import { ApiError, call, sentenceOf } from '#web/data/client.ts';
import { hostOf } from '#web/lib/typed-address.ts';
import { toast } from '#web/ui/toast.ts';
import { analysesKey, analysisQuery, analyzePage, listQuery } from './api.ts';

export interface RunningAnalysis {
  form: WebpageForm;
  /** What the server has begun to do, in order; the last one is going on. */
  steps: readonly string[];
}

function tellFailure(error: unknown): void {
  const signedOut = error instanceof ApiError && error.status === 401;
  toast({
    title: 'Analysis Failed',
    description: sentenceOf(error),
    tone: 'poor',
    duration: 12_000,
    ...(signedOut && {
      action: { label: 'Sign in', run: () => location.assign('/api/auth/login?returnTo=/webpage-analyzer') },
    }),
  });
}

/** Runs one analysis at a time; leaving the page or stopping ends it on the server too. */
export function useAnalysis(onShow: (analysis: WebpageAnalysis) => void) {
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<RunningAnalysis | null>(null);
  const controller = useRef<AbortController | null>(null);

  useEffect(() => () => controller.current?.abort(), []);

  const start = useCallback(
    async (form: WebpageForm) => {
      controller.current?.abort();
      const own = new AbortController();
      controller.current = own;
      setRunning({ form, steps: [] });
      try {
        const analysis = await analyzePage(form, {
          signal: own.signal,
          onStep: (sentence) =>
            setRunning((now) => now && { form: now.form, steps: [...now.steps, sentence] }),
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
      } catch (error) {
        if (!own.signal.aborted) tellFailure(error);
      } finally {
        if (controller.current === own) setRunning(null);
      }
    },
    [queryClient, onShow],
  );

  const stop = () => {
    controller.current?.abort();
    setRunning(null);
  };
  return { running, start, stop };
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
      queryClient.removeQueries({ queryKey: analysisQuery(id).queryKey });
      void queryClient.invalidateQueries({ queryKey: analysesKey });
      toast({ title: 'Analysis Deleted', description: hostOf(url), tone: 'good' });
    },
    onError: (error) =>
      toast({
        title: 'Delete Failed',
        description: (error instanceof ApiError && error.body?.message) || 'Failed to delete analysis',
        tone: 'poor',
      }),
  });
}
