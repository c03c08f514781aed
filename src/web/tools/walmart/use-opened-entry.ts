import { useEffect, useEffectEvent } from 'react';
import type { HistoryEntry } from '#contract/history.ts';
import { ApiError, call } from '#web/data/client.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { toast } from '#web/ui/toast.ts';

/**
 * Opens an entry of the history. One that the address asks for and that cannot be had is told; the last result of
 * this browser may have been deleted meanwhile, which is nobody's fault.
 */
export function useOpenedEntry(
  id: number | null,
  { asked, onOpened }: { asked: boolean; onOpened: (entry: HistoryEntry) => void },
): void {
  const opened = useEffectEvent(onOpened);
  useEffect(() => {
    if (id === null) return;
    const controller = new AbortController();
    call('GET /api/content-history/:id', { params: { id }, signal: controller.signal })
      .then((entry) => opened(entry))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        if (!asked && error instanceof ApiError && error.status === 404) return;
        toast({ title: 'Could not open the entry', description: sentenceOf(error), tone: 'poor' });
      });
    return () => controller.abort();
  }, [id, asked]);
}
