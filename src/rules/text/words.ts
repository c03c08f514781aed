/** A word with its place in the text, in UTF-16 units. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

const wordPattern = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’]|[-.,/](?=[\p{L}\p{N}]))*/gu;

/** Words of a text in order; hyphenated, decimal and slashed ones stay whole ("hand-thrown", "1.5", "f/1.8"). */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    words.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  }
  return words;
}

/** Nothing to fold but the case; most words of most texts, so they skip the costly normalisation. */
const plainAscii = /^[A-Za-z0-9.,/-]*$/;

/** Lower case without accents and apostrophes: the form in which words are compared, never printed. */
export function foldWord(word: string): string {
  if (plainAscii.test(word)) return word.toLowerCase();
  return word
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

/** Stems remembered at most; texts repeat their words, and a look-up is cheaper than folding again. */
const mostRemembered = 20_000;
/** Longer "words" are pasted rubbish and are not worth keeping. UTF-16 units. */
const longestRemembered = 40;
const rememberedStems = new Map<string, string>();

/**
 * Comparison key of a word: folded, without the commonest plural endings of the four written languages.
 * Only ever compared, never printed.
 */
export function stemOf(word: string): string {
  const known = rememberedStems.get(word);
  if (known !== undefined) return known;
  const stem = stemOfFolded(foldWord(word));
  if (word.length > longestRemembered) return stem;
  if (rememberedStems.size >= mostRemembered) rememberedStems.clear();
  rememberedStems.set(word, stem);
  return stem;
}

function stemOfFolded(folded: string): string {
  if (folded.length <= 3 || /\d/.test(folded)) return folded;
  if (folded.endsWith('ies') && folded.length > 4) return `${folded.slice(0, -3)}y`;
  if (/(?:ches|shes|xes|sses|zes)$/.test(folded)) return folded.slice(0, -2);
  if (folded.endsWith('s') && !/(?:ss|us|is)$/.test(folded)) return folded.slice(0, -1);
  return folded;
}

/** Stems of a text in order; hyphenated and slashed words give one for each part. */
export function stemsOf(text: string): string[] {
  const stems: string[] = [];
  for (const word of text.match(wordPattern) ?? []) {
    if (!/[-/]/.test(word)) stems.push(stemOf(word));
    else for (const part of word.split(/[-/]/u)) stems.push(stemOf(part));
  }
  return stems;
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
    .split(/(?<=[.!?…。！？])(?=\s)|(?<=[。！？])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
