import { wordBounds } from './letters.ts';
import { remembering } from './remembering.ts';

/** A word with its place in the text, in UTF-16 units. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** Words of a text in order; hyphenated, decimal and slashed ones stay whole ("hand-thrown", "1.5", "f/1.8"). */
export const wordsOf: (text: string) => readonly Word[] = remembering((text) => {
  const words: Word[] = [];
  const bounds = wordBounds(text, true);
  for (let index = 0; index < bounds.length; index += 2) {
    const start = bounds[index]!;
    const end = bounds[index + 1]!;
    words.push({ text: text.slice(start, end), start, end });
  }
  return words;
});

/** Nothing to fold but the case; most words of most texts, so they skip the costly normalisation. */
const plainAscii = /^[ -&(-~\n]*$/;

/** Lower case without accents and apostrophes: the form in which words are compared, never printed. */
export function foldWord(word: string): string {
  if (plainAscii.test(word)) return word.toLowerCase();
  return word
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

/** How a word is compared. */
export interface WordKey {
  folded: string;
  /** Folded, without the commonest plural endings of the four written languages. */
  stem: string;
}

/** Words remembered at most; texts repeat their words, and a look-up is cheaper than folding again. */
const mostRemembered = 20_000;
/** Longer "words" are pasted rubbish and are not worth keeping. UTF-16 units. */
const longestRemembered = 40;
const rememberedKeys = new Map<string, WordKey>();

/** Both comparison forms of a word at the price of one look-up. */
export function keyOfWord(word: string): WordKey {
  const known = rememberedKeys.get(word);
  if (known !== undefined) return known;
  const folded = foldWord(word);
  const key = { folded, stem: stemOfFolded(folded) };
  if (word.length > longestRemembered) return key;
  if (rememberedKeys.size >= mostRemembered) rememberedKeys.clear();
  rememberedKeys.set(word, key);
  return key;
}

/** Comparison key of a word without its plural ending. Only ever compared, never printed. */
export function stemOf(word: string): string {
  return keyOfWord(word).stem;
}

function stemOfFolded(folded: string): string {
  if (folded.length <= 3 || /\d/.test(folded)) return folded;
  if (folded.endsWith('ies') && folded.length > 4) return `${folded.slice(0, -3)}y`;
  if (/(?:ches|shes|xes|sses|zes)$/.test(folded)) return folded.slice(0, -2);
  if (folded.endsWith('s') && !/(?:ss|us|is)$/.test(folded)) return folded.slice(0, -1);
  return folded;
}

/** Stems of a text in order; hyphenated and slashed words give one for each part. */
export const stemsOf: (text: string) => readonly string[] = remembering((text) => {
  const stems: string[] = [];
  for (const { text: word } of wordsOf(text)) {
    if (!/[-/]/.test(word)) stems.push(stemOf(word));
    else for (const part of word.split(/[-/]/)) stems.push(stemOf(part));
  }
  return stems;
});

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
    .split(/(?<=[.!?…。！？])(?=\s)|(?<=[。！？])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
