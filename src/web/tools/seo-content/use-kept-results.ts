import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { NewHistoryEntry } from '#contract/history.ts';
import type { SeoForm, SeoResult, SeoResultItem } from '#contract/seo-content.ts';
import { listingOf } from '#rules/listing/result-item.ts';
import { ApiError, call } from '#web/data/client.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { entryOf as historyEntryOf } from '#web/data/history-entry.ts';
import { keepInHistory, sendWaitingHistory } from '#web/data/history-outbox.ts';
import { useHistoryOutbox } from '#web/data/use-history-outbox.ts';
import { toast } from '#web/ui/toast.ts';
import { isChanged, mergeEdits } from './merge-edits.ts';
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

/** An entry of the history as this page knows it. */
interface KnownEntry {
  id: number;
  version: number;
}

/** Times that a save is tried again because another window was quicker. */
const mostTries = 3;

/** Saves results to the history, and edits of them as new versions of their entry. */
export function useKeptResults(userId: string) {
  const queryClient = useQueryClient();
  const entries = useRef(new Map<number, KnownEntry>());
  /** What each listing said when it was last shown or saved: an edit is what differs from it. */
  const bases = useRef(new Map<number, SeoResultItem>());
  /** Of those, the ones that stand changed on the screen: they outlive a reload. */
  const unsaved = useRef<SavedListings>({});

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

  /** To be called with each result that the page shows anew. */
  const remember = useCallback(
    (result: SeoResult | null) => {
      for (const item of result?.products ?? [])
        if (item.seoContentId !== null) bases.current.set(item.seoContentId, item);
      unsaved.current = {};
      keepSaved(userId, {});
    },
    [userId],
  );

  /** To be called with each listing that is changed here: until it is saved, a reload has to know what is. */
  const note = useCallback(
    (item: SeoResultItem) => {
      const { seoContentId } = item;
      const base = seoContentId === null ? undefined : bases.current.get(seoContentId);
      if (seoContentId === null || !base || isChanged(item, base) === seoContentId in unsaved.current) return;
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
        const known = entries.current.get(seoContentId);
        const saved = await saveOver(item, base, known ?? (await entryWith(item)));
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

  return { keep, know, remember, resume, note, saveEdit };
}

/**
 * The entry of a listing whose number this page has forgotten, as after a reload: posting it again gives the one that is
 * there. Its version is taken for unknown, since this page never saw it.
 */
async function entryWith(item: SeoResultItem): Promise<KnownEntry> {
  const { id } = await historyEntryOf(item);
  return { id, version: 0 };
}

interface SavedEdit extends KnownEntry {
  item: SeoResultItem;
  /** Whether another window's changes came in. */
  isMerged: boolean;
}

/** Saves over the version that is known; where another one is there by now, over that with both changes. */
async function saveOver(mine: SeoResultItem, base: SeoResultItem, entry: KnownEntry): Promise<SavedEdit> {
  let { version } = entry;
  let item = mine;
  let isMerged = false;
  const params = { id: entry.id };
  for (let tries = 0; ; tries += 1) {
    try {
      if (version === 0) throw new ApiError(409, '', 'Conflict');
      const { version: next } = await call('PATCH /api/content-history/:id', {
        params,
        body: { seoContent: item, version },
      });
      return { id: entry.id, version: next, item, isMerged };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || tries >= mostTries) throw error;
      if (error.body?.code === 'storage_full') throw error;
      const latest = await call('GET /api/content-history/:id', { params });
      version = latest.version;
      const content = latest.seoContent as SeoResultItem | null;
      if (!content?.checks) continue;
      const merged = mergeEdits(content, base, mine);
      isMerged = JSON.stringify(listingOf(merged)) !== JSON.stringify(listingOf(mine));
      item = merged;
    }
  }
}
