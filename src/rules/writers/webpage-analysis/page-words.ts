import type { Language } from '#rules/listing/listing.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import { keyOfWord } from '#rules/text/words.ts';
import { isArticle, isJoint, isPassing, isSiteWord } from './passing-words.ts';

/** What a word is whatever the page: words come again on every page. */
interface KnownWord {
  /** In lower case, or as written where that itself is a name: "LED", "iPhone". */
  text: string;
  lower: string;
  stem: string;
  /** Carries no subject: no phrase begins or ends with it, and none of running text goes across it. */
  small: boolean;
  /** May stand inside a phrase of a title. */
  joins: boolean;
  /** May stand there behind a word that joins: "de la". */
  isArticle: boolean;
  ofSite: boolean;
  isNumber: boolean;
  standsAlone: boolean;
}

/** A word of one page with what decides whether a phrase can hold it. */
export interface PhraseWord extends KnownWord {
  /** Number of its stem, from 1. */
  id: number;
}

/** Stems get numbers below this, so that four of them make one exact number. */
export const mostStems = 8_192;

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&+.-]*|(?<=\s)&(?=\s)/gu;
/** Where a phrase cannot go on: punctuation, line ends, and "paso a paso", which would leave a "trasplante paso". */
const breaks =
  /[\n,;:!?()[\]{}|"“”„«»/<>=•·…–—、。，！？：；（）「」『』【】・]+|(?<!(?<!\p{L})(?:Dr|St|Prof|Nr|med|dent|Mr|Mrs|Ms))\.(?=\s|$)|\s-\s|\s(?:paso a paso|pas à pas|étape par étape|[Ss]chritt für [Ss]chritt|step[- ]by[- ]step)(?!\p{L})/u;
/** Scripts that part no words: Chinese, Japanese and Thai. */
const spaceless = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\u0e00-\u0e7f]/u;
const kana = /[\u3040-\u30ff]/u;
/** What Japanese names a thing by: signs and katakana in a row. Hiragana between them are endings and particles. */
const japaneseName =
  /(?<![\d,.])(?!\d+[円年月日時分歳回枚人名])[\p{Script=Han}\p{Script=Katakana}々ーヶa-zA-Z0-9]{2,}/gu;
/** Units of a Japanese name; what is longer is a line of a table or a title without spaces. */
const longestName = 20;

const smallAbroad =
  /^(?:\p{Ll}{1,2}|un[ao]|con|per|che|del|dell?[aeo]|dei|degli|nel|nell[ae]|nei|sul|sull[ae]|dal|dall[ae]|alla|alle|agli|gli|il|non|nostr[aeio]|het|een|van|voor|met|bij|naar|uit|ons|onze|dla|nad|pod|przy|oraz|jest|nasz[ae]?|com|para|uma|dos|das|por|pelo|pela|noss[ao]s?)$/u;
