import type { FieldValue } from '#contract/seo-content.ts';
import { entriesOf } from '#rules/facts/field-text.ts';
import { cutClaim } from '#rules/ledger/claim-cut.ts';
import type { Listing } from '#rules/listing/listing.ts';
import { fieldRules } from '#rules/platforms/index.ts';
import type { FieldId, FieldRule } from '#rules/platforms/platform.ts';
import { countPieces } from '#rules/text/spaces.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { contentStemsOf, stemsOf } from '#rules/text/words.ts';
import { isNeutral } from './neutral.ts';
import { withoutTail } from './strange-tails.ts';
import { unsaidIn } from './unsaid.ts';

/** Cuts in one field at most; a text with more is an invention through and through. */
const mostCuts = 24;
/** An entry of fewer words that lost some of its own says nothing. */
const leastWords = 3;
/** Words in an address are one; nobody reads claims there that the words of its title do not make. */
const unread: ReadonlySet<FieldId> = new Set(['handle']);

/** What a model's listing says and its brief does not, quoted, by field. */
export function unsaidByField(prepared: Prepared, listing: Listing): Map<FieldId, string[]> {
  const found = new Map<FieldId, string[]>();
  for (const { id } of fieldRules(prepared.platform)) {
    const value = listing[id];
    if (value === undefined || unread.has(id)) continue;
    const quotes = entriesOf(value).flatMap((text) =>
      unsaidIn(readable(text), prepared)
        // "Seen from close by, unpacked": how something is filmed claims nothing.
        .filter(({ kind }) => id !== 'videoIdeas' || kind !== 'empty')
        .map(({ start, end }) => readable(text).slice(start, end)),
    );
    if (quotes.length > 0) found.set(id, [...new Set(quotes)]);
  }
  return found;
}

/** Hashtags write words as one or with capitals. */
const readable = (text: string): string =>
  text.startsWith('#') ? text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replaceAll('_', ' ') : text;

/** A listing without what its brief does not say: the words where they are an attribute, else their clause or sentence. */
export function withoutUnsaid(prepared: Prepared, listing: Listing): Listing {
  const result: Listing = { ...listing };
  for (const rule of fieldRules(prepared.platform)) {
    const value = listing[rule.id];
    if (value !== undefined && !unread.has(rule.id)) result[rule.id] = freed(value, rule, prepared);
  }
  return result;
}

function freed(value: FieldValue, rule: FieldRule, prepared: Prepared): FieldValue {
  const isFree = (text: string): boolean => unsaidIn(readable(text), prepared).length === 0;
  if (typeof value === 'string') {
    if (rule.kind === 'text' && rule.format === 'comma-list')
      return value.split(',').filter(isFree).join(',');
    return freeText(value, prepared);
  }
  const isTerms = rule.kind === 'list' && rule.separator !== '\n';
  const texts: string[] = [];
  const pairs: { name: string; value: string }[] = [];
  for (const entry of value) {
    if (typeof entry !== 'string') {
      if (isFree(`${entry.name}: ${entry.value}`)) pairs.push(entry);
      continue;
    }
    if (isFree(entry) || (rule.id === 'videoIdeas' && isFilmed(entry, prepared))) texts.push(entry);
    // Half an idea of what to film is none.
    else if (!isTerms && rule.id !== 'videoIdeas') {
      const kept = freeText(entry, prepared);
      if (countPieces(kept) >= leastWords && !isNameAlone(kept, prepared)) texts.push(kept);
    }
  }
  return pairs.length > 0 ? pairs : texts;
}

/** "Spill crumbs on the desk": what is to be filmed begins with a verb that claims nothing of the thing. */
const isFilmed = (entry: string, prepared: Prepared): boolean =>
  unsaidIn(entry, prepared).every(
    ({ start, kind }) => kind === 'empty' || (start === 0 && kind === 'attribute'),
  );

/** "Bike while you wait" of a rental bike: without its attribute an entry names the thing and says nothing. */
function isNameAlone(text: string, prepared: Prepared): boolean {
  const { written } = prepared.ledger.language;
  if (written === 'other' || /\p{N}/u.test(text)) return false;
  const name = new Set(stemsOf(prepared.brief.product.name));
  return contentStemsOf(text).every((stem) => name.has(stem) || isNeutral(stem, written));
}

/** A text without what its brief does not say. */
export function freeText(text: string, prepared: Prepared, keeps?: (kind: string) => boolean): string {
  let current = text;
  for (let cut = 0; cut < mostCuts; cut += 1) {
    const found = unsaidIn(current, prepared).find(({ kind }) => keeps?.(kind) !== true);
    if (found === undefined) return current;
    const shorter =
      found.kind === 'tail' || found.kind === 'empty'
        ? withoutTail(current, found)
        : cutClaim(current, found);
    if (shorter.length >= current.length) return '';
    current = shorter;
  }
  return '';
}
