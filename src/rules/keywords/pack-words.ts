import type { Keyword, Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import { countBytes } from '#rules/text/count.ts';
import { hasFigure } from '#rules/text/letters.ts';
import { stemOf, stemsOf, wordsOf } from '#rules/text/words.ts';
import { genericWords, isSmallWord, sellingWords, singularOf } from './plain-words.ts';

export interface WordRules {
  /** Most bytes of the joined words, separators included. */
  maxBytes: number;
  separatorBytes: number;
  /** Fewest characters of a word. */
  minLength: number;
  most: number;
  /** Texts whose words are indexed already and are not spent again. */
  indexed: readonly string[];
  /** Spanish is searched without accents more often than with them. */
  withoutAccents: boolean;
  /** Whether the platform refuses a word. */
  refused: (word: string) => boolean;
  /** Words that stand in the field already. */
  start: readonly string[];
}

/** "menus" and "menu": a last s that `stemOf` keeps because it may belong to the word (bus, lens). */
export function pluralKey(stem: string): string {
  return stem.length > 3 && stem.endsWith('s') && !stem.endsWith('ss') ? stem.slice(0, -1) : stem;
}

/** "Vokabel" and "Vokabeln", "Fächer" and "Fächern": German endings off, for comparison only. */
function germanKey(stem: string): string {
  return stem.length > 5 ? stem.replace(/(?:ern|en|er|e|n|s)$/u, '') : stem;
}

/** "Hors ligne", "modo noche": two words that say nothing one by one. */
const wholePairs =
  /(?<!\p{L})(?:(?:mode )?hors ligne|mode (?:sombre|nuit|avion)|modo (?:noche|nocturno|oscuro|avión)|sin conexión|works?(?= offline)|drag[- ]and[- ]drop|(?:left|right)-handers?)(?!\p{L})/giu;
const denial = /\s(?:sin|sans|ohne|without)\s/iu;

/** Words that are halves of a fixed pair and say nothing alone. */
const halves = new Set([
  'safe',
  'free',
  'proof',
  'non',
  'anti',
  'multi',
  'extra',
  'ultra',
  'resistant',
  'friendly',
  'etc',
  'www',
  'com',
  'ft',
  'hr',
  'hrs',
  'yd',
  'ml',
  'kg',
  'lbs',
  'qt',
  'mm',
  'cm',
  'oz',
  'lb',
  'mah',
  'degree',
  'pair',
  'inch',
  'quart',
  'carry',
  'side',
  'many',
  'much',
  'next',
  'high',
  'few',
  'right',
  'left',
  'live',
  'easy',
]);

const inDative = /(?<=(?:^| )(?:mit|aus|von) )(\p{Ll}{4,}?)(?:em|er|en) (?=\p{Lu})/u;

/** "Nan's" is searched by her name. */
function withoutGenitive(word: string): string {
  return word.endsWith("'s") || word.endsWith('’s') ? word.slice(0, -2) : word;
}

/** "L'étiquette" is searched as "étiquette". */
function withoutArticle(word: string, language: WrittenLanguage): string {
  return language === 'fr' ? word.replace(/^(?:[ldnmtsjc]|qu)[’'](?=\p{L}{3})/u, '') : word;
}

/**
 * Explodes phrases into single lower-case words, best first, without what is indexed elsewhere, and packs
 * them into a number of bytes (writing guide §4.5). Returns the words in the order of their rank.
 */
export function packWords(keywords: readonly Keyword[], ledger: Ledger, rules: WordRules): string[] {
  const seen = new Set<string>();
  for (const text of [...rules.indexed, ledger.brand]) {
    for (const stem of stemsOf(text)) {
      if (seen.has(stem)) continue;
      seen.add(stem);
      seen.add(pluralKey(stem));
      seen.add(germanKey(stem));
    }
  }
  const english = ledger.language.written === 'en';
  const kept: string[] = [];
  let bytes = 0;
  const add = (raw: string): void => {
    const lower = withoutArticle(withoutGenitive(raw.toLowerCase()), ledger.language.written);
    const single = english ? singularOf(lower) : lower;
    const word = rules.withoutAccents
      ? single.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
      : single;
    const stem = stemOf(word);
    const length = countBytes(word) + (kept.length === 0 ? 0 : rules.separatorBytes);
    const plural = ledger.language.written === 'de' ? germanKey(stem) : pluralKey(stem);
    if (
      seen.has(plural) ||
      seen.has(stem) ||
      seen.has(stemOf(lower)) ||
      kept.length >= rules.most ||
      bytes + length > rules.maxBytes
    )
      return;
    if (word.length < rules.minLength || !/\p{L}/u.test(word) || isSmallWord(word, ledger.language.written))
      return;
    if (genericWords.has(stem) || sellingWords.has(stem) || halves.has(word) || rules.refused(word)) return;
    // "Class III and IV receivers".
    if (/^(?:[iv]{2,4}|ix|xi{0,3})$/u.test(word)) return;
    if (hasFigure(word) || /^[.,/-]|[.,/-]$/.test(word)) return;
    seen.add(stem);
    seen.add(plural);
    kept.push(word);
    bytes += length;
  };
  for (const word of rules.start) add(word);
  for (const { phrase: given } of keywords) {
    // "Springform mit auslaufsicherem Boden": nobody types the dative.
    const phrase = ledger.language.written === 'de' ? given.replace(inDative, '$1 ') : given;
    // "Ajedrez sin anuncios": what is not there is searched by nobody.
    const words = wordsOf(phrase.split(denial)[0]!.replace(wholePairs, ' ')).flatMap(({ text }) =>
      text.includes('-') || text.includes('/') ? text.split(/[-/]/u) : text,
    );
    for (const word of words.toSorted((a, b) => b.length - a.length)) add(word);
  }
  return kept;
}
