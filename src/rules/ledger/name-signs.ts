import type { Brief } from '#rules/listing/listing.ts';
import { stemOf } from '#rules/text/words.ts';
import { attributeStemsOf, isAttribute } from './type-agreed.ts';

const bookSigns =
  /\b(?:first edition|(?:1st|2nd|3rd) edition|paperback|hardback|hardcover|dust ?jacket|endpapers?|isbn|\d+ pages)\b/giu;
const blankBook =
  /\b(?:notebooks?|journals?|planners?|sketchbooks?|diar(?:y|ies)|albums?|calendars?|covers?|patterns?|templates?|printables?|pdf|book|bookmarks?|bookends?|sleeves?|lined|dotted|blank|comics?|magazines?)\b/iu;

/** Whether an English brief tells a printed book by two signs: its title ("The Silver Chair") names no thing. */
export function isBook({ product }: Brief): boolean {
  const text = `${product.name}. ${product.description}`;
  return new Set(text.toLowerCase().match(bookSigns) ?? []).size > 1 && !blankBook.test(text);
}

/**
 * Whether an English name ends in a common noun: small inside a name of several words ("Cat water fountain"), or behind
 * two other words. One or two capitals may be a fancy name ("Midnight Fig"), which the description explains.
 */
export function tellsThing(front: string, byName: string): boolean {
  const words = front.split(' ').filter((word) => /^\p{L}/u.test(word));
  const head = byName.split(' ').at(-1) ?? '';
  if (head.length < 3 || isAttribute(stemOf(head), attributeStemsOf(front, 'en'))) return false;
  return (
    words.length > 1 && (words.slice(1).includes(head) ? /^\p{Ll}/u.test(head) || words.length > 2 : false)
  );
}

/** Whether a name of several words ends in what is done ("boiler repair", "teeth whitening"). */
export function isService(front: string, byName: string): boolean {
  return /\p{L}{3,}\s\p{L}{3,}/u.test(front) && serviceEnd.test(byName) && front.endsWith(byName);
}

const serviceEnd =
  /(?:ing|ment|tion|care|repairs?|removals?|therapy|surgery|checks?|exams?|fitting|hire|rental|lessons?)$/iu;
