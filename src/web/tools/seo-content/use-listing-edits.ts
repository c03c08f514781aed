import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValue, SeoResult, SeoResultItem } from '#contract/seo-content.ts';
import { changeField } from '#rules/listing/result-item.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { mergeEdits } from '#web/data/merge-edits.ts';
import { keepResult, lastResult } from './session-result.ts';
import type { Generation, useGeneration } from './use-generation.ts';
import type { useKeptResults } from './use-kept-results.ts';

interface Edited extends Pick<ReturnType<typeof useGeneration>, 'show' | 'change'> {
  userId: string;
  generation: Generation;
  kept: Pick<ReturnType<typeof useKeptResults>, 'resume' | 'note' | 'saveEdit'>;
}

/**
 * Edits of the listings on the screen, and their saving. What could not be saved is tried again with the connection, and
 * when the page is there again after a reload.
 */
export function useListingEdits({ userId, generation, show, change, kept }: Edited) {
  const { resume, note, saveEdit } = kept;
  const latest = useRef(generation);
  useEffect(() => {
    latest.current = generation;
  });
  /** Listings whose last save failed. */
  const failed = useRef(new Set<number | null>());

  /** What another window changed goes into the listing here, beside what was typed since. */
  const takeIn = useCallback(
    (sent: SeoResultItem, saved: SeoResultItem) =>
      change((result) => {
        const products = result.products.map((item) => {
          if (item.seoContentId !== sent.seoContentId) return item;
          const merged = saved === sent ? item : mergeEdits(saved, sent, item);
          note(merged);
          return merged;
        });
        keepResult(userId, { ...result, products });
        return { ...result, products };
      }),
    [change, note, userId],
  );

  const save = useCallback(
    async function saveItem(item: SeoResultItem): Promise<void> {
      const { seoContentId } = item;
      const again = () => {
        const now = productsOf(latest.current).find((one) => one.seoContentId === seoContentId);
        if (now) void saveItem(now);
      };
      const saved = await saveEdit(item, again);
      if (saved) takeIn(item, saved);
      if (saved) failed.current.delete(seoContentId);
      else failed.current.add(seoContentId);
    },
    [saveEdit, takeIn],
  );

  const saveFailed = useEffectEvent(() => {
    for (const item of productsOf(generation)) if (failed.current.has(item.seoContentId)) void save(item);
  });
  useEffect(() => {
    const again = () => saveFailed();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  useEffect(() => {
    const last = lastResult(userId);
    const unsaved = resume(last);
    show(last);
    for (const item of unsaved) void save(item);
  }, [resume, save, show, userId]);

  const changeItem = useCallback(
    (index: number, field: FieldId, value: FieldValue) =>
      change((before) => {
        const products = before.products.map((item, place) =>
          place === index ? changeField(item, field, value) : item,
        );
        const result: SeoResult = { ...before, products };
        keepResult(userId, result);
        const changed = products[index];
        if (changed) note(changed);
        return result;
      }),
    [change, note, userId],
  );
  const saveAt = useCallback(
    (index: number) => {
      const item = productsOf(latest.current)[index];
      if (item) void save(item);
    },
    [save],
  );
  return { changeItem, saveAt };
}

const productsOf = (generation: Generation): readonly SeoResultItem[] =>
  generation.state === 'done' ? generation.result.products : [];
