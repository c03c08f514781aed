import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SpeedFormInput, SpeedRecord } from '#contract/core-web-vitals.ts';
import { ApiError, call, sentenceOf } from '#web/data/client.ts';
import { hostOf } from '#web/lib/typed-address.ts';
import { toast } from '#web/ui/toast.ts';
import { analyze, historyQuery, recordQuery, listsKey, type SpeedState } from './api.ts';

export interface RunningAnalysis {
  form: SpeedFormInput;
  state: SpeedState | null;
}

function tellFailure(error: unknown): void {
  const signedOut = error instanceof ApiError && error.status === 401;
  const message = error instanceof ApiError ? error.body?.message : undefined;
  toast({
    title: 'Analysis Failed',
    description: message ?? 'Failed to analyze website. Please try again.',
    tone: 'poor',
    duration: 12_000,
    ...(signedOut && {
      action: { label: 'Sign in', run: () => location.assign('/api/auth/login?returnTo=/core-web-vitals') },
    }),
  });
}

/** Runs one analysis at a time; leaving the page or stopping ends it on the server too. */
export function useAnalysis(onShow: (record: SpeedRecord) => void) {
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<RunningAnalysis | null>(null);
  const controller = useRef<AbortController | null>(null);

  useEffect(() => () => controller.current?.abort(), []);

  const keep = useCallback(
    (record: SpeedRecord) => {
      queryClient.setQueryData(recordQuery(record.id).queryKey, record);
      void queryClient.invalidateQueries({ queryKey: listsKey });
      onShow(record);
    },
    [queryClient, onShow],
  );

  const start = async (form: SpeedFormInput) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setRunning({ form, state: null });
    try {
      const record = await analyze(form, {
        signal: own.signal,
        onState: (state) => setRunning({ form, state }),
      });
      keep(record);
      toast({ title: 'Analysis Complete', description: hostOf(record.url), tone: 'good' });
    } catch (error) {
      if (!own.signal.aborted) tellFailure(error);
    } finally {
      if (controller.current === own) setRunning(null);
    }
  };

  const stop = () => {
    controller.current?.abort();
    setRunning(null);
  };
  return { running, start, stop, keep };
}

/** Deletes an analysis, with a way back. */
export function useDeletion(onDeleted: (id: number) => void) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: listsKey });
  const restore = async (id: number) => {
    try {
      await call('POST /api/core-web-vitals/:id/restore', { params: { id } });
      await refresh();
    } catch (error) {
      toast({ title: 'Restore failed', description: sentenceOf(error), tone: 'poor' });
    }
  };
  return useMutation({
    mutationFn: (record: SpeedRecord) =>
      call('DELETE /api/core-web-vitals/:id', { params: { id: record.id } }),
    onSuccess: (_, { id, url }) => {
      queryClient.setQueryData(historyQuery.queryKey, (list) => list?.filter((record) => record.id !== id));
      onDeleted(id);
      void refresh();
      toast({
        title: 'Analysis Deleted',
        description: hostOf(url),
        duration: 10_000,
        action: { label: 'Undo', run: () => void restore(id) },
      });
    },
    onError: (error) => toast({ title: 'Delete Failed', description: sentenceOf(error), tone: 'poor' }),
  });
}
