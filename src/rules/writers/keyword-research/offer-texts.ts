import { industries } from '#contract/seo-content.ts';
import { businessNounOf } from '#rules/ads/business-noun.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { namedTrades } from './trades.ts';

/** What a form tells of which offers are read. */
export interface OfferTexts {
  products: readonly string[];
  currentKeywords: readonly string[];
  businessName: string;
  industry: string;
  description: string;
  language: WrittenLanguage;
  subject: Platform['subject'];
}

/** The twelve choices are shelves that nobody searches; what the user wrote instead is a trade. */
export function isChoice(industry: string): boolean {
  return (
    channel.test(industry.trim()) ||
    industries.some((choice) => choice.toLowerCase() === industry.toLowerCase())
  );
}

/** Where somebody shows things, which is none of them. */
const channel =
  /^(?:(?:my |mein )?(?:youtube|video)(?:[- ]?(?:channel|kanal|canal))?|canal (?:de )?youtube|cha[iî]ne youtube|(?:content )?creator|vlog(?:ger)?)$/iu;

/** Whether an industry says no more than that somebody shows films: what they are on is watched, and nobody buys it. */
export function isChannel(industry: string): boolean {
  return channel.test(industry.trim());
}

/** "Café and bicycle repair" are two trades, "bike and coffee shop" is one. */
export function industryParts({ industry, language }: OfferTexts): string[] {
  const [left = '', right, ...more] = industry.split(/\s(?:and|&|\+|und|y|et)\s/iu);
  const isTwo = right !== undefined && more.length === 0 && businessNounOf(left, language) !== null;
  return isTwo ? [left, right] : [industry];
}

const serviceName =
  /(?<!\p{L})(?:(?:IT|EDV)-?\s?)?(?:services?|dienste?|support|systemhaus|consulting|beratung|repairs?|reparatur|solutions|servicios|asistencia|dépannage)(?!\p{L})/iu;

/** What the business is in: its name says it where "Other" was chosen. */
export function fieldOf({ industry, businessName, language }: OfferTexts): string {
  if (industry === 'Technology' && serviceName.test(businessName)) return 'Professional Services';
  if (industry !== 'Other' || language === 'other') return industry;
  return namedTrades(businessName, language)[0] ?? industry;
}
