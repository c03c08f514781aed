import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { NewHistoryEntry } from '#contract/history.ts';
import type { SeoForm, SeoResult, SeoResultItem } from '#contract/seo-content.ts';
import { call, sentenceOf } from '#web/data/client.ts';
import { toast } from '#web/ui/toast.ts';
import { keepInHistory, onHistorySaved, sendWaitingHistory } from './outbox.ts';

function entryOf(item: SeoResultItem, form: SeoForm): NewHistoryEntry {
  return {
    businessName: form.businessName,
    platform: item.platform,
    notes: form.industry,
    contentType: 'generated',
    tags: ['generated', 'completed'],
    seoContent: item,
    form: { ...form },
  };
}

/** Saves results to the history, and edits of them as new versions of their entry. */
export function useKeptResults() {
  const queryClient = useQueryClient();
  const entryIds = useRef(new Map<number, number>());

  useEffect(() => {
    const stop = onHistorySaved((sent, entry) => {
      const id = sent.seoContent?.seoContentId;
      if (typeof id === 'number') entryIds.current.set(id, entry.id);
      void queryClient.invalidateQueries({ queryKey: ['/api/content-history'] });
    });
    void sendWaitingHistory();
    return stop;
  }, [queryClient]);

  const keep = useCallback(
    (result: SeoResult, form: SeoForm) => keepInHistory(result.products.map((item) => entryOf(item, form))),
    [],
  );

  /** A result that was opened from the history belongs to that entry. */
  const know = useCallback((seoContentId: number, entryId: number) => {
    entryIds.current.set(seoContentId, entryId);
  }, []);

  const saveEdit = useCallback(
    async (item: SeoResultItem) => {
      // An edit right after the result may come before the entry itself has arrived.
      await sendWaitingHistory();
      const id = item.seoContentId === null ? undefined : entryIds.current.get(item.seoContentId);
      try {
        if (id === undefined) throw new TypeError('The entry is not saved yet.');
        await call('PATCH /api/content-history/:id', { params: { id }, body: { seoContent: item } });
        await queryClient.invalidateQueries({ queryKey: ['/api/content-history'] });
        toast({
          title: 'Saved',
          description: 'Your change is in the history as a new version.',
          tone: 'good',
        });
      } catch (error) {
        toast({
          title: 'Not saved yet',
          description: `${sentenceOf(error)} Your change is still on this page.`,
          tone: 'poor',
        });
      }
    },
    [queryClient],
  );

  return { keep, know, saveEdit };
}
