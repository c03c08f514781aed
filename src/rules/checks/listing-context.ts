import type { FieldValue } from '#contract/seo-content.ts';
import { entriesOf } from '#rules/facts/field-text.ts';
import { joinMeasured, measureText, type MeasuredText } from '#rules/facts/measured-text.ts';
import { prepareLedger, type PreparedLedger } from '#rules/facts/prepared-ledger.ts';
import type { Language, Ledger, Listing } from '#rules/listing/listing.ts';
import type { FieldId, FieldRule, Platform } from '#rules/platforms/platform.ts';

/** What a scorecard judges: one listing on one platform, against the facts of its seller. */
export interface ScoredListing {
  platform: Platform;
  listing: Listing;
  ledger: Ledger;
  productName: string;
}

/** A scored listing with its fields cut into words once, for all checks. Nothing in it changes after it is made. */
export interface ListingContext extends ScoredListing {
  facts: PreparedLedger;
  language: Language;
  /** Stems of product name and brand: words that nobody may hold against the seller. */
  nameStems: ReadonlySet<string>;
  rule: (field: FieldId) => FieldRule | undefined;
  value: (field: FieldId) => FieldValue | undefined;
  /** A field as one text; empty when it is not there. */
  text: (field: FieldId) => MeasuredText;
  /** A field's entries: list items, pairs as `name: value`, a text as one entry. */
  entries: (field: FieldId) => readonly MeasuredText[];
  /** Several fields as one text. */
  together: (fields: readonly FieldId[]) => MeasuredText;
  /** Fields of the platform that are filled. */
  filled: readonly FieldId[];
  /** Number of details that the seller gave: what a text can be made of. */
  detailCount: number;
  /** Details and what else the seller told of it, such as its maker, its price and how it came to be. */
  toldCount: number;
  /** Words of the brief in which these stand. */
  toldWords: number;
}

/** Prepares a listing for its checks. Texts are measured when they are first asked for. */
export function listingContext(scored: ScoredListing): ListingContext {
  const { platform, listing, ledger, productName } = scored;
  const facts = prepareLedger(ledger);
  const texts = new Map<FieldId, MeasuredText>();
  const joined = new Map<string, MeasuredText>();
  const lists = new Map<FieldId, readonly MeasuredText[]>();
  const entries = (field: FieldId): readonly MeasuredText[] => {
    const known = lists.get(field);
    if (known !== undefined) return known;
    const measured = entriesOf(listing[field]).map(measureText);
    lists.set(field, measured);
    return measured;
  };
  const text = (field: FieldId): MeasuredText => {
    const known = texts.get(field);
    if (known !== undefined) return known;
    const measured = joinMeasured(entries(field));
    texts.set(field, measured);
    return measured;
  };
  const together = (fields: readonly FieldId[]): MeasuredText => {
    if (fields.length === 1) return text(fields[0]!);
    const key = fields.join('+');
    const known = joined.get(key);
    if (known !== undefined) return known;
    const measured = joinMeasured(fields.map(text));
    joined.set(key, measured);
    return measured;
  };
  const fieldIds = fieldIdsOf(platform);
  return {
    ...scored,
    facts,
    language: ledger.language,
    nameStems: new Set([...measureText(productName).stems, ...facts.brandStems]),
    rule: (field) => platform.fields[field],
    value: (field) => listing[field],
    text,
    entries,
    together,
    filled: fieldIds.filter((field) => entriesOf(listing[field]).length > 0),
    detailCount: facts.distinctDetails,
    toldCount: facts.told,
    toldWords: facts.toldWords,
  };
}

const idsOfPlatform = new WeakMap<Platform, readonly FieldId[]>();

/** Ids of a platform's fields in the order of its file. */
export function fieldIdsOf(platform: Platform): readonly FieldId[] {
  const known = idsOfPlatform.get(platform);
  if (known !== undefined) return known;
  const ids: FieldId[] = [];
  for (const rule of Object.values(platform.fields)) if (rule !== undefined) ids.push(rule.id);
  idsOfPlatform.set(platform, ids);
  return ids;
}
