import type { Brief } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import type { Candidate } from './candidate.ts';

/** What stands in the names of many firms, and is no part that anybody knows one by. */
const ofManyNames = longPattern('iu')`
  ^(?:the|and|co|company|ltd|inc|llc|gmbh|shop|store|studio|studios|services|group|team|apps?|online|library|museum|club
    |society|trust|choir|orchestra|band|league|festival|market|sanctuary|rescue|collective|exchange|academy|school|clinic
    |centre|center|pantry|shed|swap)$
`;

/**
 * Whether a phrase is built with half of the owner's name: "hollow soap" of Maple Hollow Soap says another thing, and is
 * typed by nobody. Words that the offer bears too are its own; the seller's target keywords are never judged.
 */
export function halvedOwner({ businessName, product, fields }: Brief): (candidate: Candidate) => boolean {
  const words = businessName.split(/\s+/u).filter((word) => /^\p{L}/u.test(word) && !ofManyNames.test(word));
  if (words.length < 2) return () => false;
  const offer = `${product.name}\n${product.category}\n${product.description}\n${fields.keyFeatures ?? ''}`;
  const told = new Set(stemsOf(offer.replaceAll(businessName, ' ')));
  const own = new Set(words.flatMap((word) => stemsOf(word)).filter((stem) => !told.has(stem)));
  const whole = foldWord(businessName);
  return ({ phrase, kind, source }) =>
    own.size > 0 &&
    kind !== 'brand' &&
    source !== 'targetKeywords' &&
    stemsOf(phrase).some((stem) => own.has(stem)) &&
    !foldWord(phrase).includes(whole);
}
