import type { SeoResultItem } from '#contract/seo-content.ts';
import { changeField, listingOf } from '#rules/listing/result-item.ts';
import type { FieldId } from '#rules/platforms/platform.ts';

/**
 * The newest version of a listing with what was changed here: each field in which `mine` differs from `base` is taken
 * from `mine`, all others are as `latest` has them. Scored again where it differs.
 */
export function mergeEdits(latest: SeoResultItem, base: SeoResultItem, mine: SeoResultItem): SeoResultItem {
  const before = listingOf(base);
  const now = listingOf(latest);
  let merged = latest;
  for (const [field, value] of Object.entries(listingOf(mine)))
    if (differs(value, before[field as FieldId]) && differs(value, now[field as FieldId]))
      merged = changeField(merged, field as FieldId, value);
  return merged;
}

function differs(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) !== JSON.stringify(b);
}

/** Whether two states of a listing say something else anywhere. */
export function isChanged(one: SeoResultItem, other: SeoResultItem): boolean {
  return differs(listingOf(one), listingOf(other));
}
