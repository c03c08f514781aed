import { isFunctionWord } from './function-words.ts';
import { letterRuns } from './letters.ts';

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
  /** As printed. */
  text: string;
  folded: string;
  /** Folded, without the commonest plural endings of the four written languages. */
  stem: string;
  /** Function word: left out of overlap and repetition. */
  small: boolean;
  /** Its runs of letters and digits in lower case ("don", "t"), by which guards of patterns know it. */
  runs: readonly string[];
}

/** Folded it would be the English "fur", which is a material. */
const germanFor = /^für$/i;

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
  const stem = stemOfFolded(folded);
  // A plural ending cut from a function word ("this", "des") must not make it a content word.
  const small = isFunctionWord(stem) || isFunctionWord(word.toLowerCase()) || germanFor.test(word);
  const key = { text: word, folded, stem, small, runs: letterRuns(caseless(word)) };
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

/** Upper case first: it brings the rare letters together that a pattern with the flag `i` takes for the same. */
export function caseless(text: string): string {
  return plainAscii.test(text) ? text.toLowerCase() : text.toUpperCase().toLowerCase();
}
