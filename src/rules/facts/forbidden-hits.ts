import type { Listing } from '#rules/listing/listing.ts';
import type { FieldId, Platform } from '#rules/platforms/platform.ts';
import { entriesOf } from './field-text.ts';
import { promotionsIn } from './promotion.ts';

/** Something in a field that the platform refuses. */
export interface ForbiddenHit {
  field: FieldId;
  /** As it stands there. */
  text: string;
  /** Sentence part for the seller: what kind of thing it is. */
  label: string;
}

/** `form(t)`: content that the platform forbids, and promotional talk that none wants, in the order of the fields. */
export function forbiddenHits(
  platform: Platform,
  listing: Listing,
  fields: readonly FieldId[],
  seller: { names: string; brief: string },
): ForbiddenHit[] {
  const hits: ForbiddenHit[] = [];
  const names = seller.names.toLowerCase();
  for (const field of fields) {
    for (const entry of entriesOf(listing[field])) {
      const places: Array<{ start: number; end: number }> = [];
      for (const rule of platform.forbidden) {
        if (rule.fields !== undefined && !rule.fields.includes(field)) continue;
        // Published advice (Etsy's gift words) is no breach; `fit` takes it out and the checks weigh it.
        if (rule.advice === true) continue;
        for (const match of entry.matchAll(rule.pattern)) {
          if (match[0].trim() === '') continue;
          if (rule.allowedInBrand === true && names.includes(match[0].trim().toLowerCase())) continue;
          places.push({ start: match.index, end: match.index + match[0].length });
          hits.push({ field, text: match[0].trim(), label: rule.label });
        }
      }
      for (const promotion of promotionsIn(entry, seller.brief)) {
        const known = places.some(({ start, end }) => promotion.start >= start && promotion.start < end);
        if (known || names.includes(promotion.text.toLowerCase())) continue;
        hits.push({ field, text: promotion.text, label: promotion.kind });
      }
    }
  }
  return hits;
}

/** What a platform only discourages in a field (Etsy's gift words): no breach, but taken off a title's points. */
export function adviceHits(platform: Platform, field: FieldId, text: string): string[] {
  return platform.forbidden
    .filter((rule) => rule.advice === true && (rule.fields === undefined || rule.fields.includes(field)))
    .flatMap((rule) => [...text.matchAll(rule.pattern)].map((match) => match[0].trim()));
}
