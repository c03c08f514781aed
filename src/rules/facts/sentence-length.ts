import { countWords } from '#rules/text/count.ts';
import { sentencesOf } from '#rules/text/words.ts';
import { plainText } from './plain-text.ts';

export interface SentenceLengths {
  /** Words a sentence, mean; 0 without a sentence. */
  mean: number;
  /** Words of the longest. */
  longest: number;
  /** The longest sentence itself. */
  longestText: string;
  /** How many of more than 28 words. */
  tooLong: number;
}

/** A sentence over this many words is read twice (writing guide §1.4). */
export const longestSentence = 28;

/** `sent(t)`: words a sentence. Chapter lines, hashtags and list lines of up to three words are no sentences. */
export function sentenceLengths(texts: readonly string[]): SentenceLengths {
  let words = 0;
  let sentences = 0;
  let longest = 0;
  let longestText = '';
  let tooLong = 0;
  for (const text of texts) {
    for (const sentence of sentencesOf(plainText(text))) {
      const count = countWords(sentence);
      if (count <= 3) continue;
      words += count;
      sentences += 1;
      if (count > longestSentence) tooLong += 1;
      if (count > longest) {
        longest = count;
        longestText = sentence;
      }
    }
  }
  return { mean: sentences === 0 ? 0 : words / sentences, longest, longestText, tooLong };
}
