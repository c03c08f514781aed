import { syllablesOf, readingFormulas } from '#rules/facts/readability.ts';
import { detectLanguage } from '#rules/language/detect.ts';
import type { Language } from '#rules/listing/listing.ts';
import { sentencesOf } from '#rules/text/words.ts';
import type { PageFacts } from './page-facts.ts';

/** What a page's main text is like. Counted over its first part only; a book gives the same judgement as a chapter. */
export interface Prose {
  /** Words of the part that was read; Chinese, Japanese and Korean signs count half a word each. */
  words: number;
  /** Whether the text goes on beyond what was read. */
  cut: boolean;
  /** Times that each word occurs, in lower case. */
  counts: ReadonlyMap<string, number>;
  language: Language;
  /** Null without sentences. Words a sentence. */
  averageSentence: number | null;
  /** Share of sentences over 25 words, 0 to 1. */
  longSentences: number;
  /** Usually 0 to 100 (60: read at age 12 to 14); null in other languages and under 100 words of sentences. */
  readingEase: number | null;
  /** Words of the longest paragraph. */
  longestParagraph: number;
}

/** UTF-16 units that are read: about 15,000 words. */
const readLength = 100_000;
/** Units from which the language is found. */
const languageLength = 2_000;
/** Words that a line must have to be prose rather than a label, a cell or a menu. */
const proseWords = 8;
/** Words of sentences that are measured for reading ease; more change nothing. */
const measuredWords = 2_000;
const longSentence = 25;

const spacelessSign = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u0e00-\u0e7f]/g;

/** Reads a page's main text once for all checks. */
export function readProse(facts: PageFacts): Prose {
  const { main } = facts.text;
  const text = main.length > readLength ? main.slice(0, readLength) : main;
  const counts = new Map<string, number>();
  let words = 0;
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu)) {
    words += 1;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const signs = text.match(spacelessSign)?.length ?? 0;
  // Runs without spaces were counted as one word each, whatever their length.
  if (signs > text.length * 0.2) words = Math.round(signs / 2);
  const language = detectLanguage([text.slice(0, languageLength)], 'auto');
  return {
    words,
    cut: main.length > readLength,
    counts,
    language,
    ...sentenceFacts(text, language),
  };
}

type SentenceFacts = Pick<Prose, 'averageSentence' | 'longSentences' | 'readingEase' | 'longestParagraph'>;

function sentenceFacts(text: string, language: Language): SentenceFacts {
  let sentences = 0;
  let sentenceWords = 0;
  let long = 0;
  let syllables = 0;
  let longestParagraph = 0;
  for (const line of text.split('\n')) {
    const lineWords = line.split(' ').length;
    if (lineWords < proseWords) continue;
    longestParagraph = Math.max(longestParagraph, lineWords);
    if (sentenceWords > measuredWords) continue;
    for (const sentence of sentencesOf(line)) {
      const words = sentence.split(' ');
      if (words.length < 4) continue;
      sentences += 1;
      sentenceWords += words.length;
      if (words.length > longSentence) long += 1;
      if (language.written !== 'other')
        for (const word of words) syllables += syllablesOf(word, language.written);
    }
  }
  return {
    averageSentence: sentences === 0 ? null : sentenceWords / sentences,
    longSentences: sentences === 0 ? 0 : long / sentences,
    readingEase: easeOf(language, sentences, sentenceWords, syllables),
    longestParagraph,
  };
}

/** Below this many words of sentences a figure would be chance. */
const leastWords = 100;

function easeOf(language: Language, sentences: number, words: number, syllables: number): number | null {
  if (language.written === 'other' || words < leastWords) return null;
  const { base, a, b } = readingFormulas[language.written];
  return base - (a * words) / sentences - (b * syllables) / words;
}
