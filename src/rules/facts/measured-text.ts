import { remembering } from '#rules/text/remembering.ts';
import { foldWord, stemOf, wordsOf } from '#rules/text/words.ts';
import { isFunctionWord } from './function-words.ts';
import { plainText } from './plain-text.ts';

/** A part of a word ("hand" and "thrown" of "hand-thrown") with its comparison key. */
export interface Token {
  /** As printed. */
  text: string;
  stem: string;
  /** Place of the whole word, in UTF-16 units of the plain text. */
  start: number;
  end: number;
  /** Function word: left out of overlap and repetition. */
  small: boolean;
}

/** One text, cut once and read by every fact. */
export interface MeasuredText {
  /** Without markup. */
  plain: string;
  /** Folded text, for scripts without spaces and for compounds. */
  folded: () => string;
  tokens: readonly Token[];
  /** Every stem of the text, function words too. */
  stems: ReadonlySet<string>;
  /** Stems that carry a subject. */
  contentStems: ReadonlySet<string>;
  /** Whole words; a hyphenated one counts one. */
  wordCount: number;
  /** Written without spaces between words (Japanese, Chinese, Thai): words cannot be told apart here. */
  unspaced: boolean;
}

/** Letters of scripts that put no space between words. */
const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Stems of words met before. Bounded, so that a hostile text cannot fill the memory; the same word gives the same stem. */
const known = new Map<string, { stem: string; small: boolean }>();
const knownLimit = 20_000;

/** Folded it would be the English "fur", which is a material. */
const germanFor = /^für$/i;

function keyOf(word: string): { stem: string; small: boolean } {
  const hit = known.get(word);
  if (hit !== undefined) return hit;
  const stem = stemOf(word);
  // A plural ending cut from a function word ("this", "des") must not make it a content word.
  const small = isFunctionWord(stem) || isFunctionWord(word.toLowerCase()) || germanFor.test(word);
  const key = { stem, small };
  if (known.size >= knownLimit) known.clear();
  if (word.length <= 40) known.set(word, key);
  return key;
}

/** Cuts a text into words and stems. Markup is taken out first. */
export const measureText: (text: string) => MeasuredText = remembering((text) => {
  const plain = plainText(text);
  const tokens: Token[] = [];
  const stems = new Set<string>();
  const contentStems = new Set<string>();
  let wordCount = 0;
  for (const word of wordsOf(plain)) {
    wordCount += 1;
    const parts = /[-/]/.test(word.text) ? word.text.split(/[-/]/) : [word.text];
    for (const part of parts) {
      if (part === '') continue;
      const { stem, small } = keyOf(part);
      tokens.push({ text: part, stem, start: word.start, end: word.end, small });
      stems.add(stem);
      if (!small) contentStems.add(stem);
    }
  }
  let folded: string | undefined;
  return {
    plain,
    folded: () => (folded ??= foldWord(plain)),
    tokens,
    stems,
    contentStems,
    wordCount,
    unspaced: unspacedScript.test(plain),
  };
});

/** The empty text. */
export const nothing: MeasuredText = measureText('');

/** Several measured texts as one, each on its own line. Places of tokens stay those in their own text. */
export function joinMeasured(texts: readonly MeasuredText[]): MeasuredText {
  const filled = texts.filter(({ plain }) => plain !== '');
  const [only] = filled;
  if (only === undefined) return nothing;
  if (filled.length === 1) return only;
  const stems = new Set<string>();
  const contentStems = new Set<string>();
  for (const text of filled) {
    for (const stem of text.stems) stems.add(stem);
    for (const stem of text.contentStems) contentStems.add(stem);
  }
  const plain = filled.map((text) => text.plain).join('\n');
  let folded: string | undefined;
  return {
    plain,
    folded: () => (folded ??= foldWord(plain)),
    tokens: filled.flatMap(({ tokens }) => tokens),
    stems,
    contentStems,
    wordCount: filled.reduce((sum, { wordCount }) => sum + wordCount, 0),
    unspaced: filled.some(({ unspaced }) => unspaced),
  };
}
