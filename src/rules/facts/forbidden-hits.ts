import type { Listing } from '#rules/listing/listing.ts';
import type { FieldId, Forbidden, Platform } from '#rules/platforms/platform.ts';
import { entriesOf } from './field-text.ts';
import { finds, isAnchored, matches } from '#rules/text/pattern-finds.ts';
import { mayBePlaceholder, placeholdersIn } from './placeholders.ts';
import { mayPromote, promotionsIn } from './promotion.ts';

/** Something in a field that the platform refuses. */
export interface ForbiddenHit {
  field: FieldId;
  /** As it stands there. */
  text: string;
  /** Sentence part for the seller: what kind of thing it is. */
  label: string;
}

/**
 * `form(t)`: content that the platform forbids, promotional talk that none wants and placeholders, in the order of the fields.
 * Each pattern is tried once on all fields joined; only what may match is looked up field by field.
 */
export function forbiddenHits(
  platform: Platform,
  listing: Listing,
  fields: readonly FieldId[],
  seller: { names: string; brief: () => string },
): ForbiddenHit[] {
  const entries = fields.flatMap((field) => entriesOf(listing[field]).map((text) => ({ field, text })));
  const joined = entries.map(({ text }) => text).join('\n');
  const rules = platform.forbidden.filter(
    // Published advice (Etsy's gift words) is no breach; `fit` takes it out and the checks weigh it.
    (rule) => rule.advice !== true && (isAnchored(rule.pattern) || matches(rule.pattern, joined)),
  );
  const promotes = mayPromote(joined);
  const isUnfinished = mayBePlaceholder(joined);
  if (rules.length === 0 && !promotes && !isUnfinished) return [];
  const names = seller.names.toLowerCase();
  return entries.flatMap(({ field, text }) => {
    const hits = rules.flatMap((rule) => hitsOf(rule, field, text, names));
    if (isUnfinished) hits.push(...placeholderHits(field, text, seller.brief()));
    if (!promotes) return hits.map(({ hit }) => hit);
    for (const promotion of promotionsIn(text, seller.brief())) {
      const known = hits.some(({ start, end }) => promotion.start >= start && promotion.start < end);
      if (known || names.includes(promotion.text.toLowerCase())) continue;
      const { start, kind } = promotion;
      hits.push({ start, end: start, hit: { field, text: promotion.text, label: kind } });
    }
    return hits.map(({ hit }) => hit);
  });
}

interface PlacedHit {
  start: number;
  end: number;
  hit: ForbiddenHit;
}

/** What the seller wrote so is meant so ("[your name] is engraved here"). */
function placeholderHits(field: FieldId, text: string, brief: string): PlacedHit[] {
  return placeholdersIn(text)
    .filter((found) => !brief.includes(found.text.toLowerCase()))
    .map((found) => ({
      start: found.start,
      end: found.start + found.text.length,
      hit: { field, text: found.text.trim(), label: 'a placeholder' },
    }));
}

function hitsOf(rule: Forbidden, field: FieldId, text: string, names: string): PlacedHit[] {
  if (rule.fields !== undefined && !rule.fields.includes(field)) return [];
  return finds(rule.pattern, text)
    .filter((find) => find.text.trim() !== '')
    .filter((find) => rule.allowedInBrand !== true || !names.includes(find.text.trim().toLowerCase()))
    .map((find) => ({
      start: find.start,
      end: find.start + find.text.length,
      hit: { field, text: find.text.trim(), label: rule.label },
    }));
}

/** What a platform only discourages in a field (Etsy's gift words): no breach, but taken off a title's points. */
export function adviceHits(platform: Platform, field: FieldId, text: string): string[] {
  return platform.forbidden
    .filter((rule) => rule.advice === true && (rule.fields === undefined || rule.fields.includes(field)))
    .flatMap((rule) => finds(rule.pattern, text).map((find) => find.text.trim()));
}
