import type { Ledger } from '#rules/listing/listing.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { countCharacters } from '#rules/text/count.ts';
import { phraseStems } from './phrase-stems.ts';
import { sellingWords } from './plain-words.ts';

const neverInPhrases =
  /[\p{Extended_Pictographic}\u{FE0F}\u{20E3}<>{}[\]"“”„«»*_~^|\\=]|https?:|www\.|\S@\S/gu;
const callsOrNumbers = /(?:\+?\d[\d\s().-]{7,}\d)/u;

/**
 * A phrase without what the platform refuses in keywords, tidied at its ends; empty when nothing that can
 * be searched is left. A hit inside the seller's own brand stays where the platform allows that.
 */
export function allowedText(phrase: string, platform: Platform, ledger: Ledger): string {
  let text = phrase.replace(neverInPhrases, ' ').replaceAll('’', "'");
  if (callsOrNumbers.test(text)) return '';
  for (const rule of platform.forbidden) {
    if (rule.fields !== undefined && !rule.fields.includes('keywords') && !rule.fields.includes('tags'))
      continue;
    rule.pattern.lastIndex = 0;
    if (!rule.pattern.test(text)) continue;
    if (
      rule.allowedInBrand === true &&
      ledger.brand !== '' &&
      text.toLowerCase().includes(ledger.brand.toLowerCase())
    )
      continue;
    rule.pattern.lastIndex = 0;
    const { repair } = rule;
    text = text.replace(rule.pattern, (hit: string) => (typeof repair === 'function' ? repair(hit) : ' '));
  }
  text = text.replace(/\s+/gu, ' ').replace(/^[\s.,;:!?#&+/–-]+|[\s.,;:!?#&+/–-]+$/gu, '');
  if (!/\p{L}/u.test(text) || countCharacters(text) > 80) return '';
  const stems = phraseStems(text);
  return stems.length > 0 && stems.every((stem) => sellingWords.has(stem)) ? '' : text;
}
