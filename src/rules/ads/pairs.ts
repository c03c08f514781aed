import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { contentStemsOf, keyOfWord, partsOf } from '#rules/text/words.ts';
import { isCallToAction } from './calls-to-action.ts';

export const pairReasons = [
  'same',
  'same_start',
  'repeat',
  'two_calls',
  'two_places',
  'two_prices',
  'two_questions',
  'two_brands',
] as const;
export type PairReason = (typeof pairReasons)[number];

/** Two texts that Google may show side by side and that read badly so. Numbers are places in the given list. */
export interface PairFault {
  first: number;
  second: number;
  reason: PairReason;
  /** Why, one sentence with the texts' own words. */
  sentence: string;
}

export interface PairContext {
  language: WrittenLanguage;
  /** What the ad group is about; it may stand in several texts. */
  theme: string;
  businessName: string;
  /** As ad texts name it. */
  place: string;
}

interface Read {
  text: string;
  folded: string;
  start: string;
  /** Content stems without those of the theme, the name and the place. */
  stems: ReadonlySet<string>;
  calls: boolean;
  asks: boolean;
  hasPlace: boolean;
  hasPrice: boolean;
  hasBrand: boolean;
}

/** Share of the shorter text's words in the longer one from which the two say the same (stricter than the 0.6 of writing guide §6: two texts of two words with one in common sound alike). */
const repeatShare = 0.5;
/** "£10m insured" is no price. */
const price =
  /[$€£¥]\s?\d[\d.,]*(?![\d.,]|\s?(?:m|mn|bn|mio|million|billion)(?!\p{L}))|\d\s?(?:[$€£¥]|USD|EUR|GBP|CHF|zł|kr)(?!\p{L})/iu;

/** Every pair of texts that reads badly side by side; empty when any two can stand together. */
export function pairFaults(texts: readonly string[], context: PairContext): PairFault[] {
  const read = texts.map((text) => readText(text, context));
  const faults: PairFault[] = [];
  read.forEach((first, index) => {
    for (let other = index + 1; other < read.length; other += 1) {
      const second = read[other]!;
      const reason = reasonAgainst(first, second);
      if (reason !== null)
        faults.push({ first: index, second: other, reason, sentence: sentenceOf(reason, first, second) });
    }
  });
  return faults;
}

/** Whether a text can stand beside all of these. */
export function standsBeside(text: string, others: readonly string[], context: PairContext): boolean {
  const read = readText(text, context);
  return others.every((other) => reasonAgainst(readText(other, context), read) === null);
}

function reasonAgainst(first: Read, second: Read): PairReason | null {
  if (first.folded === second.folded) return 'same';
  if (first.start !== '' && first.start === second.start) return 'same_start';
  if (first.calls && second.calls) return 'two_calls';
  if (first.asks && second.asks) return 'two_questions';
  if (first.hasPlace && second.hasPlace) return 'two_places';
  if (first.hasPrice && second.hasPrice) return 'two_prices';
  if (first.hasBrand && second.hasBrand) return 'two_brands';
  return repeats(first, second) ? 'repeat' : null;
}

function repeats({ stems: first }: Read, { stems: second }: Read): boolean {
  const smaller = Math.min(first.size, second.size);
  if (smaller === 0) return false;
  let common = 0;
  for (const stem of first) if (second.has(stem)) common += 1;
  // Of two words one may be a small thing, "eigene Fertigung" beside "Montage durch eigene Leute, Aufmaß kostenlos".
  const isChance = common === 1 && Math.max(first.size, second.size) > 4;
  return common / smaller >= repeatShare && !isChance;
}

/** Texts of one ad group that is being edited. */
const mostRemembered = 400;
let recent = new Map<string, Read>();
let recentContext: PairContext | null = null;

function readText(text: string, context: PairContext): Read {
  if (
    recentContext === null ||
    recentContext.theme !== context.theme ||
    recentContext.place !== context.place ||
    recentContext.businessName !== context.businessName ||
    recentContext.language !== context.language
  ) {
    recentContext = context;
    recent = new Map();
  }
  if (recent.size > mostRemembered) recent.clear();
  let known = recent.get(text);
  if (known === undefined) recent.set(text, (known = readAnew(text, context)));
  return known;
}

function readAnew(text: string, { language, theme, businessName, place }: PairContext): Read {
  const folded = partsOf(text)
    .map(({ text: word }) => keyOfWord(word).folded)
    .join(' ');
  const known = new Set([
    ...contentStemsOf(theme),
    ...contentStemsOf(businessName),
    ...contentStemsOf(place),
  ]);
  const stems = new Set(contentStemsOf(text).filter((stem) => !known.has(stem)));
  const words = folded.split(' ');
  return {
    text,
    folded: folded === '' ? text : folded,
    start: words.length > 2 ? words.slice(0, 2).join(' ') : '',
    stems,
    calls: isCallToAction(text, language),
    asks: /[?？؟]\s*$/u.test(text),
    // The name may hold the town: "Flores Marbella" beside "Flores para bodas en Marbella".
    hasPlace: names(withoutName(folded, businessName), place),
    hasPrice: price.test(text),
    hasBrand: names(folded, businessName),
  };
}

function withoutName(folded: string, name: string): string {
  const own = partsOf(name)
    .map(({ text }) => keyOfWord(text).folded)
    .join(' ');
  return own === '' ? folded : ` ${folded} `.replace(` ${own} `, ' ').trim();
}

function names(folded: string, name: string): boolean {
  const wanted = partsOf(name)
    .map(({ text }) => keyOfWord(text).folded)
    .join(' ');
  if (wanted === '') return false;
  return (
    ` ${folded} `.includes(` ${wanted} `) ||
    (wanted.length > 1 && /[^\p{ASCII}]/u.test(wanted) && folded.includes(wanted))
  );
}

function sentenceOf(reason: PairReason, first: Read, second: Read): string {
  const both = `“${first.text}” and “${second.text}”`;
  const sentences: Record<PairReason, string> = {
    same: `${both} say the same words.`,
    same_start: `${both} begin with the same two words.`,
    repeat: `${both} tell the same thing twice.`,
    two_calls: `${both} both ask the reader to act; one call is clearer than two.`,
    two_places: `${both} name the place twice.`,
    two_prices: `${both} name two prices.`,
    two_questions: `${both} ask two questions in a row.`,
    two_brands: `${both} name the business twice.`,
  };
  return sentences[reason];
}
