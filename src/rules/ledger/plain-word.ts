import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { claimHits } from './claim-index.ts';
import { isMaker } from './maker-in-name.ts';
import { isGermanNoun } from './small-german.ts';
import { typeHits } from './type-hits.ts';

/** Whether the first word of a name is a thing, a stuff or a colour, and no maker: "Grafikkarte RTX 3060". */
export function isPlainWord(first: string, language: WrittenLanguage): boolean {
  const word = first.toLowerCase();
  const isNoun = language === 'de' && isGermanNoun(word) && !isMaker(word);
  return isNoun || typeHits(first, language).length > 0 || claimHits(first, language).length > 0;
}
