import { claimHits } from '#rules/ledger/claim-index.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { contentStemsOf } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';

/** What ends a clause, so that what is said behind it may be said of another part. */
export const clauseEnds =
  /[.!?;:,\n–—()<>]|\s(?:but|while|whereas|aber|während|sondern|pero|mientras|mais|tandis|ma|mentre|maar|terwijl|mas|enquanto)\s/giu;
/** What denies a clause. */
export const not = longPattern('iu')`
  (?<!\p{L})(?:not|never|cannot|\p{L}{2,6}n[’']t|nicht|nie|kein\p{L}{0,2}|no|nunca|pas|jamais|non|mai|niet|nooit|geen|não|nunca)(?!\p{L})
`;
interface Clause {
  text: string;
  start: number;
}

/** A text parted at the signs of a pattern, each part with its place. */
export function partedAt(text: string, ends: RegExp): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (const { 0: sign, index } of [...matchesOf(ends, text), { 0: '', index: text.length }]) {
    clauses.push({ text: text.slice(start, index), start });
    start = index + sign.length;
  }
  return clauses.filter((clause) => clause.text.trim() !== '');
}

/** Shorter words begin or end others by chance. */
const leastPart = 4;

/** "Waxed" of "wax". */
const ending = /^(?:s|es|d|ed|ing|e|n|en|t|te|er|r)$/u;
const isBent = (long: string, short: string): boolean =>
  short.length >= leastPart - 1 && long.startsWith(short) && ending.test(long.slice(short.length));

/** Whether two words name one part: "Dichtung" and "Silikondichtung". */
export const isSame = (one: string, other: string): boolean =>
  one === other ||
  isBent(one, other) ||
  isBent(other, one) ||
  (Math.min(one.length, other.length) >= leastPart &&
    (one.startsWith(other) || one.endsWith(other) || other.startsWith(one) || other.endsWith(one)));

/** Whether one of some words names one of some parts. */
export const meets = (stems: readonly string[], held: ReadonlySet<string>): boolean =>
  stems.some((stem) => [...held].some((one) => isSame(stem, one)));

/** What the whole thing is called, without its stuff: "box" of a "glass lunch box". */
export function headsOf({ ledger }: Prepared): ReadonlySet<string> {
  const { written } = ledger.language;
  const type = ledger.productType;
  const bare = claimHits(type, written)
    .filter(({ payload }) => payload.kind === 'material')
    .reduce((left, { start, end }) => left.replace(type.slice(start, end), ' '), type);
  return new Set(contentStemsOf(bare));
}
