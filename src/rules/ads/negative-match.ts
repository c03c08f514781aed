import type { MatchType } from '#contract/google-ads.ts';
import { remembering } from '#rules/text/remembering.ts';
import { stemsOf } from '#rules/text/words.ts';

/** A keyword or negative without its marks. */
export interface MatchedText {
  text: string;
  match: MatchType;
}

/** Scripts without spaces between words: there a word may stand anywhere inside a run. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const wordsOfQuery = remembering((text): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}&]+/u)
    .filter((word) => word !== ''),
);

/**
 * Whether a negative keyword keeps an ad from a search, as Google defines it: broad when all its words are there in any
 * order, phrase when they stand there in their order with nothing between, exact when there is nothing else. Negatives
 * know no close variants: "job" does not block "jobs". Google Ads help, "About negative keywords".
 */
export function negativeBlocks(negative: MatchedText, query: string): boolean {
  const words = wordsOfQuery(negative.text);
  const asked = wordsOfQuery(query);
  if (words.length === 0) return false;
  if (unspaced.test(negative.text)) return blocksUnspaced(words.join(''), asked.join(''), negative.match);
  if (negative.match === 'broad') return words.every((word) => asked.includes(word));
  if (negative.match === 'exact' && words.length !== asked.length) return false;
  return asked.some((_, start) => words.every((word, index) => asked[start + index] === word));
}

function blocksUnspaced(words: string, asked: string, match: MatchType): boolean {
  return match === 'exact' ? words === asked : asked.includes(words);
}

const plural = /^(?:e[nrs]?|nen|n|s)$/u;

/** What is taught and tested ends the compounds of German schools, whose trade it then is. */
const germanCourse =
  /^(?:kurse?|schule|schulung|ausbildung|weiterbildung|lehrgang|prüfung|training|unterricht)$/u;

/**
 * Whether a negative would stand in the way of a phrase that the campaign is for, more widely than Google matches:
 * in any order and whatever the plural. What passes this blocks the phrase in none of the three match types.
 */
export function standsInTheWay(negative: string, phrase: string): boolean {
  if (negativeBlocks({ text: negative, match: 'broad' }, phrase)) return true;
  const stems = stemsOf(negative);
  if (stems.length === 0) return false;
  const known = new Set(stemsOf(phrase));
  if (stems.every((stem) => known.has(stem))) return true;
  // The stems are those of English: "Bewerbungen" is the plural of "Bewerbung".
  const said = wordsOfQuery(phrase);
  return wordsOfQuery(negative).every((word) =>
    said.some(
      (one) =>
        one === word ||
        (word.length > 3 && one.startsWith(word) && plural.test(one.slice(word.length))) ||
        // Who searches "kurs" with a dog wants the "Welpenkurs".
        (word.length > 3 && one.length > word.length + 2 && germanCourse.test(word) && one.endsWith(word)),
    ),
  );
}

/** The keywords that a negative would block, for a list that a user edits. */
export function blockedBy(negative: MatchedText, keywords: readonly string[]): string[] {
  return keywords.filter((keyword) => negativeBlocks(negative, keyword));
}

/** A keyword with the marks of its match type, as Google writes it. */
export function markedKeyword({ text, match }: MatchedText): string {
  if (match === 'phrase') return `"${text}"`;
  return match === 'exact' ? `[${text}]` : text;
}
