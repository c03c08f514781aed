import { isNeutral } from './neutral.ts';

/** What joins the parts of a German word. */
const joint = /^(?:s|n|en|es|e)(?=\p{L}{4})|(?:s|n|en|es|e|-)$/u;
const shortestPart = 4;
const sameFront = 5;

/** "Dinkelkissen" has a cushion of the brief in it, and no spelt. */
export function hasStrangePart(word: string, stems: ReadonlySet<string>): boolean {
  if (stems.has(word)) return false;
  const longest = [...stems]
    .filter((stem) => stem.length >= shortestPart && word.includes(stem))
    .toSorted((a, b) => b.length - a.length)[0];
  if (longest === undefined) return false;
  const rest = word.replace(longest, '').replace(joint, '');
  if (rest.length < shortestPart || isNeutral(rest, 'de')) return false;
  const front = rest.slice(0, sameFront);
  return ![...stems].some((stem) => stem.startsWith(front) || stem.includes(rest));
}
