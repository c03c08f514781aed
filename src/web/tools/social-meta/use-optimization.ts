import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SocialMetaForm, SocialMetaRecord } from '#contract/social-meta.ts';
import { ApiError, call, sentenceOf } from '#web/data/client.ts';
import { usageQuery } from '#web/data/usage.ts';
import { toast } from '#web/ui/toast.ts';
import { historyQuery, optimize, recordQuery, type SocialPart, type SocialStep } from './api.ts';

export interface RunningOptimization {
  url: string;
  step: SocialStep | null;
  /** What stands already. */
  page: Extract<SocialPart, { state: 'page' }>['page'] | null;
  texts: Extract<SocialPart, { state: 'texts' }>['optimizedMeta'] | null;
}

function tellFailure(error: unknown): void {
  const signedOut = error instanceof ApiError && error.status === 401;
  const message = error instanceof ApiError ? error.body?.message : undefined;
  toast({
    title: 'Optimization Failed',
    description: message ?? 'Failed to optimize social meta tags. Please try again.',
    tone: 'poor',
    duration: 12_000,
    ...(signedOut && {
      action: {
        label: 'Sign in',
        run: () => location.assign('/api/auth/login?returnTo=/social-meta-optimizer'),
      },
    }),
  });
}

/** Runs one optimization at a time; leaving the page or stopping ends it on the server too. */
export function useOptimization(onShow: (record: SocialMetaRecord) => void) {
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<RunningOptimization | null>(null);
  const controller = useRef<AbortController | null>(null);

  useEffect(() => () => controller.current?.abort(), []);

  const start = async (form: SocialMetaForm) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setRunning({ url: form.url, step: null, page: null, texts: null });
    try {
      const record = await optimize(form, {
        signal: own.signal,
        onStep: (step) => setRunning((now) => now && { ...now, step }),
        onPart: (part) =>
          setRunning(
            (now) =>
              now &&
              (part.state === 'page' ? { ...now, page: part.page } : { ...now, texts: part.optimizedMeta }),
          ),
      });
      queryClient.setQueryData(recordQuery(record.id).queryKey, record);
      void queryClient.invalidateQueries({ queryKey: historyQuery.queryKey });
      onShow(record);
      toast({
        title: 'Optimization Complete',
        description: `${record.businessName}: ${record.optimizationScore} out of 100.`,
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

/** Deletes an optimization, with a way back. */
export function useDeletion(onDeleted: (id: number) => void) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: historyQuery.queryKey });
  const restore = async (id: number) => {
    try {
      await call('POST /api/social-meta/:id/restore', { params: { id } });
      await refresh();
    } catch (error) {
      toast({ title: 'Restore failed', description: sentenceOf(error), tone: 'poor' });
    }
  };
  return useMutation({
    mutationFn: ({ id }: SocialMetaRecord) => call('DELETE /api/social-meta/:id', { params: { id } }),
    onSuccess: (_, { id, businessName }) => {
      queryClient.setQueryData(historyQuery.queryKey, (list) => list?.filter((record) => record.id !== id));
      onDeleted(id);
      void refresh();
      toast({
        title: 'Optimization Deleted',
        description: `${businessName}. Pictures that a page names stay where they are.`,
        duration: 10_000,
        action: { label: 'Undo', run: () => void restore(id) },
      });
    },
    onError: (error) => toast({ title: 'Delete Failed', description: sentenceOf(error), tone: 'poor' }),
  });
}
