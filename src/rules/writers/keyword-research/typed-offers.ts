import type { OfferTexts } from './offer-texts.ts';

/** "Skip hire" of "cheap skip hire", and nothing of "how much is a skip", which asks. */
export function typedOffers({ currentKeywords }: OfferTexts): string[] {
  return currentKeywords
    .filter((keyword) => !question.test(keyword))
    .map((keyword) => keyword.replace(wish, ''))
    .filter((keyword) => keyword !== '');
}

const question =
  /^(?:how|what|why|when|where|who|which|can|do|does|is|are|was|wie|warum|wann|wo|wer|welche[rsn]?|qué|cuánto|cuándo|cómo|dónde|por qué|combien|comment|pourquoi|quand|où|quel(?:le)?s?)\s/iu;
const wish =
  /^(?:cheap(?:est)?|best|affordable|good|günstige?[rsn]?|billige?[rsn]?|beste[rsn]?|barat[oa]s?|mejor(?:es)?|meilleure?s?)\s(?=\S+\s)|\s(?:barat[oa]s?|pas chers?|günstig)$/iu;
