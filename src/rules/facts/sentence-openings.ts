import { sentencesOf, stemOf, wordsOf } from '#rules/text/words.ts';
import { plainText } from './plain-text.ts';

/** An opening that several sentences share. */
export interface RepeatedOpening {
  /** The first two words as they stand first. */
  words: string;
  count: number;
}

/** First two words that at least three sentences share, most frequent first. Lines of up to three words are no sentences. */
export function repeatedOpenings(text: string): RepeatedOpening[] {
  const openings = new Map<string, RepeatedOpening>();
  for (const sentence of sentencesOf(plainText(text))) {
    const words = wordsOf(sentence);
    if (words.length <= 3) continue;
    const [first, second] = words;
    if (first === undefined || second === undefined) continue;
    const key = `${stemOf(first.text)} ${stemOf(second.text)}`;
    const known = openings.get(key);
    if (known === undefined) openings.set(key, { words: `${first.text} ${second.text}`, count: 1 });
    else known.count += 1;
  }
  return [...openings.values()].filter(({ count }) => count >= 3).sort((a, b) => b.count - a.count);
}
