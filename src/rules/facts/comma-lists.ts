import { foldWord, sentencesOf, wordsOf } from '#rules/text/words.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';

/**
 * Sentences that are bare lists of search words: at least `least` phrases between commas, each of one to three
 * words, and not one small word ("for", "with", "is") among them. A real enumeration has an "and" or a verb's
 * small words around it.
 */
export function commaLists(text: string, least: number): string[] {
  return sentencesOf(text).filter((sentence) => {
    const phrases = sentence
      .split(/[,;|]/u)
      .map((phrase) => wordsOf(phrase).map((word) => foldWord(word.text)));
    if (phrases.length < least) return false;
    const short = phrases.filter((phrase) => phrase.length > 0 && phrase.length <= 3);
    return (
      short.length === phrases.length &&
      !phrases.flat().some((word) => word.length > 1 && isFunctionWord(word))
    );
  });
}
