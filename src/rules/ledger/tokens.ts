import { wordBounds } from '#rules/text/letters.ts';
import { remembering } from '#rules/text/remembering.ts';
import { keyOfWord } from '#rules/text/words.ts';

/** A word of a text for comparison, with its place in UTF-16 units. Hyphenated and slashed words are split. */
export interface Token {
  stem: string;
  /** Folded word before stemming. */
  folded: string;
  start: number;
  end: number;
}

/** Tokens of a text in order, folded and stemmed. "Dishwasher-safe" gives two tokens, "1.5" gives two. */
export const tokensOf: (text: string) => readonly Token[] = remembering((text) => {
  const tokens: Token[] = [];
  const bounds = wordBounds(text, false);
  for (let index = 0; index < bounds.length; index += 2) {
    const start = bounds[index]!;
    const end = bounds[index + 1]!;
    const { stem, folded } = keyOfWord(text.slice(start, end));
    tokens.push({ stem, folded, start, end });
  }
  return tokens;
});
