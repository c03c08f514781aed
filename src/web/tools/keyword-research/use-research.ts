import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type {
  ResearchCategoryId,
  ResearchFormInput,
  ResearchRecord,
  ResearchSummary,
} from '#contract/keyword-research.ts';
import { ApiError, call, sentenceOf } from '#web/data/client.ts';
import { usageQuery } from '#web/data/usage.ts';
import { toast } from '#web/ui/toast.ts';
import { historyQuery, recordQuery, research, type ResearchStep } from './api.ts';

export interface RunningResearch {
  businessName: string;
  step: ResearchStep | null;
  /** Keywords of each list that stands already. */
  counts: Partial<Record<ResearchCategoryId, number>>;
}

function tellFailure(error: unknown): void {
  const signedOut = error instanceof ApiError && error.status === 401;
  const message = error instanceof ApiError ? error.body?.message : undefined;
  toast({
    title: 'Research Failed',
    description: message ?? 'Failed to research keywords. Please try again.',
    tone: 'poor',
    duration: 12_000,
    ...(signedOut && {
      action: { label: 'Sign in', run: () => location.assign('/api/auth/login?returnTo=/keyword-research') },
    }),
  });
}

/** "1,204 keywords" or "1 keyword". */
export const keywordWords = (count: number) =>
  count === 1 ? '1 keyword' : `${count.toLocaleString('en')} keywords`;

/** Runs one research at a time; leaving the page or stopping ends it on the server too. */
export function useResearch(onShow: (record: ResearchRecord) => void) {
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<RunningResearch | null>(null);
  const controller = useRef<AbortController | null>(null);

  useEffect(() => () => controller.current?.abort(), []);

  const start = async (form: ResearchFormInput) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setRunning({ businessName: form.businessName, step: null, counts: {} });
    try {
      const record = await research(form, {
        signal: own.signal,
        onStep: (step) => setRunning((now) => now && { ...now, step }),
        onPart: ({ category, data }) =>
          setRunning((now) => now && { ...now, counts: { ...now.counts, [category]: data.keywords.length } }),
      });
      queryClient.setQueryData(recordQuery(record.id).queryKey, record);
      void queryClient.invalidateQueries({ queryKey: historyQuery.queryKey });
      onShow(record);
      toast({
        title: 'Research Complete',
        description: `${record.businessName}: ${keywordWords(record.totalKeywords)}`,
        tone: 'good',
      });
    } catch (error) {
      if (!own.signal.aborted) tellFailure(error);
    } finally {
      void queryClient.invalidateQueries({ queryKey: usageQuery.queryKey });
      if (controller.current === own) setRunning(null);
    }
  };

  const stop = () => {
    controller.current?.abort();
    setRunning(null);
  };
  return { running, start, stop };
}

/** Deletes a research, with a way back. */
export function useDeletion(onDeleted: (id: number) => void) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: historyQuery.queryKey });
  const restore = async (id: number) => {
    try {
      await call('POST /api/keyword-research/:id/restore', { params: { id } });
      await refresh();
    } catch (error) {
      toast({ title: 'Restore failed', description: sentenceOf(error), tone: 'poor' });
    }
  };
  return useMutation({
    mutationFn: ({ id }: ResearchSummary) => call('DELETE /api/keyword-research/:id', { params: { id } }),
    onSuccess: (_, { id, businessName }) => {
      queryClient.setQueryData(historyQuery.queryKey, (list) => list?.filter((record) => record.id !== id));
      onDeleted(id);
      void refresh();
      toast({
        title: 'Research Deleted',
        description: businessName,
        duration: 10_000,
        action: { label: 'Undo', run: () => void restore(id) },
      });
    },
    onError: (error) => toast({ title: 'Delete Failed', description: sentenceOf(error), tone: 'poor' }),
  });
}
