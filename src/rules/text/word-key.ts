import { isFunctionWord } from './function-words.ts';
import { charCodeAt, hashOfWord, letterRuns, withoutMarks } from './letters.ts';
import { remembering } from './remembering.ts';

/** What has to be done to a text to fold it, the cheaper the smaller; all but the last is about ASCII. */
const nothing = 0;
const smallLetters = 1;
const noApostrophes = 2;
const everything = 3;

/** Most words are folded already, and most others need small letters alone: they skip the costly normalisation. */
function foldingOf(word: string): number {
  let folding = nothing;
  for (let at = 0; at < word.length; at += 1) {
    const unit = charCodeAt.call(word, at);
    if ((unit >= 0x61 && unit <= 0x7a) || (unit >= 0x20 && unit <= 0x40 && unit !== 0x27)) continue;
    if (unit > 0x7e || (unit < 0x20 && unit !== 0x0a)) return everything;
    if (unit === 0x27) folding = noApostrophes;
    else if (folding === nothing) folding = smallLetters;
  }
  return folding;
}

/** Lower case without accents and apostrophes: the form in which words are compared, never printed. */
export function foldWord(word: string): string {
  const folding = foldingOf(word);
  if (folding === nothing) return word;
  if (folding === smallLetters) return word.toLowerCase();
  return folding === noApostrophes ? word.replaceAll("'", '').toLowerCase() : foldAccented(word);
}

/** The dear part, for texts with other signs than ASCII; facts and phrases with accents are compared again and again. */
const foldAccented = remembering((word) => {
  const small = withoutMarks(word.normalize('NFD')).toLowerCase();
  return small.includes('ß') ? small.replaceAll('ß', 'ss') : small;
});

/** How a word is compared. */
export interface WordKey {
  /** As printed. */
  text: string;
  folded: string;
  /** Folded, without the commonest plural endings of the four written languages. */
  stem: string;
  /** Function word: left out of overlap and repetition. */
  small: boolean;
  /** The folded word itself, its plural ending kept, is a function word of one of the four languages, and not tea. */
  foldedSmall: boolean;
  /** Its runs of letters and digits in lower case ("don", "t"), by which guards of patterns know it. */
  runs: readonly string[];
  /** What look-ups by word found for it, each at its own number; see `perWord`. */
  found: unknown[];
}

let lookUps = 0;

/** A look-up whose answer depends on the word alone: it is kept with the word's key and made once for each. */
export function perWord<Answer extends object | null>(
  find: (key: WordKey) => Answer,
): (key: WordKey) => Answer {
  const place = lookUps;
  lookUps += 1;
  return (key) => {
    const known = key.found[place];
    if (known !== undefined) return known as Answer;
    const made = find(key);
    key.found[place] = made;
    return made;
  };
}

/** Folded it would be the English "fur", which is a material. */
const germanFor = /^für$/i;

/** French and Spanish tea, which folded would be an article and a pronoun; English wills and cans, whose stem is a helper. */
const tea = /^(?:th?és?|wills|cans)$/i;

/** Words remembered at most; texts repeat their words, and a look-up is cheaper than folding again. */
const mostRemembered = 20_000;
/** Longer "words" are pasted rubbish and are not worth keeping. UTF-16 units. */
const longestRemembered = 40;
const rememberedKeys = new Map<string, WordKey>();

/** Both comparison forms of a word at the price of one look-up. */
export function keyOfWord(word: string): WordKey {
  if (word.length > longestRemembered) return makeKey(word);
  const slot = slotOf(hashOfWord(word));
  const known = slots[slot];
  if (known !== undefined && known.text === word) return known;
  return (slots[slot] = rememberedKey(word));
}

function rememberedKey(word: string): WordKey {
  const known = rememberedKeys.get(word);
  if (known !== undefined) return known;
  const key = makeKey(word);
  if (rememberedKeys.size >= mostRemembered) rememberedKeys.clear();
  rememberedKeys.set(word, key);
  return key;
}

function makeKey(word: string): WordKey {
  const folded = foldWord(word);
  const stem = stemOfFolded(folded);
  // A plural ending cut from a function word ("this", "des") must not make it a content word.
  const small =
    (isFunctionWord(stem) || isFunctionWord(word.toLowerCase()) || germanFor.test(word)) && !tea.test(word);
  const key: WordKey = {
    text: word,
    folded,
    stem,
    small,
    foldedSmall: isFunctionWord(folded) && !tea.test(word),
    runs: letterRuns(caseless(word)),
    found: [],
  };
  return key;
}

/** A power of two. */
const slotCount = 0x4000;
const slots: (WordKey | undefined)[] = Array.from({ length: slotCount });

function slotOf(hash: number): number {
  return (hash ^ (hash >>> 14)) & (slotCount - 1);
}

/**
 * The key of the word that stands at a place of a text, by the hash of its units: a word met before costs neither a
 * slice nor a look-up by content.
 */
export function keyAt(text: string, start: number, end: number, hash: number): WordKey {
  const slot = slotOf(hash);
  const known = slots[slot];
  if (known !== undefined && known.text.length === end - start && text.startsWith(known.text, start))
    return known;
  const word = text.slice(start, end);
  return word.length > longestRemembered ? makeKey(word) : (slots[slot] = rememberedKey(word));
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
  return foldingOf(text) < everything ? text.toLowerCase() : text.toUpperCase().toLowerCase();
}
