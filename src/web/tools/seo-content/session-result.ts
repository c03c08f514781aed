import type { SeoResult, SeoResultItem } from '#contract/seo-content.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

const keyOf = (userId: string) => `shelfmark.seo-result.${userId}`;

/** Keeps the last result of this tab, so that a reload shows it again. The lasting copy is in the history. */
export function keepResult(userId: string, result: SeoResult | null): void {
  try {
    if (result === null) sessionStorage.removeItem(keyOf(userId));
    else sessionStorage.setItem(keyOf(userId), JSON.stringify(result));
  } catch {
    // Too large for the tab's storage: the history has it.
  }
}

export function lastResult(userId: string): SeoResult | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
    return typeof stored === 'object' && stored !== null && 'products' in stored
      ? (stored as SeoResult)
      : null;
  } catch {
    return null;
  }
}

/** Listings as they were last saved, by number: those that stand changed on the screen. */
export type SavedListings = Record<string, SeoResultItem>;

const savedKeyOf = (userId: string) => `shelfmark.seo-saved-result.${userId}`;

/** Keeps what is saved of the listings whose changes are not: after a reload they would pass for unchanged. */
export function keepSaved(userId: string, saved: SavedListings): void {
  if (Object.keys(saved).length === 0) removeStored(savedKeyOf(userId), 'sessionStorage');
  else writeStored(savedKeyOf(userId), JSON.stringify(saved), 'sessionStorage');
}

/** What `keepSaved` kept in this tab; nothing where something else was written there. */
export function keptSaved(userId: string): SavedListings {
  try {
    const kept: unknown = JSON.parse(readStored(savedKeyOf(userId), 'sessionStorage') ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as SavedListings) : {};
  } catch {
    return {};
  }
}
