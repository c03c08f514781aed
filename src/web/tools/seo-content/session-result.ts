import type { SeoResult } from '#contract/seo-content.ts';

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
