import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { NewHistoryEntry } from '#contract/history.ts';
import type { SeoForm, SeoResult, SeoResultItem } from '#contract/seo-content.ts';
import { keepEdits, sendWaitingEdits, takeBackEdit, type WaitingEdit } from '#web/data/edit-outbox.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { keepInHistory, sendWaitingHistory } from '#web/data/history-outbox.ts';
import { isChanged } from '#web/data/merge-edits.ts';
import { type KnownEntry, saveOver } from '#web/data/save-edit.ts';
import { useHistoryOutbox } from '#web/data/use-history-outbox.ts';
import { toast } from '#web/ui/toast.ts';
import { keepSaved, keptSaved, type SavedListings } from './session-result.ts';

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
export function useKeptResults(userId: string) {
  const queryClient = useQueryClient();
  const entries = useRef(new Map<number, KnownEntry>());
  /** What each listing said when it was last shown or saved: an edit is what differs from it. */
  const bases = useRef(new Map<number, SeoResultItem>());
  /** Of those, the ones that stand changed on the screen: they outlive a reload. */
  const unsaved = useRef<SavedListings>({});
  /** What the listings that were changed here say now. */
  const changed = useRef(new Map<number, SeoResultItem>());

  useHistoryOutbox(userId, (sent, { id, version }) => {
    const seoContentId = sent.seoContent?.seoContentId;
    if (typeof seoContentId === 'number') entries.current.set(seoContentId, { id, version });
  });

  const keep = useCallback(
    (result: SeoResult, form: SeoForm) =>
      keepInHistory(
        userId,
        result.products.map((item) => entryOf(item, form)),
      ),
    [userId],
  );

  /** Puts what is changed and not saved where it is saved from without the screen. */
  const keepUnsaved = useCallback(() => {
    const edits = Object.entries(unsaved.current).flatMap(([id, base]) => {
      const mine = changed.current.get(Number(id));
      return mine ? [{ mine, base }] : [];
    });
    keepEdits(userId, edits);
    return edits;
  }, [userId]);

  /** To be called before the listings leave the screen: their changes are saved without them. */
  const leave = useCallback(() => {
    keepUnsaved();
    unsaved.current = {};
    keepSaved(userId, {});
    const readAnew = () => void queryClient.invalidateQueries({ queryKey: ['/api/content-history'] });
    void sendWaitingEdits(userId, readAnew, true);
  }, [keepUnsaved, queryClient, userId]);

  useEffect(() => {
    // Whoever closes the tab, or the page in it, may never come back to this one.
    let kept: readonly WaitingEdit[] = [];
    const keepNow = () => {
      kept = keepUnsaved();
    };
    // A page that comes back as it was has its changes still on the screen.
    const takeBack = () => {
      for (const edit of kept) takeBackEdit(userId, edit);
      kept = [];
    };
    window.addEventListener('pagehide', keepNow);
    window.addEventListener('pageshow', takeBack);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      window.removeEventListener('pageshow', takeBack);
      keepNow();
    };
  }, [keepUnsaved, userId]);

  /** To be called with each result that the page shows anew. */
  const remember = useCallback(
    (result: SeoResult | null) => {
      leave();
      for (const item of result?.products ?? [])
        if (item.seoContentId !== null) bases.current.set(item.seoContentId, item);
    },
    [leave],
  );

  /** To be called with each listing that is changed here: until it is saved, a reload has to know what is. */
  const note = useCallback(
    (item: SeoResultItem) => {
      const { seoContentId } = item;
      const base = seoContentId === null ? undefined : bases.current.get(seoContentId);
      if (seoContentId === null || !base) return;
      changed.current.set(seoContentId, item);
      if (isChanged(item, base) === seoContentId in unsaved.current) return;
      takeBackEdit(userId, { mine: item, base });
      const { [seoContentId]: known, ...others } = unsaved.current;
      unsaved.current = known ? others : { ...others, [seoContentId]: base };
      keepSaved(userId, unsaved.current);
    },
    [userId],
  );

  /** Like `remember`, with what this tab showed before a reload. Gives the listings whose changes are not saved. */
  const resume = useCallback(
    (result: SeoResult | null): SeoResultItem[] => {
      const saved = keptSaved(userId);
      remember(result);
      return (result?.products ?? []).filter((item) => {
        const base = item.seoContentId === null ? undefined : saved[item.seoContentId];
        if (item.seoContentId === null || !base) return false;
        bases.current.set(item.seoContentId, base);
        note(item);
        return true;
      });
    },
    [note, remember, userId],
  );

  /** A result that was opened from the history belongs to that entry. */
  const know = useCallback((seoContentId: number, entry: KnownEntry) => {
    entries.current.set(seoContentId, entry);
  }, []);

  /**
   * Saves an edited listing; gives it with what another window changed meanwhile, or null when it could not be saved.
   * @param again saves it as it stands then
   */
  const saveEdit = useCallback(
    async (item: SeoResultItem, again: () => void): Promise<SeoResultItem | null> => {
      // An edit right after the result may come before the entry itself has arrived.
      await sendWaitingHistory(userId);
      try {
        const { seoContentId } = item;
        if (seoContentId === null) throw new Error('The listing has no number yet.');
        const base = bases.current.get(seoContentId) ?? item;
        const saved = await saveOver(item, base, entries.current.get(seoContentId));
        entries.current.set(seoContentId, { id: saved.id, version: saved.version });
        bases.current.set(seoContentId, saved.item);
        await queryClient.invalidateQueries({ queryKey: ['/api/content-history'] });
        toast({
          title: 'Saved',
          description: saved.isMerged
            ? 'This listing was changed in another window too. Both changes are in the new version.'
            : 'Your change is in the history as a new version.',
          tone: 'good',
        });
        return saved.item;
      } catch (error) {
        toast({
          title: 'Not saved yet',
          description: `${sentenceOf(error)} Your change is still on this page.`,
          tone: 'poor',
          action: { label: 'Save again', run: again },
        });
        return null;
      }
    },
    [queryClient, userId],
  );

  return { keep, know, leave, remember, resume, note, saveEdit };
}
