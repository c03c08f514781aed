import type { SeoResultItem } from '#contract/seo-content.ts';
import { ApiError, call } from './client.ts';
import { entryOf } from './history-entry.ts';
import { isChanged, mergeEdits } from './merge-edits.ts';

/** An entry of the history as this page knows it. */
export interface KnownEntry {
  id: number;
  version: number;
}

export interface SavedEdit extends KnownEntry {
  item: SeoResultItem;
  /** Whether another window's changes came in. */
  isMerged: boolean;
}

/** Times that a save is tried again because another window was quicker. */
const mostTries = 3;

/**
 * Saves an edited listing over the version that is known; where another one is there by now, over that with both
 * changes. Throws `ApiError` and what a failed connection throws.
 * @param base what the listing said when it was last shown or saved: an edit is what differs from it
 * @param known the entry of the listing; without it, the one that is found by the listing's number
 */
export async function saveOver(
  mine: SeoResultItem,
  base: SeoResultItem,
  known?: KnownEntry,
): Promise<SavedEdit> {
  // The version of an entry that this page never saw is taken for unknown.
  const entry = known ?? { id: (await entryOf(mine)).id, version: 0 };
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
      isMerged = isChanged(merged, mine);
      // What is there already makes no version of its own: another tab may have saved the same.
      if (merged === content) return { id: entry.id, version, item: content, isMerged };
      item = merged;
    }
  }
}
