import { typeHits } from '#rules/ledger/type-hits.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { addedOffers } from '#rules/offers/offer-sentence.ts';
import { isDone } from './list-words.ts';
import { isNoOffer } from './no-offers.ts';

/**
 * "Also dry bags and kayak seats.": what a later sentence adds to the offers, as far as it is known as goods or as a deed.
 * "Also available in blue" adds nothing.
 */
export function alsoSold(text: string, language: WrittenLanguage): string[] {
  const added = addedOffers(text, language);
  const isSold = (thing: string): boolean =>
    !isNoOffer(thing, language) &&
    (isDone(thing, language) || typeHits(thing, language).at(-1)?.end === thing.length);
  return added.filter(isSold);
}