/** What French and Italian write together with the next word: "d'accordéons", "dell'olio". */
const elidedWords = "(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|dell|nell|sull|dall|coll|all|un|quest)['’]";
const elisions = new RegExp(`(?<![\\p{L}\\p{N}])${elidedWords}(?=\\p{L})`, 'giu');
const elided = new RegExp(`^${elidedWords}$`, 'iu');
/** "You'll", "don't", "it's". */
const isShortForm = /['’](?:ll|re|ve|d|m)$|n['’]t$|^(?:it|that|what|there|here|let|who|she|he)['’]s$/u;

let segmenter: Intl.Segmenter | undefined;

/** Words remembered at most, and their longest in UTF-16 units. */
const mostKnown = 20_000;
const longestKnown = 40;
const knownWords = new Map<string, KnownWord>();

function knownWord(written: string): KnownWord {
  const known = knownWords.get(written);
  if (known !== undefined) return known;
  const plain = written.replace(/[.'’-]+$/u, '');
  const isName = /^\p{Lu}{2,}$|^\p{Lu}&\p{Lu}$|\p{Ll}\p{Lu}/u.test(plain);
  const { stem, folded } = keyOfWord(plain);
  const isElided = elided.test(written);
  const lower = isElided ? written.toLowerCase() : plain.toLowerCase();
  const isNumber = /^[\d.,%-]+$/.test(plain);
  const word = {
    text: isName ? plain : lower,
    lower,
    stem,
    small:
      plain === '&' || isElided || isFunctionWord(folded) || isPassing(folded) || isShortForm.test(lower),
    joins: isJoint(folded) || plain === '&' || lower === 'à' || (isElided && /^d|ll['’]$/u.test(lower)),
    isArticle: isArticle(folded),
    ofSite: isSiteWord(lower),
    isNumber,
    standsAlone: !isNumber && (plain.length > 2 || spaceless.test(plain)),
  };
  if (written.length > longestKnown) return word;
  if (knownWords.size >= mostKnown) knownWords.clear();
  knownWords.set(written, word);
  return word;
}

/** The words of one page: which are the same, and how the page itself writes them. */
export class WordsOfPage {
  readonly #words = new Map<string, PhraseWord>();
  readonly #ids = new Map<string, number>();
  readonly #names = new Map<string, string>();
  readonly #lower = new Set<string>();
  /** Neighbours that sentences wrote with capitals both: "Riverbend Animal" of the shelter. */
  readonly #pairs = new Set<string>();
  readonly #isJapanese: boolean;
  readonly #elides: boolean;
  readonly #isForeign: boolean;
  readonly #isSpanish: boolean;
  readonly #isGerman: boolean;

  /** @param sample beginning of the page's text: where it has kana, signs in a row are one name */
  constructor(sample: string, { written, tag }: Language) {
    this.#isJapanese = kana.test(sample);
    this.#elides = written === 'fr' || tag === 'it' || tag === 'ca';
    this.#isForeign = written === 'other';
    this.#isSpanish = written === 'es';
    this.#isGerman = written === 'de';
  }

  /** Words of a text, cut where a phrase cannot go on: at punctuation and line ends. */
  runsOf(text: string): PhraseWord[][] {
    // German capitals are those of its nouns and names wherever they stand.
    return this.#cut(text, this.#isGerman);
  }

  /** Runs of sentences. What they write with a capital inside a sentence, and never without, is a name. */
  sentenceRunsOf(text: string): PhraseWord[][] {
    return this.#cut(text, true);
  }

  #cut(text: string, areSentences: boolean): PhraseWord[][] {
    const runs: PhraseWord[][] = [];
    for (const piece of text.split(breaks)) {
      if (!spaceless.test(piece)) {
        const words = (this.#elides ? piece.replace(elisions, '$& ') : piece).match(wordPattern);
        if (words === null) continue;
        const run = words.map((word) => this.#of(word));
        if (areSentences) this.#noteCapitals(words, run);
        runs.push(run);
      } else if (this.#isJapanese) {
        for (const name of piece.match(japaneseName) ?? [])
          if (name.length <= longestName) runs.push([this.#of(name)]);
      } else runs.push(segmented(piece).map((word) => this.#of(word)));
    }
    return runs;
  }

  #noteCapitals(words: readonly string[], run: readonly PhraseWord[]): void {
    // "PIANO TUNING" in large letters names nobody.
    if (words.length > 1 && words.every((word) => word.length > 3 && word === word.toUpperCase())) return;
    for (let at = 0; at < words.length; at += 1) {
      const written = words[at]!;
      const first = written.charAt(0);
      if (first === first.toLowerCase()) this.#lower.add(written);
      else if (at > 0) {
        const before = words[at - 1]!.charAt(0);
        if (before !== before.toLowerCase()) this.#pairs.add(`${run[at - 1]!.lower} ${run[at]!.lower}`);
        this.#names.set(run[at]!.lower, written.replace(/[.'’-]+$/u, ''));
      }
    }
  }

  /** A phrase as the page writes it; the signs of Chinese, Japanese and Thai stand side by side. */
  written(words: readonly PhraseWord[]): string {
    let text = '';
    // "FAHRRAD REPARATUR": one word may be a short form, two long ones are a cry.
    const isCry =
      words.length > 1 &&
      words.every(
        ({ text: own }) => own.length > 3 && own === own.toUpperCase() && own !== own.toLowerCase(),
      );
    const isName =
      words.length > 1 &&
      words.every(({ lower }, at) => at === 0 || this.#pairs.has(`${words[at - 1]!.lower} ${lower}`));
    for (const word of words) {
      // A word that sentences write small was shouted where it stood in capitals.
      const isShouted = word.lower.length > 2 && word.text === word.text.toUpperCase();
      const shown = isName
        ? (this.#names.get(word.lower) ?? capitalized(word.text))
        : this.#lower.has(word.lower)
          ? isShouted
            ? word.lower
            : word.text
          : (this.#names.get(word.lower) ?? (isCry && isShouted ? capitalized(word.lower) : word.text));
      const isJoined =
        text === '' ||
        elided.test(text.slice(text.lastIndexOf(' ') + 1)) ||
        (spaceless.test(text.slice(-1)) && spaceless.test(shown.charAt(0)));
      text += isJoined ? shown : ` ${shown}`;
      // "North Carolina", "Owl Cabin": where a name goes on, its first word is one, unless sentences write it small.
      const isOfName =
        text.length > shown.length && shown === this.#names.get(word.lower) && /^\p{Lu}/u.test(shown);
      if (isOfName && !this.#lower.has(words[0]!.lower)) text = capitalized(text);
    }
    return text;
  }

  #of(text: string): PhraseWord {
    let word = this.#words.get(text);
    if (word === undefined) {
      const known = knownWord(text);
      word = { ...known, id: this.#idOf(known.stem) };
      // Small words of languages that are not known otherwise: "w Gdyni", "di zucca".
      if (this.#isForeign && smallAbroad.test(known.lower)) word = { ...word, small: true, joins: true };
      // "Clases a domicilio"; the English "a" joins nothing.
      if (this.#isSpanish && known.lower === 'a') word = { ...word, joins: true };
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

/** With a capital at its beginning, the rest as it stands. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function segmented(text: string): string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}
