import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import type { Lexicon } from './lexicon.ts';
import { verbatim } from './other.ts';

/** Lexicon of each written language. */
export const lexicons: Readonly<Record<WrittenLanguage, Lexicon>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  other: verbatim,
};
