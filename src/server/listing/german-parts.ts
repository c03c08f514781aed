import { foldWord } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { stemsKnown } from './known-stems.ts';
import type { Unit } from './word-roles.ts';
import { isNeutral } from './neutral.ts';

/** What joins the parts of a German word. */
const joint = /^(?:s|n|en|es|e)(?=\p{L}{4})|(?:s|n|en|es|e|-)$/u;
const plural = /(?<=\p{L}{5})(?:en|e|n)$/u;
const shortestPart = 4;
const sameFront = 5;

/** "Dinkelkissen" has a cushion of the brief in it, and no spelt. */
export function hasStrangePart(word: string, stems: ReadonlySet<string>): boolean {
  if (stems.has(word)) return false;
  // "Klavierunterricht" has the piano of "Klaviere" in it.
  const longest = [...stems]
    .flatMap((stem) => [stem, stem.replace(plural, '')])
    .filter((stem) => stem.length >= shortestPart && word.includes(stem))
    .toSorted((a, b) => b.length - a.length)[0];
  if (longest === undefined) return false;
  const rest = word.replace(longest, '').replace(joint, '');
  if (rest.length < shortestPart || isNeutral(rest, 'de')) return false;
  const front = rest.slice(0, sameFront);
  return ![...stems].some((stem) => stem.startsWith(front) || stem.includes(rest));
}

/** "Mooreiche" has an oak of the brief in it, and no bog. */
export function isStrangeCompound({ text, isKnown, isSmall }: Unit, at: number, prepared: Prepared): boolean {
  if (!isKnown || isSmall || !/^\p{Lu}/u.test(text) || text.includes('-')) return false;
  const folded = foldWord(text);
  const stems = stemsKnown(prepared);
  // "Nordbalkone" ends in a balcony.
  const bare = folded.replace(/(?:en|er|e|n|s)$/u, '');
  const isEnd = (stem: string): boolean =>
    (folded.endsWith(stem) || bare.endsWith(stem)) && bare.length > stem.length + 2;
  if (![...stems].some((stem) => stem.length > 3 && isEnd(stem))) return false;
  return at >= 0 && hasStrangePart(folded, stems);
}
