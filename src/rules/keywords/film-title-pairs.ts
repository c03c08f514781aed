import { firstWords } from '#rules/text/first-words.ts';
import { stemsOf } from '#rules/text/words.ts';

const joints = /\s(in|with|for|from|on|without|to|across|through)\s/iu;
export const opensSpeaker =
  /^(?:i|we|my|our|you|your|how|why|what|when|where|is|are|the|an?|this|every|all)\s/iu;

export const onlyWhen =
  /^(?:(?:the|early|late)\s)?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|morning|evening|night|dark|rain|snow|19\d\d|20\d\d)$/iu;

/** "3 weeks in Japan", "onions in a greenhouse": two neighbouring parts of a title with what joins them. */
export function pairsOf(front: string): string[] {
  if (opensSpeaker.test(front)) return [];
  const parts = front.split(joints);
  const pairs: string[] = [];
  for (let at = 0; at + 2 < parts.length; at += 2) {
    const [left = '', joint = '', right = ''] = parts.slice(at, at + 3);
    const words = right.split(' ');
    if (opensSpeaker.test(`${left} `) || left.split(' ').length > 3 || words.length > 3) continue;
    if (
      /^(?:the|an?|my|our|your|one|\d+)$/iu.test(words.at(-1)!) ||
      /^(?:an?|one|\d+) (?:day|week|month|year|hour)s?$/iu.test(right)
    )
      continue;
    // "Work in January" of "cycling to work in January": when it was belongs to the whole.
    if (at > 0 && onlyWhen.test(right)) continue;
    pairs.push(`${left} ${joint} ${right.replace(/^(?:my|our|your)\s/iu, '')}`);
  }
  return pairs;
}

const notNamed =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:day)?$/u;
const place = String.raw`\p{Lu}[\p{L}’'-]{2,}(?:\s\p{Lu}[\p{L}’'-]+)?`;
const fromTo = new RegExp(
  String.raw`\bfrom (?:the )?(${place}) to (?:the )?(${place})(?=[\s.,;:!?)]|$)`,
  'u',
);
const locative = new RegExp(
  String.raw`[\p{Ll}\d,)] (?:in|on|around|to|across|through) (?:the )?(${place})(?=[\s.,;:!?)]|$)`,
  'gu',
);
const mostPlaces = 2;

/** "Edgware to Morden", "Anglesey vlog": between which places it goes, and where a vlog was filmed. */
export function placesOf(description: string, vlog: boolean, titleStems: readonly string[]): string[] {
  const found: string[] = [];
  const [, from = '', to = ''] = fromTo.exec(description) ?? [];
  if (from !== '' && !notNamed.test(from) && !notNamed.test(to)) found.push(`${from} to ${to}`);
  if (!vlog) return found;
  const said = new Set([...titleStems, ...stemsOf(found.join(' '))]);
  const places = [...firstWords(description, 800).matchAll(locative)]
    .map(([, name = '']) => name)
    .filter((name) => !notNamed.test(name.split(' ')[0]!) && !stemsOf(name).some((stem) => said.has(stem)));
  for (const name of new Set(places.slice(0, mostPlaces))) found.push(`${name} vlog`);
  return found;
}
