import type { SearchIntent } from '#contract/keyword-research.ts';
import { intentOfWords, plainWordsOf, tellsIntent } from '#rules/keyword-research/intent.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import { stemOf } from '#rules/text/words.ts';
import { headWords, type ThingPlace } from './head-word.ts';

/** What a keyword is about, as clusters compare it. */
export interface Signature {
  /** An article does not serve who wants to buy, so keywords of different intents have different pages. */
  intent: SearchIntent;
  /** Distinct stems of what it is about, sorted; those of all its words when nothing else is left. */
  stems: string[];
  /** Stem of the word that names the thing; one of the stems. */
  head: string;
  /** Stems of the thing on offer that it names, where others on offer share its head. */
  subject?: readonly string[];
  /** Stems of all words that may name it, the likeliest first. */
  heads: string[];
}

/** Words that people add without changing the subject. */
const fillers = new Set(
  'me my near nearby online free uk usa us shop store nahe naehe meiner cerca mi pres moi chez'.split(' '),
);
/** Words after this many are not read. */
const mostWords = 12;

const rememberedStems = new Map<string, string>();
const mostRemembered = 50_000;

/**
 * Comparison key that brings plurals of the four languages together ("tassen", "tasse"; "calcetines", "calcetin").
 * Only ever compared; that a few short words fall together is accepted.
 */
export function clusterStem(word: string): string {
  const known = rememberedStems.get(word);
  if (known !== undefined) return known;
  const stem = plainStem(word);
  if (rememberedStems.size >= mostRemembered) rememberedStems.clear();
  rememberedStems.set(word, stem);
  return stem;
}

function plainStem(word: string): string {
  const stem = stemOf(word);
  if (stem.length < 5 || /\d/u.test(stem)) return stem;
  if (stem.length > 5 && stem.endsWith('en')) return stem.slice(0, -2);
  return stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

export interface SignatureOptions {
  place: ThingPlace;
  /** Folded words of the user's towns, which name no thing. */
  placeWords: ReadonlySet<string>;
}

/** Words of a keyword as far as they are read. */
export function readWords(keyword: string): string[] {
  return plainWordsOf(keyword).slice(0, mostWords);
}

/** Reads a keyword for clustering. Without a sign of another intent it stands with the offers. */
export function signatureOf(words: readonly string[], options: SignatureOptions): Signature {
  const intent = intentOfWords(words) ?? 'transactional';
  const subject = words.filter((word) => !isFunctionWord(word));
  const isAbout = (word: string, index: number): boolean =>
    !fillers.has(word) &&
    // Folded "für", which elsewhere is a material.
    !(word === 'fur' && options.place === 'free') &&
    !tellsIntent(word, index === 0, words.length > 1 && index === words.length - 1);
  const about = words.filter((word, index) => !isFunctionWord(word) && isAbout(word, index));
  const kept = about.length > 0 ? about : subject.length > 0 ? subject : words;
  const stems = [...new Set(kept.map(clusterStem))].toSorted();
  const heads = headWords(
    words,
    options.place,
    (word, index) => isAbout(word, index) && !options.placeWords.has(word),
  )
    .map(clusterStem)
    .filter((stem) => stems.includes(stem));
  return { intent, stems, head: heads[0] ?? stems[0] ?? '', heads };
}

/**
 * German keywords put the thing before or behind what is said of it. So of the words of one keyword that names the
 * thing which others name by it, or at least mention, most often.
 */
export function settleHeads(signatures: readonly Signature[]): void {
  const named = new Map<string, number>();
  for (const { heads, stems } of signatures) {
    for (const stem of stems) named.set(stem, (named.get(stem) ?? 0) + 0.25);
    if (heads[0] !== undefined) named.set(heads[0], (named.get(heads[0]) ?? 0) + 1);
  }
  for (const signature of signatures)
    for (const stem of signature.heads)
      if (named.get(stem)! > (named.get(signature.head) ?? 0)) signature.head = stem;
}
