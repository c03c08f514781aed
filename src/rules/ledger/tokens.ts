import { foldWord, stemOf } from '#rules/text/words.ts';

/** A word of a text for comparison, with its place in UTF-16 units. Hyphenated and slashed words are split. */
export interface Token {
  stem: string;
  /** Folded word before stemming. */
  folded: string;
  start: number;
  end: number;
}

const tokenPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;
const plainAscii = /^[a-z0-9]+$/;

/** Tokens of a text in order, folded and stemmed. "Dishwasher-safe" gives two tokens, "1.5" gives two. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    const word = match[0];
    const folded = plainAscii.test(word) ? word : foldWord(word);
    tokens.push({ stem: stemOf(word), folded, start: match.index, end: match.index + word.length });
  }
  return tokens;
}
