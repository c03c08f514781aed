import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { kindOfOffer, type OfferKind } from './offer-kind.ts';

interface Kinded {
  name: string;
  kind: OfferKind;
}

/**
 * Offers of a page whose names do not tell what they are take the kind of those beside them: "nail trims" between dog
 * grooming and hand stripping are done, and not bought online.
 */
export function withSharedKind<Offer extends Kinded>(
  offers: readonly Offer[],
  language: WrittenLanguage,
  industry: string,
): Offer[] {
  // A shop's alterations are done to what it sells.
  if (/^(?:retail|manufacturing)$/iu.test(industry.trim())) return [...offers];
  const told = offers.filter(({ name }) => tellsKind(name, language));
  const areDone = told.some(({ kind }) => kind === 'service');
  const areSold = told.some(({ kind }) => kind === 'product' || kind === 'food' || kind === 'property');
  if (!areDone || areSold) return [...offers];
  return offers.map((offer) =>
    offer.kind === 'product' && !told.includes(offer) ? { ...offer, kind: 'service' } : offer,
  );
}

/** Whether the kind comes from the name alone: the trade around it would change nothing. */
function tellsKind(name: string, language: WrittenLanguage): boolean {
  const [among, alone] = ['Automotive', 'Other'].map((industry) =>
    kindOfOffer(name, industry, 'page', language),
  );
  return among === alone;
}
