import { wordBounds } from '#rules/text/letters.ts';
import { remembering } from '#rules/text/remembering.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
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

/** Letters of scripts that put no space between words. */
const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const plainAscii = /^[ -~\n]*$/;

/** Letters by which longer and shorter forms of a word are found. */
const startLength = 4;

/** One text, cut once and read by every fact. What only some of them ask for is made when first asked for. */
export class MeasuredText {
  /** Without markup. */
  readonly plain: string;
  readonly tokens: readonly Token[];
  /** Whole words; a hyphenated one counts one. */
  readonly wordCount: number;
  /** Written without spaces between words (Japanese, Chinese, Thai): words cannot be told apart here. */
  readonly unspaced: boolean;
  #folded: string | undefined;
  #stems: ReadonlySet<string> | undefined;
  #contentStems: ReadonlySet<string> | undefined;
  #figures: readonly string[] | undefined;
  #byStart: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(plain: string, tokens: readonly Token[], wordCount: number) {
    this.plain = plain;
    this.tokens = tokens;
    this.wordCount = wordCount;
    this.unspaced = !plainAscii.test(plain) && unspacedScript.test(plain);
  }

  /** Folded text, for scripts without spaces and for compounds. */
  folded(): string {
    return (this.#folded ??= foldWord(this.plain));
  }

  /** Every stem of the text, function words too. */
  get stems(): ReadonlySet<string> {
    return (this.#stems ??= new Set(this.tokens.map(({ stem }) => stem)));
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
    return (this.#figures ??= [...this.stems].filter((stem) => /^[.,\d]*\d/.test(stem)));
  }

  /** Stems that share their first four letters with a word. */
  alike(word: string): readonly string[] {
    this.#byStart ??= Map.groupBy(this.stems, (stem) => stem.slice(0, startLength));
    return this.#byStart.get(word.slice(0, startLength)) ?? [];
  }
}

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
  const bounds = wordBounds(plain, true);
  for (let index = 0; index < bounds.length; index += 2) {
    const start = bounds[index]!;
    const end = bounds[index + 1]!;
    const word = plain.slice(start, end);
    const parts = /[-/]/.test(word) ? word.split(/[-/]/) : [word];
    for (const part of parts) {
      const { stem, small } = keyOf(part);
      tokens.push({ text: part, stem, start, end, small });
    }
  }
  return new MeasuredText(plain, tokens, bounds.length / 2);
});

/** The empty text. */
export const nothing: MeasuredText = measureText('');

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
