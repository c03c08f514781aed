import { adjectives } from '#rules/keywords/plain-words.ts';
import type { Brief } from '#rules/listing/listing.ts';
import { stemOf } from '#rules/text/words.ts';
import { isDeedOfApp, kindByDeed } from './app-deed-type.ts';

/** Words of a name that say what a wide word is of: "falconry experience", "shipping label software". */
const before: Readonly<Record<string, number>> = { experience: 1, experiences: 1, software: 2 };
/** How long, for whom and how good it is says nothing of which. */
const noKind =
  /^(?:half|full|day|days|hour|hours|week|weekend|private|group|family|vip|gift|unique|ultimate|amazing|best|new|simple|easy|free|online|cloud|mobile|desktop|powerful|modern|smart|\p{L}+ly|\d.*)$/iu;
const joint = /\s(?:for|with|from|in|by|of|and|or|on|to)\s|\s?[,:;|(–—]\s?|\s-\s/iu;
/** What a printable is like, before its name. */
const madeHow =
  /^(?:printable|editable|digital|instant|custom|customi[sz]able|personali[sz]ed|downloadable|minimalist|cute|simple|free)$/iu;
const mostWords = 3;

/**
 * The English thing by what it is of, where its own word may be anything: "chore chart" of a "printable chore chart for kids",
 * whose "printable" is how it comes, "falconry experience" of a half day of it.
 */
export function narrowed(found: string, brief: Brief): string {
  if (isDeedOfApp(found, brief)) return kindByDeed(brief);
  // "A timer and ratio calculator" is the second by its last two words.
  const type = found.replace(/^(?:and|or)\s/iu, '');
  const { name } = brief.product;
  const words = (name.split(joint)[0] ?? '').split(' ').filter((word) => /^[\p{L}’'-]+$/u.test(word));
  if (/^printables?$/iu.test(type)) {
    const thing = words.filter((word) => !/^printables?$/iu.test(word));
    while (thing.length > 1 && madeHow.test(thing[0]!)) thing.shift();
    return thing.length > 1 ? thing.slice(-mostWords).join(' ').toLowerCase() : type;
  }
  const most = before[type.toLowerCase()];
  const at = words.findIndex((word) => word.toLowerCase() === type.toLowerCase());
  if (most === undefined || at < 1) return type;
  const kind: string[] = [];
  for (let index = at - 1; index >= 0 && kind.length < most; index -= 1) {
    const word = words[index]!;
    if (noKind.test(word) || adjectives.has(stemOf(word.toLowerCase()))) break;
    kind.unshift(word.toLowerCase());
  }
  return [...kind, type].join(' ');
}

const opensAsSet = /^((?:\p{L}[\p{L}-]{2,} ){1,2}set): /iu;

/**
 * "Patio set: loveseat, two chairs and table" of a "4-piece patio conversation set": the text calls it by the set, and each thing
 * behind the colon is a part of it. English; null for any other text.
 */
export function setInText(name: string, description: string): string | null {
  const found = /\sset$/iu.test(name) ? opensAsSet.exec(description)?.[1]?.toLowerCase() : undefined;
  if (found === undefined) return null;
  const [front = ''] = found.split(' ');
  return name.toLowerCase().split(' ').includes(front) ? found : null;
}
