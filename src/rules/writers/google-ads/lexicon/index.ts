import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { AdsLexicon } from './lexicon.ts';

const lexicons: Record<Exclude<WrittenLanguage, 'other'>, AdsLexicon> = { en, es, de, fr };

/** The words of a language; null where only the advertiser's own words are used. */
export function lexiconOf(language: WrittenLanguage): AdsLexicon | null {
  return language === 'other' ? null : lexicons[language];
}
