import { foldWord } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Offer } from './offers.ts';

/** "Wellness" and "DIY" are fields, of which nobody buys one. */
export function isField({ name }: Offer): boolean {
  return field.test(foldWord(name));
}

/** Of a field people learn: "diy for beginners", and no "buy diys online". */
export function asField(offer: Offer): Offer {
  return isField(offer) ? { ...offer, kind: 'topic', plural: null } : offer;
}

const field = longPattern('u')`
  ^(?:wellness|diy|fashion|beauty|travel|tourism|gardening|fitness|cooking|music|health|education|marketing
    |crafts?|hobb(?:y|ies)|lifestyle|leisure|sports?|events?|outdoors?|retail|e-?commerce|technology
    |entertainment|pets?|arts?|moda|belleza|turismo|viajes|hogar|bienestar|deportes?|mode|beaute|tourisme
    |voyages?|bien-etre|loisirs|reisen|freizeit|gesundheit|schonheit|garten|haushalt)$
`;

/** "Book a session", "rake out the grout": the reader is told to do it. */
export function isOrder(text: string, start: number, end: number): boolean {
  return (
    /(?:^|[.!?:,]\s+|\b(?:to|or|and|you)\s)$/iu.test(text.slice(Math.max(0, start - 6), start)) &&
    /^\s(?:an?|the|your|our|its?|out|up|down|now|online|by|me|us)\b/iu.test(text.slice(end, end + 10))
  );
}
