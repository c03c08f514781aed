import type { FieldValue } from '#contract/seo-content.ts';
import { textOfField } from '#rules/facts/field-text.ts';
import { vendorsKnown } from '#rules/facts/vendor-names.ts';
import { cutClaim } from '#rules/ledger/claim-cut.ts';
import { fieldRules } from '#rules/platforms/index.ts';
import type { FieldRule, Platform } from '#rules/platforms/platform.ts';
import { foldWord, stemsOf, tokensOf } from '#rules/text/words.ts';
import { competitorNames } from '#rules/writers/google-ads/competitor-names.ts';
import type { Brief, Ledger, Listing, Repair } from './listing.ts';

/** Another maker's name in a text, in UTF-16 units. */
interface Rival {
  name: string;
  start: number;
  end: number;
}

/** Makers whose names others like to be found by, beside those of the check on brands. Capital or a list of terms needed. */
const copied =
  'tiffany cartier pandora swarovski bulgari vuitton versace dior burberry balenciaga cricut ' +
  'duolingo babbel wusthof zwilling victorinox dyptique diptyque moleskine patagonia crocs ugg ' +
  'lululemon starbucks gucci chanel prada rolex lego barbie pokemon pokémon marvel hogwarts ' +
  'minecraft fortnite tupperware pyrex whatsapp telegram oprah kardashian';
/** Names that are everyday words too: only with a capital inside a sentence. */
const everyday = new Set(
  'trek fender ford kindle raleigh weber hermes wrangler timberland polaroid razer harley'.split(' '),
);
const known: ReadonlySet<string> = new Set(
  [...vendorsKnown, ...copied.split(' ')].filter((name) => !everyday.has(name)),
);

/** What sets a thing beside another's. German is left out: there every noun has the capital that makes a name. */
const joints =
  '\\p{L}+er than|more \\p{L}+ than|less \\p{L}+ than|as \\p{L}+ as|unlike|compared (?:to|with)|(?:an? )?(?:\\p{L}+ )?alternative to|similar to|inspired by|versus|vs\\.?|like|mejor que|más \\p{L}+ que|a diferencia de|alternativa a|mieux que|plus \\p{L}+ que|contrairement à|comme|como';
/** At the beginning of a sentence too; the name alone must have its capital. */
const beside = `(?:${joints.replace(/(?<=^|\|)[a-z]/gu, (letter) => `[${letter.toUpperCase()}${letter}]`)})`;
const besideBefore = new RegExp(`(?<![\\p{L}])${beside}\\s+(?:the |a |an |other )?$`, 'iu');
const comparison = new RegExp(
  `(?<![\\p{L}])${beside}\\s+(?:the |other )?(\\p{Lu}[\\p{L}&’'-]+(?![\\p{L}\\p{N}])(?:\\s\\p{Lu}[\\p{L}&’'-]+(?![\\p{L}\\p{N}]))?)((?:,? (?:and|or|y|o|et|ou) |, )\\p{Lu}[\\p{L}&’'-]+(?: \\p{Lu}[\\p{L}&’'-]+)?){0,4}`,
  'gu',
);
/** "Better Than Ever": words with the capital of a headline. */
const noNames = new Set(
  'ever all most others new before average the never any it you your we our this that these those she he they i a an english spanish french german monday tuesday wednesday thursday friday saturday sunday christmas'.split(
    ' ',
  ),
);
/** Behind a joint of fitting a name tells what the thing goes with. */
const fits =
  /(?:\bfor|\bfits?|compatible with|works with|suitable for|replacement for|\bfür|passend zu|kompatibel mit|\bpara|compatible con|\bpour|compatible avec)\s+(?:\p{L}+[\s,/&-]+){0,3}$/iu;
const mostCuts = 12;

/** The names that count as another's for one brief: those of its competitors, as they are written. */
function rivalsOf({ fields, language, product, businessName, bodyTexts }: Brief): string[] {
  const { competitors = '', ...others } = fields;
  if (competitors === '') return [];
  const own = [product.name, product.description, businessName, ...bodyTexts.map(({ text }) => text)];
  return competitorNames(competitors, [...own, ...Object.values(others)], language.written);
}

/** A word of each joint, and what a name with its genitive is without it: a text with none of them needs no closer look. */
const compares = new Set(
  'than as unlike compared alternative similar inspired versus vs like que diferencia alternativa contrairement comme como s'.split(
    ' ',
  ),
);

