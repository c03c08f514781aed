import { foldWord } from '#rules/text/words.ts';
import type { PagePhrase } from './phrases.ts';

/** A phrase with what it is compared by. Phrases are held against all others, so that nothing may be cut there again. */
interface Compared {
  phrase: PagePhrase;
  /** Folded, between two spaces. */
  words: string;
  length: number;
  /** The first and the last word of two, the first and the last two of three and more. */
  opens: string;
  closes: string;
}

function compared(phrase: PagePhrase): Compared {
  const folded = foldWord(phrase.text);
  const words = folded.split(' ');
  const edge = words.length === 2 ? 1 : 2;
  return {
    phrase,
    words: ` ${folded} `,
    length: words.length,
    opens: words.slice(0, edge).join(' '),
    closes: words.slice(-edge).join(' '),
  };
}

/** Those that no heavier phrase holds whole, goes on with or is half of, in their order. */
export function distinct(phrases: readonly PagePhrase[]): PagePhrase[] {
  const kept: Compared[] = [];
  const left: Compared[] = [];
  for (const phrase of phrases) {
    const one = compared(phrase);
    const held = kept.some(
      ({ phrase: { count }, words }) => phrase.count <= count * 2 && words.includes(one.words),
    );
    // A heading says more than the word that the whole page is about.
    const holds =
      phrase.count < 2 &&
      !(phrase.isHeading && phrase.chosen) &&
      kept.some(({ phrase: { words: length }, words }) => length > 1 && one.words.includes(words));
    const goesOn = kept.some((other) => phrase.count <= other.phrase.count && overlap(one, other));
    (held || holds || goesOn ? left : kept).push(one);
  }
  const all = [...kept, ...left];
  // "Camere vista" that always goes on with "lago" is half of it.
  const isHalf = (one: Compared): boolean =>
    one.phrase.words > 1 &&
    all.some(
      (other) => other !== one && other.phrase.count >= one.phrase.count && other.words.includes(one.words),
    );
  return kept.filter((one) => !isHalf(one)).map(({ phrase }) => phrase);
}

/**
 * Whether two phrases of three words are one row of four, such as "fig soy candle" and "soy candle gift", or two of two
 * are one of three: "boiler repair" and "repair bristol".
 */
function overlap(one: Compared, other: Compared): boolean {
  if (one.length === 2 && other.length === 2) return one.opens === other.closes;
  if (one.length < 3 || other.length < 3) return false;
  return one.closes === other.opens || other.closes === one.opens;
}
