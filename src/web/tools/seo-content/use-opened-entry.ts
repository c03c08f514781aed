import { useEffect, useEffectEvent } from 'react';
import type { HistoryEntry } from '#contract/history.ts';
import type { SeoResult } from '#contract/seo-content.ts';
import { call } from '#web/data/client.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { toast } from '#web/ui/toast.ts';
import { draftFrom, type SeoFormDraft } from './draft.ts';

interface OpenedEntry {
  onOpened: (
    draft: SeoFormDraft | null,
    result: SeoResult | null,
    entry: Pick<HistoryEntry, 'id' | 'version'>,
  ) => void;
  onEnd: () => void;
}

/** `?history=ID` opens an entry of the history: its form as it was typed, and its result. */
export function useOpenedEntry(id: string | null, { onOpened, onEnd }: OpenedEntry): void {
  const opened = useEffectEvent(onOpened);
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (id === null) return;
    const controller = new AbortController();
    call('GET /api/content-history/:id', { params: { id: Number(id) }, signal: controller.signal })
      .then((entry) => {
        const item = entry.seoContent as SeoResult['products'][number] | null;
        const result = item?.checks
          ? { totalProducts: 1, products: [item], writer: item.writer, notice: null }
          : null;
        opened(draftFrom(entry.form), result, entry);
        ended();
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        toast({ title: 'Could not open the entry', description: sentenceOf(error), tone: 'poor' });
        ended();
      });
    return () => controller.abort();
  }, [id]);
}
