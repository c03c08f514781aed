import { remembering } from '#rules/text/remembering.ts';
import { foldWord, type Part, partsOf } from '#rules/text/words.ts';
import { plainText } from './plain-text.ts';

/** Letters of scripts that put no space between words. */
export const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** The first sign of any of them; what is written with smaller ones needs no look at the scripts. */
const firstUnspaced = 0x0e00;
const syllable = /\p{Script=Hangul}/u;

/** Letters by which longer and shorter forms of a word are found. */
const startLength = 4;

/** One text, cut once and read by every fact. What only some of them ask for is made when first asked for. */
export class MeasuredText {
  /** Without markup. */
  readonly plain: string;
  readonly tokens: readonly Part[];
  /** Whole words; a hyphenated one counts one. */
  readonly wordCount: number;
  #unspaced: boolean | undefined;
  #syllabic: boolean | undefined;
  #folded: string | undefined;
  #stems: ReadonlySet<string> | undefined;
  #contentStems: ReadonlySet<string> | undefined;
  #figures: readonly string[] | undefined;
  #byStart: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(plain: string, tokens: readonly Part[], wordCount: number) {
    this.plain = plain;
    this.tokens = tokens;
    this.wordCount = wordCount;
  }

  /** Written without spaces between words (Japanese, Chinese, Thai): words cannot be told apart here. */
  get unspaced(): boolean {
    return (this.#unspaced ??= reaches(this.plain, firstUnspaced) && unspacedScript.test(this.plain));
  }

  /** Written in Korean, whose signs are whole syllables with spaces between words. */
  get syllabic(): boolean {
    return (this.#syllabic ??= reaches(this.plain, firstUnspaced) && syllable.test(this.plain));
  }

  /** Folded text, for scripts without spaces and for compounds. */
  folded(): string {
    return (this.#folded ??= foldWord(this.plain));
  }

  /** Every stem of the text, function words too. */
  get stems(): ReadonlySet<string> {
    if (this.#stems === undefined) {
      const stems = new Set<string>();
      for (const { stem } of this.tokens) stems.add(stem);
      this.#stems = stems;
    }
    return this.#stems;
  }

  /** Stems that carry a subject. */
  get contentStems(): ReadonlySet<string> {
    if (this.#contentStems === undefined) {
      const stems = new Set<string>();
      for (const { small, stem } of this.tokens) if (!small) stems.add(stem);
      this.#contentStems = stems;
    }
    return this.#contentStems;
  }

  /** Stems that begin with a figure ("350", "1.5", "2x"). */
  get figures(): readonly string[] {
    return (this.#figures ??= [...this.stems].filter(beginsWithFigure));
  }

  /** Stems that share their first four letters with a word. */
  alike(word: string): readonly string[] {
    this.#byStart ??= Map.groupBy(this.stems, (stem) => stem.slice(0, startLength));
    return this.#byStart.get(word.slice(0, startLength)) ?? [];
  }
}

function reaches(text: string, least: number): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) >= least) return true;
  return false;
}

/** Most stems begin with a letter, which saves the look of the pattern. */
function beginsWithFigure(stem: string): boolean {
  return stem.charCodeAt(0) < 0x3a && /^[.,\d]*\d/.test(stem);
}

/** Cuts a text into words and stems. Markup is taken out first. */
export const measureText: (text: string) => MeasuredText = remembering((text) => {
  const plain = plainText(text);
  const parts = partsOf(plain);
  let words = 0;
  let last = -1;
  for (const { start } of parts) {
    if (start !== last) words += 1;
    last = start;
  }
  return new MeasuredText(plain, parts, words);
});

/** The empty text. */
const nothing: MeasuredText = measureText('');

/** Several measured texts as one, each on its own line. Places of tokens stay those in their own text. */
export function joinMeasured(texts: readonly MeasuredText[]): MeasuredText {
  const filled = texts.filter(({ plain }) => plain !== '');
  const [only] = filled;
  if (only === undefined) return nothing;
  if (filled.length === 1) return only;
  return new MeasuredText(
    filled.map((text) => text.plain).join('\n'),
    filled.flatMap(({ tokens }) => tokens),
    filled.reduce((sum, { wordCount }) => sum + wordCount, 0),
  );
}
