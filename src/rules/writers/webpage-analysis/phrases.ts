import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { metasNamed } from '#rules/facts/page/head-facts.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import { keyOfWord } from '#rules/text/words.ts';

/** A phrase of the page with what it weighs there. */
export interface PagePhrase {
  /** As it stands on the page, in lower case unless it is a name. */
  text: string;
  words: number;
  weight: number;
  /** Times in the part of the text that was read. */
  count: number;
}

/** What an occurrence weighs by where it stands: what is written on purpose weighs more than running text. */
const weights = {
  title: 6,
  heading1: 5,
  description: 3,
  heading2: 2,
  heading3: 1.5,
  meta: 1.5,
  text: 1,
} as const;
/** Units of main text that are read. */
const readLength = 3_000;
const longestPhrase = 3;
/** Headings that are read. */
const mostHeadings = 30;
const mostPhrases = 40;

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&+.-]*/gu;
const spaceless = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\u0e00-\u0e7f]/u;
/** Words of shops and sites that are about no subject. */
const siteWords = new Set(
  'home page click read more menu login cart search cookie cookies policy privacy terms contact subscribe newsletter share copyright rights reserved start seite mehr lesen weiter impressum datenschutz warenkorb accueil panier lire suite inicio carrito leer'.split(
    ' ',
  ),
);

let segmenter: Intl.Segmenter | undefined;

/** A phrase while the page is read; its words are joined when it is known to weigh enough. */
interface Gathered {
  run: readonly PhraseWord[];
  from: number;
  words: number;
  weight: number;
  count: number;
}

/** Stems get numbers below this, so that three of them make one exact number. */
const mostStems = 65_536;

/** Phrases of one to three words by their weight on the page, heaviest first. Stems decide what is the same. */
export function readPhrases(facts: PageFacts): PagePhrase[] {
  const found = new Map<number, Gathered>();
  const words = new WordsOfPage();
  const add = (text: string, weight: number): void => {
    for (const run of runsOf(text, words)) {
      for (let from = 0; from < run.length; from += 1) {
        if (!run[from]!.canBegin) continue;
        let key = 0;
        for (let length = 1; length <= longestPhrase && from + length <= run.length; length += 1) {
          const last = run[from + length - 1]!;
          if (last.ofSite) break;
          key = key * mostStems + last.id;
          if (last.small || (length === 1 ? !last.standsAlone : !isPhrase(run, from, length))) continue;
          const known = found.get(key);
          if (known) {
            known.weight += weight;
            known.count += 1;
          } else found.set(key, { run, from, words: length, weight, count: 1 });
        }
      }
    }
  };
  add(facts.head.title ?? '', weights.title);
  add(facts.head.description ?? '', weights.description);
  for (const { content } of metasNamed(facts.head, 'keywords')) add(content, weights.meta);
  let headings = 0;
  for (const { level, text, inSubject } of facts.headings) {
    if (level > 3 || (level > 1 && !inSubject)) continue;
    add(text, level === 1 ? weights.heading1 : level === 2 ? weights.heading2 : weights.heading3);
    headings += 1;
    if (headings === mostHeadings) break;
  }
  add((facts.text.prose || facts.text.main).slice(0, readLength), weights.text);
  return [...found.values()]
    .filter(({ count, weight, words: length }) => count > 1 || (weight >= weights.heading2 && length > 1))
    .map((phrase) => ({ ...phrase, weight: phrase.weight * (phrase.words === 1 ? 0.6 : phrase.words) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostPhrases)
    .map(({ run, from, words: length, weight, count }) => ({
      text: run
        .slice(from, from + length)
        .map(({ text }) => text)
        .join(' '),
      words: length,
      weight,
      count,
    }));
}

/** What a word is whatever the page: words come again on every page. */
interface KnownWord {
  text: string;
  stem: string;
  /** Function word: no phrase begins or ends with it. */
  small: boolean;
  ofSite: boolean;
  isNumber: boolean;
  canBegin: boolean;
  standsAlone: boolean;
}

/** A word of one page with what decides whether a phrase can hold it. */
interface PhraseWord extends KnownWord {
  /** Number of its stem, from 1. */
  id: number;
}

/** Words remembered at most, and their longest in UTF-16 units. */
const mostKnown = 20_000;
const longestKnown = 40;
const knownWords = new Map<string, KnownWord>();

function knownWord(written: string): KnownWord {
  const known = knownWords.get(written);
  if (known !== undefined) return known;
  const plain = written.replace(/[.'’-]+$/u, '');
  const isName = /^\p{Lu}{2,}$|\p{Ll}\p{Lu}/u.test(plain);
  const { stem, folded } = keyOfWord(plain);
  const lower = plain.toLowerCase();
  const small = isFunctionWord(folded);
  const ofSite = siteWords.has(lower);
  const isNumber = /^[\d.,%-]+$/.test(plain);
  const word = {
    text: isName ? plain : lower,
    stem,
    small,
    ofSite,
    isNumber,
    canBegin: !small && !ofSite,
    standsAlone: !isNumber && (plain.length > 2 || spaceless.test(plain)),
  };
  if (written.length > longestKnown) return word;
  if (knownWords.size >= mostKnown) knownWords.clear();
  knownWords.set(written, word);
  return word;
}

class WordsOfPage {
  readonly #words = new Map<string, PhraseWord>();
  readonly #ids = new Map<string, number>();

  of(text: string): PhraseWord {
    let word = this.#words.get(text);
    if (word === undefined) {
      const { stem, small, ofSite, isNumber, canBegin, standsAlone, text: shown } = knownWord(text);
      word = { text: shown, stem, id: this.#idOf(stem), small, ofSite, isNumber, canBegin, standsAlone };
      this.#words.set(text, word);
    }
    return word;
  }

  #idOf(stem: string): number {
    let id = this.#ids.get(stem);
    if (id === undefined) {
      id = Math.min(this.#ids.size + 1, mostStems - 1);
      this.#ids.set(stem, id);
    }
    return id;
  }
}

/** Words of a text, cut where a phrase cannot go on: at punctuation and line ends. */
function runsOf(text: string, known: WordsOfPage): PhraseWord[][] {
  const runs: PhraseWord[][] = [];
  for (const piece of text.split(/[\n,;:!?()[\]{}|"“”„«»/<>=•·…–—]+|\.(?=\s|$)|\s-\s/u)) {
    const words = spaceless.test(piece) ? segmented(piece) : piece.match(wordPattern);
    if (words !== null && words.length > 0) runs.push(words.map((word) => known.of(word)));
  }
  return runs;
}

function segmented(text: string): string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** Numbers alone are no phrase; words of the site were kept out before. */
function isPhrase(run: readonly PhraseWord[], from: number, length: number): boolean {
  for (let index = from; index < from + length; index += 1) if (!run[index]!.isNumber) return true;
  return false;
}
