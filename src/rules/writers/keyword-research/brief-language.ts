import type { ResearchForm } from '#contract/keyword-research.ts';
import { languageOfTrade } from '#rules/ads/language-of-trade.ts';
import { detectLanguage } from '#rules/language/detect.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import type { Language } from '#rules/listing/listing.ts';

/** Texts of more words are told by their letters well enough. */
const shortWords = 8;
/** Names alone are too short for languages that are not written in full. */
const veryShortWords = 5;
const english = /\b(?:the|and|with|for|of|by)\b/iu;
const smallWords = {
  de: /\b(?:und|für|mit|der|die|das|aus|von|zum|zur|im|ohne)\b/iu,
  es: /\b(?:de|en|al|para|con|el|la|los|las|y|del|sin)\b/iu,
  fr: /\b(?:de|en|pour|avec|le|la|les|du|des|et|sans)\b|\b[ld]['’]/iu,
} as const;

/**
 * The language of a brief that may be three words long. A guess by letters takes "Vitamin C serum" for Romanian; without
 * a small word, an accent or a known thing of another language, such a brief is English.
 */
export function languageOf(
  texts: readonly string[],
  { businessName, industry }: { businessName: string; industry: string },
  choice: ResearchForm['language'],
): Language {
  const detected = detectLanguage(texts, choice ?? 'auto');
  if ((choice ?? 'auto') !== 'auto') return detected;
  const text = texts.join('\n').trim();
  const words = text.split(/\s+/u);
  const language = words.length > shortWords ? detected : languageOfTrade(industry, detected);
  // The trade says it in so many words.
  if (language !== detected) return language;
  const { written } = language;
  if (written === 'en') return language;
  if (words.length > shortWords || /[^\P{L}a-z]/iu.test(text)) return language;
  const plain = { written: 'en', tag: 'en' } as const;
  if (written === 'other') return words.length <= veryShortWords ? plain : language;
  if (smallWords[written].test(text)) return language;
  if (english.test(`${businessName} ${text}`)) return plain;
  const known = typeHits(text, written).length > typeHits(text, 'en').length;
  // "Plant watering reminder app" has no capital where German nouns have one.
  const likely =
    written === 'de'
      ? hasGermanNoun(texts) || (known && words.length === texts.filter((one) => one !== '').length)
      : known;
  return likely ? language : plain;
}

/** German writes nouns with capitals inside a name, and glues them: "Edelstahl Brotdose", "Reifenwechsel". */
function hasGermanNoun(texts: readonly string[]): boolean {
  return texts.some((text) => /^\p{Lu}\p{Ll}{8,}$/u.test(text) || /\s\p{Lu}\p{Ll}{3,}/u.test(text));
}
