import { findWords, numbersPerWord, wordBounds } from './letters.ts';
import { remembering } from './remembering.ts';
import { keyAt, keyOfWord, type WordKey } from './word-key.ts';

export { foldWord, keyOfWord, perWord, stemOf, type WordKey } from './word-key.ts';

/** A word with its place in the text, in UTF-16 units. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/**
 * The smallest piece of a text: hyphenated, slashed and decimal words are split ("1.5" gives two). Made by a
 * constructor: the engine takes literals that lived long while it warmed up for lasting ones and keeps all later ones
 * until a full collection of garbage, and a listing makes a thousand tokens.
 */
export class Token {
  readonly key: WordKey;
  /** The key's stem and folded word, since these are what is asked for. */
  readonly stem: string;
  readonly folded: string;
  /** In UTF-16 units. */
  readonly start: number;
  readonly end: number;

  constructor(key: WordKey, start: number, end: number) {
    this.key = key;
    this.stem = key.stem;
    this.folded = key.folded;
    this.start = start;
    this.end = end;
  }
}

/** A part of a word ("hand" and "thrown" of "hand-thrown", but "1.5" whole) with its comparison key; a class as `Token`. */
export class Part {
  /** As printed. */
  readonly text: string;
  readonly stem: string;
  /** Place of the whole word, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Function word: left out of overlap and repetition. */
  readonly small: boolean;

  constructor({ text, stem, small }: WordKey, start: number, end: number) {
    this.text = text;
    this.stem = stem;
    this.start = start;
    this.end = end;
    this.small = small;
  }
}

/** One text, cut once: words and parts are read from its tokens when they are first asked for. */
class Cut {
  readonly tokens: readonly Token[];
  readonly #text: string;
  #words: readonly Word[] | undefined;
  #parts: readonly Part[] | undefined;
  #stems: readonly string[] | undefined;

  constructor(text: string) {
    const tokens: Token[] = [];
    const count = findWords(text);
    const bounds = wordBounds();
    for (let index = 0; index < count; index += numbersPerWord) {
      const start = bounds[index]!;
      const end = bounds[index + 1]!;
      const key = keyAt(text, start, end, bounds[index + 2]!);
      tokens.push(new Token(key, start, end));
    }
    this.#text = text;
    this.tokens = tokens;
  }

  get words(): readonly Word[] {
    if (this.#words === undefined) {
      const words: Word[] = [];
      for (let from = 0; from < this.tokens.length;) {
        const to = this.#joinedTo(from, '-/.,');
        words.push(this.#stretch(from, to));
        from = to + 1;
      }
      this.#words = words;
    }
    return this.#words;
  }

  get parts(): readonly Part[] {
    if (this.#parts === undefined) {
      const parts: Part[] = [];
      for (let from = 0; from < this.tokens.length;) {
        const last = this.#joinedTo(from, '-/.,');
        const start = this.tokens[from]!.start;
        const end = this.tokens[last]!.end;
        while (from <= last) {
          const to = this.#joinedTo(from, '.,');
          const key = to === from ? this.tokens[from]!.key : keyOfWord(this.#stretch(from, to).text);
          parts.push(new Part(key, start, end));
          from = to + 1;
        }
      }
      this.#parts = parts;
    }
    return this.#parts;
  }

  get stems(): readonly string[] {
    return (this.#stems ??=
      this.#parts === undefined ? this.#readStems() : this.#parts.map(({ stem }) => stem));
  }

  /** As from the parts, without making them: most texts are asked for their stems alone. */
  #readStems(): string[] {
    const { tokens } = this;
    const stems: string[] = [];
    for (let from = 0; from < tokens.length;) {
      const to = this.#joinedTo(from, '.,');
      stems.push(to === from ? tokens[from]!.stem : keyOfWord(this.#stretch(from, to).text).stem);
      from = to + 1;
    }
    return stems;
  }

  /** Last of the tokens that these signs join to the one at `from`, with nothing else between them. */
  #joinedTo(from: number, signs: string): number {
    const { tokens } = this;
    let last = from;
    while (last + 1 < tokens.length) {
      const { end } = tokens[last]!;
      // Most words are parted by a space.
      if (tokens[last + 1]!.start !== end + 1 || this.#text[end] === ' ' || !signs.includes(this.#text[end]!))
        break;
      last += 1;
    }
    return last;
  }

  #stretch(from: number, to: number): Word {
    const { start } = this.tokens[from]!;
    const { end } = this.tokens[to]!;
    return { text: this.#text.slice(start, end), start, end };
  }
}

const cutOf = remembering((text) => new Cut(text));

/** Tokens of a text in order, folded and stemmed. "Dishwasher-safe" gives two tokens, "1.5" gives two. */
export function tokensOf(text: string): readonly Token[] {
  return cutOf(text).tokens;
}

/** Words of a text in order; hyphenated, decimal and slashed ones stay whole ("hand-thrown", "1.5", "f/1.8"). */
export function wordsOf(text: string): readonly Word[] {
  return cutOf(text).words;
}

/** Parts of a text's words in order, those of one word with the place of the whole. */
export function partsOf(text: string): readonly Part[] {
  return cutOf(text).parts;
}

/** Stems of a text's words that carry a subject, in order and as often as they stand. */
export function contentStemsOf(text: string): string[] {
  return partsOf(text).flatMap(({ stem, small }) => (small ? [] : [stem]));
}

/** Stems of a text in order; hyphenated and slashed words give one for each part. */
export function stemsOf(text: string): readonly string[] {
  return cutOf(text).stems;
}

/** Share of stems in common, 0 to 1 (Jaccard). Two empty texts share nothing. */
export function similarity(a: string, b: string): number {
  const left = new Set(stemsOf(a));
  const right = new Set(stemsOf(b));
  if (left.size === 0 || right.size === 0) return 0;
  let common = 0;
  for (const stem of left) if (right.has(stem)) common += 1;
  return common / (left.size + right.size - common);
}

/** Sentences of a text: cut after . ! ? … and their full-width forms when a space or the end follows, and at line breaks. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…。！？।۔؟])(?=\s)|(?<=[。！？])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
