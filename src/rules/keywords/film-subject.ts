import { built, type Candidate } from './candidate.ts';
import { withoutFormat } from './film-format.ts';
import { isSmallWord } from './plain-words.ts';
import { titleFront } from './video-parts.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** What a title says of its subject that nobody types before it, or that a tag may not say. */
const saidBefore =
  /^(?:(?:an?|the|my|our|your|this|cheap|cheapest|easy|quick|quickest|simple|best|perfect|ultimate|amazing|fast|super|beautiful|complete|proper|new)\s)+(?=\p{L})/iu;
/** For which examination, and how hard: searched with the subject and without. */
const level =
  /\s(?:igcse|gcse|a[- ]levels?|as[- ]level|ap|ib|ks[1-4]|sats?|act|national 5|highers?|leaving cert|foundation|101|for dummies)(?:\s(?:maths?|higher|foundation|aqa|edexcel|ocr))?$/iu;
/** " GCSE" of "completing the square GCSE": for which examination, behind a subject that is whole. */
export function endsInLevel(text: string): boolean {
  return level.test(text);
}

const scope =
  /\s(?:in|with|without|for|from|on|at|after|under|using|by|to|and|because|when|while|before|that|which|explained|part)\s.*$/iu;
/** "Restoring a 1930s clinker dinghy" shows a restoration. */
const deedNouns = new Map([
  ['restoring', 'restoration'],
  ['repairing', 'repair'],
  ['replacing', 'replacement'],
  ['building', 'build'],
  ['renovating', 'renovation'],
  ['converting', 'conversion'],
  ['installing', 'installation'],
  ['cleaning', 'cleaning'],
  ['refinishing', 'refinishing'],
  ['rebuilding', 'rebuild'],
  ...[
    'pruning',
    'sharpening',
    'planting',
    'painting',
    'waterproofing',
    'sanding',
    'grafting',
    'dyeing',
    'tuning',
  ].map((doing): [string, string] => [doing, doing]),
]);
const year = /^(?:c(?:irca|a)?\.?\s)?(?:1[5-9]|20)\d\ds?\s/u;
const shown = longPattern('iu')`
  ^(\p{L}+ing)\s(?:an?\s|the\s|my\s|our\s|your\s|this\s)?(.{3,40})$
`;
const mostWords = 4;

function isTyped(text: string): boolean {
  const words = text.split(' ');
  return (
    words.length > 1 &&
    words.length <= mostWords &&
    words.every((word) => /^[\p{L}\d][\p{L}\d’'-]*$/u.test(word)) &&
    !isSmallWord(words[0]!, 'en') &&
    !isSmallWord(words.at(-1)!, 'en') &&
    !/^\d+$/u.test(words.at(-1)!)
  );
}

/**
 * What the title of an English film is about without praise, without its examination and without the year of the thing: "front
 * garden makeover" of a cheap one, "completing the square" of its GCSE, "clinker dinghy restoration" of one from the 1930s.
 */
export function filmSubjects(title: string, source: string): Candidate[] {
  const front = titleFront(withoutFormat(title)).replace(scope, '').trim();
  const plain = front.replace(saidBefore, '');
  const found: string[] = [];
  const bare = plain.replace(level, '');
  if (plain !== front) found.push(plain);
  if (bare !== plain) found.push(bare);
  const [, deed = '', object = ''] = shown.exec(bare) ?? [];
  const noun = deedNouns.get(deed.toLowerCase());
  if (noun !== undefined) {
    const thing = object
      .toLowerCase()
      .replace(year, '')
      .replace(saidBefore, '')
      .replace(/^(?:old|overgrown|small|big|large) (?=\p{L}+ )/u, '');
    found.push(thing, `${thing} ${noun}`);
  }
  return [...new Set(found.map((text) => text.toLowerCase()))]
    .filter(isTyped)
    .map((text, at) => ({ ...built(text, at === 0 ? 'head' : 'synonym', source), least: 0.6, sure: true }));
}