/** The first name of another maker in a text; null when none is named. */
function rivalIn(text: string, rivals: readonly string[], ledger: Ledger, isTerm: boolean): Rival | null {
  if (rivals.length === 0 && !tokensOf(text).some(({ folded }) => known.has(folded) || compares.has(folded)))
    return null;
  const folded = rivals.map((name) => foldWord(name));
  const isOwn = (word: string): boolean => stemsOf(word).some((stem) => ledger.stems.has(stem));
  for (const match of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}&’'-]*/gu)) {
    const { 0: word, index: start } = match;
    const lower = foldWord(word.replace(/['’]s$/u, ''));
    const rival = folded.findIndex(
      (name) => name.startsWith(lower) && foldWord(text.slice(start, start + name.length)) === name,
    );
    const end = start + (rival === -1 ? word.length : rivals[rival]!.length);
    if (rival !== -1) return { name: text.slice(start, end), start, end };
    if (!known.has(lower) || (!isTerm && !/^\p{Lu}/u.test(word)) || isOwn(lower)) continue;
    if (!fits.test(text.slice(Math.max(0, start - 60), start))) return { name: word, start, end };
  }
  if (ledger.language.written === 'de') return null;
  const isTitled = isTerm && isHeadline(text);
  for (const match of text.matchAll(comparison)) {
    const name = match[1] ?? '';
    if (/^(?:like|como|comme)\s/iu.test(match[0]) && isHeadline(text)) continue;
    // A list of terms in capitals has "Alternative to Plastic".
    if (isTitled && !/\s(?:than|que)\s/u.test(match[0])) continue;
    const first = name.split(' ')[0] ?? '';
    if (noNames.has(first.toLowerCase()) || isOwn(first)) continue;
    const end = match.index + match[0].length;
    // "Better than Boos and Epicurean" goes with all that it names.
    return { name, start: match.index + match[0].indexOf(name), end };
  }
  return null;
}

/** Whether most words of a text have capitals. */
function isHeadline(text: string): boolean {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.6;
}

/** Takes one name out with what sets the thing beside it: as a phrase of a title, or with its clause of a sentence. */
function withoutRival(text: string, { start, end }: Rival): string {
  const opening = besideBefore.exec(text.slice(Math.max(0, start - 40), start));
  const from = opening === null ? start : start - opening[0].length;
  const isSentence = /[.!?…]/u.test(text.slice(end));
  if (!isSentence && opening !== null) {
    const rest = text.slice(end).replace(/^(?:['’]s|-style|\s(?:style|ones))?/u, '');
    return `${text.slice(0, from).trimEnd()}${rest}`
      .replace(/^\s*[:,;|–—-]\s*/u, '')
      .replace(/\s*[:,;|–—-]\s*$/u, '')
      .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
      .trim();
  }
  const shorter = cutClaim(text, { start: from, end, kind: 'rival' });
  return shorter.length < text.length ? shorter : `${text.slice(0, from)}${text.slice(end)}`;
}

/** Other makers that a listing names, each once: the competitors of the brief, well-known makers, and what it is compared with. */
export function rivalsNamed(listing: Listing, platform: Platform, brief: Brief, ledger: Ledger) {
  const rivals = rivalsOf(brief);
  return fieldRules(platform).flatMap((rule) => {
    const text = textOfField(listing[rule.id]);
    const found = text === '' ? null : rivalIn(text, rivals, ledger, isTermField(rule));
    return found === null ? [] : [{ field: rule.id, name: found.name }];
  });
}

const isTermField = (rule: FieldRule): boolean =>
  rule.kind === 'list'
    ? rule.separator !== '\n'
    : rule.kind === 'text' && (rule.format === 'comma-list' || rule.format === 'handle');

/**
 * Takes other makers' names out of a listing: platforms refuse them, and no comparison with another's goods stems from
 * the brief. What the brief itself names and what the thing fits stays.
 */
export function withoutRivals(
  listing: Listing,
  platform: Platform,
  brief: Brief,
  ledger: Ledger,
): { listing: Listing; repairs: Repair[] } {
  const rivals = rivalsOf(brief);
  const kept: Listing = {};
  const repairs: Repair[] = [];
  for (const rule of fieldRules(platform)) {
    const value = listing[rule.id];
    if (value === undefined) continue;
    const removed: string[] = [];
    kept[rule.id] = freed(value, rule, (text) => rivalIn(text, rivals, ledger, isTermField(rule)), removed);
    if (removed.length > 0)
      repairs.push({
        field: rule.id,
        reason: 'Taken out, because it names another maker.',
        removed: [...new Set(removed)].join(', '),
      });
  }
  return { listing: kept, repairs };
}

function freed(
  value: FieldValue,
  rule: FieldRule,
  find: (text: string) => Rival | null,
  removed: string[],
): FieldValue {
  const free = (text: string): string => {
    let current = text;
    for (let cut = 0; cut < mostCuts; cut += 1) {
      const found = find(current);
      if (found === null) return current;
      removed.push(found.name);
      current = withoutRival(current, found);
    }
    return '';
  };
  const isFree = (term: string): boolean => {
    const found = find(term);
    if (found !== null) removed.push(found.name);
    return found === null;
  };
  if (typeof value === 'string') {
    if (rule.kind === 'text' && rule.format === 'comma-list')
      return value.split(',').filter(isFree).join(',');
    return free(value);
  }
  if (isTermField(rule))
    return value.filter((entry) => typeof entry !== 'string' || isFree(entry)) as FieldValue;
  const texts: string[] = [];
  const pairs: { name: string; value: string }[] = [];
  for (const entry of value) {
    if (typeof entry === 'string') texts.push(free(entry));
    else if (isFree(entry.value)) pairs.push(entry);
  }
  return pairs.length > 0 ? pairs : texts.filter((text) => text.trim() !== '');
}
