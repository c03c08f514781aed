import { syllablesOf, readingFormulas } from '#rules/facts/readability.ts';
import { detectLanguage } from '#rules/language/detect.ts';
import type { Language } from '#rules/listing/listing.ts';
import { countWordsFast } from '#rules/text/scan-words.ts';
import { sentencesOf } from '#rules/text/words.ts';
import type { PageFacts } from './page-facts.ts';

/** What a page's main text is like. Counted over its first part only; a book gives the same judgement as a chapter. */
export interface Prose {
  /** Words of the part that was read; Chinese, Japanese and Korean signs count half a word each. */
  words: number;
  /** Whether the text goes on beyond what was read. */
  cut: boolean;
  /** Times that each word occurs in the beginning of the text, in lower case. */
  counts: ReadonlyMap<string, number>;
  /** Words of that beginning. */
  countedWords: number;
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
/** Units whose words are told apart and counted: about 450 words. */
const countedLength = 3_000;
/** Units of prose from which the language is found. */
const languageLength = 500;
/** Words that a line must have to be prose rather than a label, a cell or a menu. */
const proseWords = 8;
/** The same in units, by which a line is known as prose without counting. */
const proseLength = 50;
/** Words of sentences that are measured for reading ease; more change nothing. */
const measuredWords = 400;
const longSentence = 25;

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;
/** Beyond Latin letters and the signs of running text. */
const otherSign = /[\u0250-\u1FFF\u2070-\u20AB\u20AD-\uFFFF]/;
/** The same words in a text without such signs, found in a third of the time: no class of all letters is tried. */
const latinWord = /[A-Za-z0-9ªµº²³¹¼-¾À-ÖØ-öø-ɏ][A-Za-z0-9'’ªµº²³¹¼-¾À-ÖØ-öø-ɏ]*/g;

/** The words of a text: runs of letters and figures, with the marks and apostrophes inside them. */
export function pageWords(text: string): string[] {
  return text.match(otherSign.test(text) ? wordPattern : latinWord) ?? [];
}

/** Reads a page's main text once for all checks. */
export function readProse(facts: PageFacts): Prose {
  const { main, prose } = facts.text;
  const length = Math.min(main.length, readLength);
  const counts = new Map<string, number>();
  let countedWords = 0;
  for (const word of pageWords(main.slice(0, countedLength).toLowerCase())) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    countedWords += 1;
  }
  const { words, spacelessSigns } = countWordsFast(main, length);
  const language = languageOf(prose || main);
  return {
    // Runs without spaces were counted as one word each, whatever their length.
    words: spacelessSigns > length * 0.2 ? Math.round(spacelessSigns / 2) : words,
    cut: main.length > readLength,
    counts,
    countedWords,
    language,
    ...sentenceFacts(prose.slice(0, readLength), language),
  };
}

/** Found from the first sentences: code, labels and names speak no language. */
function languageOf(text: string): Language {
  let prose = '';
  for (let from = 0; from < text.length && prose.length < languageLength;) {
    const end = text.indexOf('\n', from);
    const to = end < 0 ? text.length : end;
    if (to - from >= proseLength) prose += `${text.slice(from, Math.min(to, from + languageLength))}\n`;
    from = to + 1;
  }
  const read = prose.length >= proseLength * 2 ? prose : text;
  return detectLanguage([read.slice(0, languageLength)], 'auto');
}

type SentenceFacts = Pick<Prose, 'averageSentence' | 'longSentences' | 'readingEase' | 'longestParagraph'>;

function sentenceFacts(text: string, language: Language): SentenceFacts {
  let sentences = 0;
  let sentenceWords = 0;
  let long = 0;
  let syllables = 0;
  let longestParagraph = 0;
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('\n', from);
    const to = end < 0 ? text.length : end;
    const lineFrom = from;
    from = to + 1;
    // A word and its space take two units at least, so that short lines need not be counted.
    const most = (to - lineFrom + 1) / 2;
    const isMeasured = sentenceWords <= measuredWords;
    if (most < proseWords || (!isMeasured && most <= longestParagraph)) continue;
    const line = text.slice(lineFrom, to);
    const lineWords = spacesIn(line) + 1;
    if (lineWords < proseWords) continue;
    longestParagraph = Math.max(longestParagraph, lineWords);
    if (!isMeasured) continue;
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

function spacesIn(line: string): number {
  let spaces = 0;
  for (let at = line.indexOf(' '); at >= 0; at = line.indexOf(' ', at + 1)) spaces += 1;
  return spaces;
}

/** Below this many words of sentences a figure would be chance. */
const leastWords = 100;

function easeOf(language: Language, sentences: number, words: number, syllables: number): number | null {
  if (language.written === 'other' || words < leastWords) return null;
  const { base, a, b } = readingFormulas[language.written];
  return base - (a * words) / sentences - (b * syllables) / words;
}
