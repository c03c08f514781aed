import type { FieldValue } from '#contract/seo-content.ts';
import { chaptersOf } from '#rules/facts/chapters.ts';
import { claimsIn } from '#rules/facts/claims-in.ts';
import { hitsOf } from '#rules/fit/forbidden.ts';
import { instructs } from '#rules/ledger/instructions.ts';
import { type Claim, removeUnbacked } from '#rules/ledger/claims.ts';
import { fieldRules } from '#rules/platforms/index.ts';
import type { FieldId, FieldRule, Platform } from '#rules/platforms/platform.ts';
import { withoutBareHeadings } from './bare-headings.ts';
import type { Ledger, Listing, Repair } from './listing.ts';

/** What was taken out of a listing because the brief does not say it. */
export interface RemovedClaim {
  text: string;
  kind: string;
}

/**
 * Takes out what nothing in the brief backs. Sentences lose the clause, terms of a list go as a whole, since
 * half a term is none. What `said`, the seller's text in lower case, holds word for word is taken out without a word: it may be
 * said of another thing there (the steel of a hook), but that nothing says it would be untrue.
 */
export function onlyBacked(
  listing: Listing,
  platform: Platform,
  ledger: Ledger,
  productName: string,
  said = '',
): { listing: Listing; removed: RemovedClaim[]; repairs: Repair[] } {
  const backed: Listing = {};
  const repairs: Repair[] = [];
  const removed = new Map<string, RemovedClaim>();
  for (const rule of fieldRules(platform)) {
    const value = listing[rule.id];
    if (value === undefined) continue;
    const claims: RemovedClaim[] = [];
    backed[rule.id] = backedValue(value, rule, { ledger, productName, claims });
    const told = claims.filter(({ text }) => !said.includes(text.toLowerCase()));
    for (const { text, kind } of told) removed.set(text.toLowerCase(), { text, kind });
    if (told.length > 0)
      repairs.push({
        field: rule.id,
        reason: 'Taken out, because nothing in your text says it.',
        removed: [...new Set(told.map((claim) => claim.text))].join(', '),
      });
  }
  return { listing: backed, removed: [...removed.values()], repairs };
}

/** Fields that are filled from keywords after the writer is done. */
const filledFields: readonly FieldId[] = ['keywords', 'tags', 'searchTerms', 'keywordField', 'hashtags'];

/** Takes terms out of the keyword fields that claim something; a search word may be wider than the fact, never other. */
export function onlyBackedTerms(
  listing: Listing,
  platform: Platform,
  ledger: Ledger,
  productName: string,
): Listing {
  const fields = new Set(claimsIn(listing, filledFields, ledger, productName).map((hit) => hit.field));
  if (fields.size === 0) return listing;
  const result: Listing = { ...listing };
  for (const field of filledFields) {
    const rule = platform.fields[field];
    const value = listing[field];
    // A claim is found once in a listing, so every filled field is looked at, not only the first that has it.
    if (rule === undefined || value === undefined) continue;
    result[field] = backedValue(value, rule, { ledger, productName, claims: [] });
  }
  return result;
}

/** Claims in the order in which asking for them helps. What no platform takes anyway is not asked for. */
const askable = ['certificate', 'award', 'safety', 'material', 'environmental', 'origin', 'method', 'number'];
const neverAsked: ReadonlySet<string> = new Set([
  'name',
  'superlative',
  'social',
  'price',
  'time',
  'chapter',
  'script',
]);

/** Removed claims that are worth a question: not refused by the platform, the most useful kinds first. */
export function worthAsking(removed: readonly RemovedClaim[], platform: Platform): RemovedClaim[] {
  const rankOf = ({ kind }: RemovedClaim): number =>
    askable.includes(kind) ? askable.indexOf(kind) : askable.length;
  return removed
    .filter(
      ({ text, kind }) =>
        !neverAsked.has(kind) && !platform.forbidden.some((item) => hitsOf(text, item, []).length > 0),
    )
    .sort((a, b) => rankOf(a) - rankOf(b));
}

interface Backing {
  ledger: Ledger;
  productName: string;
  /** Filled with what is taken out. */
  claims: RemovedClaim[];
}

function backedValue(value: FieldValue, rule: FieldRule, backing: Backing): FieldValue {
  if (typeof value === 'string') {
    if (rule.kind === 'text' && rule.format === 'handle')
      return withoutClaims(value.replaceAll('-', ' '), backing);
    if (rule.kind === 'text' && rule.format === 'comma-list')
      return value
        .split(',')
        .filter((word) => isBackedTerm(word, rule, backing))
        .join(',');
    return withoutClaims(value, backing);
  }
  const entries: string[] = [];
  const pairs: { name: string; value: string }[] = [];
  for (const entry of value) {
    if (typeof entry !== 'string') {
      // A name can claim as much as its value: "Waterproof to fifty metres: yes".
      if (withoutClaims(entry.name, backing) !== entry.name || instructs(`${entry.name}: ${entry.value}`))
        continue;
      const kept = withoutClaims(entry.value, backing);
      if (kept.trim() !== '') pairs.push({ name: entry.name, value: kept });
    } else entries.push(backedEntry(entry, rule, backing));
  }
  return pairs.length > 0 ? pairs : entries.filter((entry) => entry.trim() !== '');
}

function backedEntry(entry: string, rule: FieldRule, backing: Backing): string {
  if (rule.kind !== 'list') return withoutClaims(entry, backing);
  if (rule.entryFormat === 'chapter') return backedChapter(entry, backing);
  // A shooting list has numbers of its own ("shot 2"), which only the finder of claims knows to leave alone.
  if (rule.separator !== '\n' || rule.id === 'videoIdeas')
    return isBackedTerm(entry, rule, backing) ? entry : '';
  return withoutClaims(entry, backing);
}

/** Times are the creator's: a chapter stays when its time stands in the brief, and at the start, which needs none. */
function backedChapter(entry: string, backing: Backing): string {
  const [chapter] = chaptersOf([entry]);
  const [clock = ''] = /[\d:]+/u.exec(entry) ?? [];
  if (chapter === undefined) return '';
  const said = chapter.seconds === 0 || backing.ledger.sentences.some(({ text }) => text.includes(clock));
  if (!said) {
    backing.claims.push({ text: entry, kind: 'chapter' });
    return '';
  }
  const name = withoutClaims(chapter.name, backing);
  return name.trim() === '' ? '' : `${clock} ${name}`;
}

/** "Shot 2:", "Bild 2:", "plano 2:": a number that counts the shots. */
const shotNumber = /\p{L}+\s+\d{1,2}(?=\s*[:.)])/gu;

function isBackedTerm(term: string, rule: FieldRule, { ledger, productName, claims }: Backing): boolean {
  const text = rule.id === 'videoIdeas' ? term.replace(shotNumber, '') : term;
  const hits = claimsIn({ [rule.id]: [text] }, [rule.id], ledger, productName);
  claims.push(...hits.map(({ text, kind }) => ({ text, kind })));
  return hits.length === 0;
}

function withoutClaims(text: string, { ledger, claims }: Backing): string {
  const result = removeUnbacked(text, ledger);
  claims.push(...result.removed.map(({ text: said, kind }: Claim) => ({ text: said, kind })));
  return result.removed.length === 0 ? text : withoutBareHeadings(text, result.text);
}
