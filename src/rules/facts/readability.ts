import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { countWords } from '#rules/text/count.ts';
import { sentencesOf, wordsOf } from '#rules/text/words.ts';
import { plainText } from './plain-text.ts';

/** Constants of reading ease = base − a × words a sentence − b × syllables a word. */
export const readingFormulas: Record<
  Exclude<WrittenLanguage, 'other'>,
  { base: number; a: number; b: number; source: string }
> = {
  en: { base: 206.835, a: 1.015, b: 84.6, source: 'Flesch 1948' },
  de: { base: 180, a: 1, b: 58.5, source: 'Amstad 1978' },
  es: { base: 206.84, a: 1.02, b: 60, source: 'Fernández Huerta 1959' },
  fr: { base: 207, a: 1.015, b: 73.6, source: 'Kandel and Moles 1958' },
};

/** Words remembered at most for each language, and their longest in UTF-16 units. */
const mostKnown = 20_000;
const longestKnown = 40;
type Written = Exclude<WrittenLanguage, 'other'>;
const knownSyllables: Record<Written, Map<string, number>> = {
  en: new Map(),
  de: new Map(),
  es: new Map(),
  fr: new Map(),
};

/** Groups of vowels; English drops a silent final e. An estimate within about a tenth of a dictionary's count. */
export function syllablesOf(word: string, language: Written): number {
  const words = knownSyllables[language];
  const known = words.get(word);
  if (known !== undefined) return known;
  const syllables = countSyllables(word, language);
  if (word.length > longestKnown) return syllables;
  if (words.size >= mostKnown) words.clear();
  words.set(word, syllables);
  return syllables;
}

function countSyllables(word: string, language: Written): number {
  const letters = word.toLowerCase().replace(/[^\p{L}]/gu, '');
  if (letters === '') return 1;
  const groups = letters.match(/[aeiouyäöüáéíóúàâèêëîïôûùæœ]+/gu)?.length ?? 1;
  if (language === 'en' && groups > 1 && /[^aeiouyl]e$/.test(letters)) return groups - 1;
  if (language === 'fr' && groups > 1 && /e(?:s|nt)?$/.test(letters)) return groups - 1;
  return Math.max(1, groups);
}

/** Reading ease of prose, usually 0 to 100 (60: read at age 12 to 14). Null for other languages and under 20 words. */
export function readingEase(text: string, language: WrittenLanguage): number | null {
  if (language === 'other') return null;
  const plain = plainText(text);
  const sentences = sentencesOf(plain).filter((sentence) => countWords(sentence) > 3);
  const words = sentences.flatMap((sentence) => wordsOf(sentence));
  if (words.length < 20) return null;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word.text, language), 0);
  const { base, a, b } = readingFormulas[language];
  return base - (a * words.length) / sentences.length - (b * syllables) / words.length;
}
