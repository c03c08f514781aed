import { tagEnglish } from '#rules/keywords/tagger.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import type { Draft } from './draft.ts';

/** "It comes with", "you get", "I'm including": what opens a sentence of which the rest lists what comes along. */
const opens = longPattern('iu')`
  ^(?:(?:it|they|this|the\s[\p{L}-]+(?:\s[\p{L}-]+)?)\s(?:also\s)?(?:comes?(?:\scomplete)?\swith|includes?)
    |(?:also\s)?(?:comes?(?:\scomplete)?\swith|included\s(?:are|is)|includes?)
    |(?:(?:it|they)\s)?comes?\sin(?=\s(?:an?|its|their|the)\s[\p{L}-]+\s(?:[\p{L}-]+\s)?(?:bag|case|pouch|tin|sleeve|box)$)
    |you(?:[’']ll|\swill)?\s(?:also\s)?(?:get|receive)
    |(?:i|we)(?:[’'](?:m|re|ll)|\sam|\sare|\swill|\scan)?\s(?:also\s)?(?:includ(?:e|ing)|throw(?:ing)?\sin|add(?:ing)?)
  )\s(?=\S)
`;
/** "The strap and the charger come with it", "the manual and the case are included": the list stands in front. */
const closes = longPattern('iu')`
  \s(?:(?:also\s)?comes?\s(?:along\s)?with\sit|(?:are|is)\s(?:all\s|also\s|both\s)?(?:included|included,\sthe\s.{3,40}\snot|in\sthe\sbox(?:;\sno\s.{1,40})?)|go(?:es)?\swith\sit)(?:\stoo|\sas\swell|,?\sbut\s(?:not|no)\s.{1,60})?$
`;
/** What follows the list: "but no lens", "as well", "with it", "in the price". */
const tail =
  /(?:,)?\s(?:but\s.*|as well(?: as .*)?|too|with it|in the price|for free|,?\s?and (?:it|they|i|we|you|everything|all)\s.*)$/iu;
const noThing =
  /\s(?:is|are|was|were|has|have|that|which|who|because|so|if|can|will|need|needs|fits?|works?)\s|^(?:it|they|them|me|us|all of|one of|everything)(?:\s|$)/iu;
const article = /^(?:the|an?|its|my|our|his|her|their|all(?: of)? the|some)\s/iu;
const longestThing = 48;

function thingsOf(list: string): string[] {
  return list
    .split(
      /(?:,\s(?:and\s)?|\sand\s(?=(?:an?|the|its|two|three|four|some|\d|all|my|one)\s)|\splus\s)(?![^()]{0,60}\))/iu,
    )
    .flatMap((piece, at, all) =>
      // "Two batteries and a strap" parts at its article, "rain cover and bug net" at its one joint.
      at === all.length - 1 &&
      piece.split(' and ').length === 2 &&
      !(side.test(piece) || namesNoThing(piece.split(' and ')[0]!)) &&
      !piece.includes('(') &&
      !/\s(?:of|with|in)\s/u.test(piece)
        ? piece.split(' and ')
        : [piece],
    );
}

/** "Front and rear caps": a side and no thing. */
const side =
  /^(?:the )?(?:front|rear|back|left|right|upper|lower|top|bottom|inner|outer|long|short|large|small|input|output|hdmi|usb|aux|av|dc|ac|sd|din|midi|xlr) and /iu;

/** "Both caps are included, and I'll add a filter" is two lists. */
const added = /,?\sand\s(?=(?:i|we)(?:[’']ll|\swill|\scan)\s(?:also\s)?(?:add|include|throw in)\s)/iu;

/** "A padded gig bag, a tuner and a capo" of the sentence that says they come along; empty where it says no such thing. */
export function listOf(text: string): string {
  const opened = opens.exec(text)?.[0];
  const closed = opened === undefined ? closes.exec(text)?.[0] : undefined;
  return opened === undefined && closed === undefined
    ? ''
    : text.slice(opened?.length ?? 0, text.length - (closed?.length ?? 0)).replace(tail, '');
}

/** "Comes with a padded gig bag, a tuner and a capo": such a sentence as a point; null of any other. */
export function comesWith(text: string, max: number): string | null {
  const things = thingsIn(text);
  if (things.length === 0) return null;
  const list = listOf(text);
  const whole = `Comes with ${lowerFirst(list)}`;
  return list !== '' && whole.length <= max
    ? whole
    : withThings(things, max).replace(/^With/u, 'Comes with') || whole;
}

/** The things that a whole English sentence says come along, each without its article; none where it tells more than a list. */
export function thingsIn(text: string): string[] {
  const parts = text.split(added).map(thingsOfOne);
  return parts.some((things) => things.length === 0) ? [] : parts.flat();
}

const goesOver = /\s(?:over|under|out|off|up|down|through|in|on)$/u;

/** Whether an entry of a list without its article is an adjective that lacks its noun. */
function namesNoThing(entry: string): boolean {
  return goesOver.test(entry) || (/^\p{Ll}+$/u.test(entry) && tagEnglish(entry)[0]?.class === 'modifier');
}

function thingsOfOne(text: string): string[] {
  const list = listOf(text);
  if (list === '') return [];
  const opened = opens.test(text) ? list : lowerFirst(list);
  const things = thingsOf(opened).map((thing) => thing.replace(article, '').trim());
  // "Straight, round over, chamfer and cove bits": what the first are stands behind the last.
  if (things.length > 2 && things.at(-1)!.includes(' ') && things.slice(0, -1).some(namesNoThing)) return [];
  return things.some((thing) => thing === '' || thing.length > longestThing || noThing.test(thing))
    ? []
    : things;
}

const known = new WeakMap<Draft, readonly string[]>();

/** What the sentences of an English text say comes with the thing. */
export function includedThings(draft: Draft): readonly string[] {
  if (draft.language.written !== 'en') return [];
  const before = known.get(draft);
  if (before !== undefined) return before;
  // "The stand, the pedal and the music rest come with it" is cut at its commas: the whole sentence is read.
  const told = draft.units.filter(
    ({ kind, path, label }) => kind !== 'exclusion' && label === '' && path.endsWith('.description'),
  );
  const sentences = new Set(told.map(({ quote }) => quote.replace(/[.!\s]+$/u, '')));
  const things = [...new Set([...sentences].flatMap(thingsIn))];
  known.set(draft, things);
  return things;
}

/** As many of the things as fit, in one row: "5.0 Ah battery, fast charger, Makpac case". */
export function rowOfThings(things: readonly string[], max: number): string {
  let row = '';
  for (const thing of things) {
    const next = row === '' ? upperFirst(thing) : `${row}, ${thing}`;
    if (next.length <= max) row = next;
  }
  return row;
}

/** "With original charger, strap and two batteries", where all of it or the first two things fit; empty otherwise. */
export function withThings(things: readonly string[], max: number): string {
  for (let count = things.length; count > 0; count -= 1) {
    const row = things
      .slice(0, count)
      .map((thing) => (/^\p{Lu}\p{Ll}/u.test(thing) ? thing : lowerFirst(thing)));
    const last = row.pop()!;
    const text = `With ${row.length === 0 ? last : `${row.join(', ')} and ${last}`}`;
    if (text.length <= max && (count > 1 || things.length === 1)) return text;
  }
  return '';
}
