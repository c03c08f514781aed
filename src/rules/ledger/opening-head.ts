import { stemOf, tokensOf } from '#rules/text/words.ts';
import { claimHits } from './claim-index.ts';
import { canonicalUnit } from './numbers.ts';
import { tagsOf } from './tagger.ts';
import { attributeStemsOf, isAttribute, joined } from './type-agreed.ts';
import { accessories, cutAt, eatenAs, genericHeads } from './type-front.ts';
import { typeHits } from './type-hits.ts';
import { thirdPersonVerbs } from './verb-words.ts';

/** How many there are stands before the thing in a description: "Pair of vintage brass candlesticks". */
const countBefore =
  /^(?:(?:an?\s)?(?:pair|set|pack|box|lot|bundle) of |\d+\s?(?:pcs?|pieces?|pack)\s(?:of\s)?|\d+\s(?!\p{L}{1,3}\s)|two |three |four |five |six )/iu;

/** Stem of the noun that opens an English description as the thing; empty where that is an attribute. */
export function openingHead(description: string): string {
  const first = description.replace(/^[^\p{L}\p{N}]+/u, '').split(/[.!?\n]/u)[0] ?? '';
  // "Fits the gap between seat and console" opens with what it does.
  if (/^\p{Lu}\p{Ll}+[^s]s (?:the|an?|your|most|all|any|up|in|on|into|over|every)\s/u.test(first)) return '';
  // "Carries enough logs for an evening" of a log carrier.
  if (thirdPersonVerbs.has(/^\p{Lu}\p{Ll}+(?= \p{L})/u.exec(first)?.[0].toLowerCase() ?? '')) return '';
  const opening = joined(first)
    .replace(/[^\p{L}\p{N})]+$/u, '')
    .replace(countBefore, '')
    .split(cutAt.en)[0]!
    // "Spray twice into the room".
    .split(/\s(?:into|onto|over|under|through|around|behind|against|between)\s/iu)[0]!
    .trim();
  const head = /(?<![\p{L}’'-])[’'-]*(\p{L}[\p{L}’'-]*)$/u.exec(opening)?.[1] ?? '';
  const stem = stemOf(head);
  // "Barbour Bedale, navy": a name is no thing.
  const isName =
    /^\p{Lu}/u.test(head) && opening !== opening.toUpperCase() && typeHits(head, 'en').length === 0;
  // "California almonds dry roasted with honey": what was done to it is no thing.
  const isDone =
    /^\p{L}{3,}(?:[^e]ed)$/u.test(head) &&
    typeHits(head, 'en').length === 0 &&
    /^(?:VERB|ADJ)$/u.test(tagsOf(opening).at(-1)?.tag ?? '');
  return isName || isDone || head.length < 3 || isAttribute(stem, attributeStemsOf(opening, 'en'))
    ? ''
    : stem;
}

function isStuffBefore(name: string, at: number): boolean {
  const before = name.slice(0, at).trimEnd();
  return claimHits(before, 'en').some(
    ({ payload, end }) => payload.kind === 'material' && end === before.length,
  );
}

/**
 * A name up to the word that opens the description as the thing: "Kids backpack dinosaur" with "Kids backpack with
 * dinosaur print" is a backpack. What follows in the name is a variant, unless it names what is made for the thing.
 */
export function upToAgreedHead(name: string, description: string): string {
  const stem = openingHead(description);
  if (stem === '') return name;
  const tokens = tokensOf(name.split(cutAt.en)[0]!);
  const at = tokens.findIndex((token) => token.stem === stem);
  const rest = tokens.slice(at + 1).filter(
    (token) =>
      // The x of "30 x 24" is no word.
      /^\p{L}{2}/u.test(token.stem) && canonicalUnit(name.slice(token.start, token.end)) === '',
  );
  const last = rest.at(-1)?.stem;
  if (at === -1 || last === undefined) return name;
  const front = name.slice(0, tokens[at]!.end);
  // "Guest book A4 linen cover", described as a "linen bound guest book": of what its cover is made.
  const isOwnPart =
    /^cover|^lid|^strap|^handle|^lining|^base/u.test(last) && isStuffBefore(name, rest.at(-1)!.start);
  // "Bookplate stickers personalised ex libris" of a set of bookplates: what is sold of them stands right behind.
  const next = /^ (?:stickers|labels|cards|tags|prints)(?!\p{L})/iu.exec(name.slice(front.length))?.[0];
  if (next !== undefined) return `${front}${next}`;
  if ((accessories.has(last) || genericHeads.has(last)) && !isOwnPart) return name;
  // "Strawberry slices" of a text that opens with "Just strawberries": what they are made into is the thing.
  const behind = name.slice(front.length).trim();
  if (eatenAs.test(behind.replace(/\s\d.*$/u, '')) && typeHits(front, 'en').at(-1)?.category === 'food')
    return name;
  // "White Kallax" opens with the line of a shelf: the noun that is known is the thing.
  const isKnownBehind =
    /^ plants?\b/iu.test(name.slice(front.length)) ||
    // "Class 37 diesel loco": a class that is no lesson.
    (typeHits(front, 'en').every(({ category }) => category === 'course') &&
      typeHits(name.slice(front.length), 'en').length > 0);
  return isKnownBehind ? name : front;
}
