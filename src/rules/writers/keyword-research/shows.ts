import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { isChoice, type OfferTexts } from './offer-texts.ts';

const podcast = /(?<!\p{L})podcasts?(?!\p{L})/iu;
const howOften =
  /^(?:(?:weekly|daily|monthly|fortnightly|new|free|short|wöchentliche[rs]?|tägliche[rs]?|semanal|diario|hebdomadaire)\s)+|\s(?:semanal|diario|mensual|hebdomadaire|quotidien|mensuel)$/giu;

/** Whether a business is a show that people listen to, whose subjects nobody buys. */
export function isShow({ industry, businessName, description, subject }: OfferTexts): boolean {
  if (subject !== 'page') return false;
  return (
    podcast.test(isChoice(industry) ? '' : industry) ||
    podcast.test(businessName) ||
    /^(?:an?|the|our|ein|der|unser|un|el|le|notre|nuestro)?\s?(?:[\p{L}-]+\s){0,2}podcast(?!\p{L})/iu.test(
      description,
    )
  );
}

/** "Burnout podcast" of a show on burnout; the show itself without how often it comes. */
export function asShow(name: string, language: WrittenLanguage): string {
  const told = name.replace(howOften, '');
  const plain = /^podcasts? (?:about|on|über|sobre|sur) (.+)$/iu.exec(told)?.[1] ?? told;
  if (podcast.test(plain)) return plain;
  if (language === 'de') return `${plain} Podcast`;
  return language === 'en' ? `${plain} podcast` : `podcast ${plain}`;
}
