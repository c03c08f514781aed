import type { OfferKind } from '#rules/writers/keyword-research/offer-kind.ts';

/**
 * Wordings around an offer. `{x}` is the offer, `{xs}` its plural, `{ax}` the offer with its English article, `{s}` the
 * offer when it is surely singular in German, `{ux}` the offer
 * with the article that its ending tells in Spanish and French, `{a}` an audience, `{p}` a town, `{b}` the business, `{c}` a competitor. A wording whose placeholder cannot be filled is left out.
 * Nothing here says anything of the offer that would have to be true of it: no "free", "24-hour", "certified".
 */
export interface Patterns {
  /** On the business's own website: people compare and ask before they buy. */
  web: Readonly<Record<OfferKind, readonly string[]>>;
  /** What is asked about what somebody suffers from or wants to be rid of; `ailment` of a practice alone. */
  trouble: Readonly<Record<'any' | 'ailment', readonly string[]>>;
  /** What is asked about a service, by what kind of service it is; English only. */
  asked?: readonly { of: RegExp; wording: string }[];
  /** On Etsy, where most look for a present. */
  gift: readonly string[];
  app: readonly string[];
  video: readonly string[];
  audience: Readonly<Record<'goods' | 'others', readonly string[]>>;
  /** Of `others`, the first with a country, too, and the second near the searcher. */
  local: Readonly<Record<'goods' | 'food' | 'others', readonly string[]>>;
  competitor: readonly string[];
  competitorOffer: string;
  brand: readonly string[];
  brandOffer: string;
  brandLocal: readonly string[];
}
