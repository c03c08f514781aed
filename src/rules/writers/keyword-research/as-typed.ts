import { businessNounOf } from '#rules/ads/business-noun.ts';
import { helpAtOnce } from '#rules/offers/at-once-abroad.ts';
import { saidWhole } from '#rules/offers/said-whole.ts';
import type { OfferTexts } from './offer-texts.ts';

/** Of so much of a description the trade is read. */
const opening = 120;

/** A name of one word of its trade as people type it: "Elektriker Notdienst", "dental crowns". */
export function asTyped(
  short: string,
  { businessName, industry, description, language }: OfferTexts,
): string {
  const urgent = helpAtOnce(short, businessNounOf(industry, language) ?? '', language);
  if (urgent !== null) return urgent.replace(/-(?=Notdienst$)/u, ' ');
  return saidWhole(short, `${businessName} ${industry} ${description.slice(0, opening)}`, language);
}
