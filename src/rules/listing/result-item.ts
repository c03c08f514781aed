import type { FieldValue, LedgerFact, SeoResultItem, Writer } from '#contract/seo-content.ts';
import { plainText } from '#rules/facts/plain-text.ts';
import { textOfField } from '#rules/facts/field-text.ts';
import { noteSubject } from '#rules/ledger/category.ts';
import { evidenceOf } from '#rules/ledger/evidence.ts';
import { ledgerOf } from '#rules/ledger/ledger-of.ts';
import { fieldRules, platforms } from '#rules/platforms/index.ts';
import { type FieldId, sharedFieldIds, type SharedFieldId } from '#rules/platforms/platform.ts';
import {
  type Brief,
  type Fact,
  type FactKind,
  factKinds,
  type FinishedListing,
  type Language,
  type Ledger,
  type Listing,
  typedName,
} from './listing.ts';
import { adviceOf } from './recommendations.ts';
import { scoreListing } from './score.ts';

/** The wire form of a finished listing; `seoContentId` is null until it is saved. */
export function toResultItem(
  finished: FinishedListing,
  brief: Brief,
  ledger: Ledger,
  writer: Writer,
): SeoResultItem {
  return {
    seoContentId: null,
    platform: brief.platform,
    productName: typedName(brief.product),
    ...fieldsOf(finished.listing, brief.platform),
    seoScore: finished.score,
    checks: finished.checks,
    recommendations: finished.recommendations,
    questions: finished.questions,
    evidence: finished.evidence,
    facts: ledger.facts.map(({ id, kind, value, source, quote }) => ({ id, kind, value, source, quote })),
    language: ledger.language.tag,
    writer,
  };
}

type ItemFields = Pick<SeoResultItem, SharedFieldId | 'platformFields'>;

function fieldsOf(listing: Listing, platformId: SeoResultItem['platform']): ItemFields {
  const platformFields: Record<string, FieldValue> = {};
  for (const rule of fieldRules(platforms[platformId])) {
    const value = listing[rule.id];
    if (value !== undefined && !isShared(rule.id)) platformFields[rule.id] = value;
  }
  return {
    productTitle: text(listing.productTitle),
    titleTag: text(listing.titleTag),
    metaDescription: text(listing.metaDescription),
    improvedBodyText: text(listing.improvedBodyText),
    keywords: list(listing.keywords),
    bulletPoints: list(listing.bulletPoints),
    tags: list(listing.tags),
    searchTerms: list(listing.searchTerms),
    platformFields,
  };
}

const sharedIds: readonly string[] = sharedFieldIds;
const isShared = (id: string): id is SharedFieldId => sharedIds.includes(id);
const text = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '');
const list = (value: FieldValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

/** The listing inside a result item: the platform's own fields and those shared ones that the platform has. */
export function listingOf(item: SeoResultItem): Listing {
  const listing: Listing = {};
  for (const rule of fieldRules(platforms[item.platform])) {
    const value = isShared(rule.id) ? item[rule.id] : item.platformFields[rule.id];
    if (value !== undefined) listing[rule.id] = value;
  }
  return listing;
}

/**
 * The item with one field changed by its user and everything judged again: score, checks, advice and the evidence
 * of that field. The text stays exactly as typed, even over a limit; the checks say so.
 */
export function changeField(item: SeoResultItem, field: FieldId, value: FieldValue): SeoResultItem {
  return changeFields(item, { [field]: value }, ledgerOfItem(item));
}

/** The item with some fields changed and everything judged again by the ledger that it was made from. */
export function changeFields(item: SeoResultItem, fields: Listing, ledger: Ledger): SeoResultItem {
  const platform = platforms[item.platform];
  const listing: Listing = { ...listingOf(item), ...fields };
  const { score, checks } = scoreListing({ platform, listing, ledger, productName: item.productName });
  const before = new Set(adviceOf(item.checks));
  // What is told of the whole listing stays in front of the advice.
  const firstAdvice = item.recommendations.findIndex((sentence) => before.has(sentence));
  const evidence = Object.entries(fields).map(([field, value]) => [
    field,
    evidenceOf(plainText(textOfField(value)), ledger),
  ]);
  return {
    ...item,
    ...fieldsOf(listing, item.platform),
    seoScore: score,
    checks,
    recommendations: item.recommendations
      .filter((sentence, at) => at === firstAdvice || !before.has(sentence))
      .flatMap((sentence, at) => (at === firstAdvice ? adviceOf(checks) : [sentence]))
      .concat(firstAdvice === -1 ? adviceOf(checks) : []),
    evidence: { ...item.evidence, ...(Object.fromEntries(evidence) as SeoResultItem['evidence']) },
  };
}

const ledgers = new WeakMap<readonly LedgerFact[], Ledger>();

/** The ledger that a result was judged with, made again from its facts; kept while the same item is edited. */
function ledgerOfItem(item: SeoResultItem): Ledger {
  const known = ledgers.get(item.facts);
  if (known !== undefined) return known;
  const ledger = ledgerOf(item.facts.map(factOf), languageOf(item.language));
  noteSubject(ledger, platforms[item.platform].subject);
  ledgers.set(item.facts, ledger);
  return ledger;
}

const isFactKind = (kind: string): kind is FactKind => factKinds.some((known) => known === kind);

function factOf(fact: LedgerFact): Fact {
  return { ...fact, kind: isFactKind(fact.kind) ? fact.kind : 'other' };
}

function languageOf(tag: string): Language {
  const [base = ''] = tag.toLowerCase().split('-');
  const written = (['en', 'es', 'de', 'fr'] as const).find((language) => language === base) ?? 'other';
  return { written, tag };
}
