import { countCharacters, countText } from '#rules/text/count.ts';
import type { CountUnit } from '#rules/platforms/platform.ts';

/** Room beyond the limit that is looked at, so that a grapheme which begins inside it is seen to its end. */
const lookAhead = 64;

let graphemes: Intl.Segmenter | undefined;
let words: Intl.Segmenter | undefined;

/** Segmenters are costly to make and only needed where a text has to be cut. */
function graphemeSegmenter(): Intl.Segmenter {
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return graphemes;
}

function wordSegmenter(): Intl.Segmenter {
  words ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return words;
}

/**
 * Longest beginning of whole graphemes that counts at most `max`. An emoji family, a flag or a letter with its
 * accents is never parted, unless it alone is longer than the limit.
 */
export function cutToUnits(text: string, max: number, unit: CountUnit): string {
  if (countText(text, unit) <= max) return text;
  let end = 0;
  let used = 0;
  for (const { segment, index } of graphemeSegmenter().segment(text.slice(0, 2 * max + lookAhead))) {
    used += countText(segment, unit);
    if (used > max) break;
    end = index + segment.length;
  }
  if (end === 0) return cutToCodePoints(text, max, unit);
  const cut = text.slice(0, end);
  // Half of a number is another one.
  return /^\d/.test(text.slice(end, end + 1)) && /\D\d{1,20}$/.test(cut)
    ? cut.replace(/\d{1,20}$/u, '')
    : cut;
}

function cutToCodePoints(text: string, max: number, unit: CountUnit): string {
  let cut = '';
  let used = 0;
  for (const character of text) {
    used += countText(character, unit);
    if (used > max) break;
    cut += character;
  }
  return cut;
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether a text is written without spaces between words where it would be cut. */
export function isUnspaced(text: string): boolean {
  return unspaced.test(text);
}

/** Cuts a text of a script without spaces at the end of a word, as far as the segmenter knows words. */
export function cutAtSegment(text: string, max: number, unit: CountUnit): string {
  const longest = cutToUnits(text, max, unit);
  if (longest === text) return text;
  let end = 0;
  for (const { segment, index } of wordSegmenter().segment(text.slice(0, longest.length + lookAhead))) {
    if (index + segment.length > longest.length) break;
    end = index + segment.length;
  }
  // A boundary far from the limit would throw away more than an imperfect cut does.
  return countCharacters(text.slice(0, end)) * 2 >= countCharacters(longest) ? text.slice(0, end) : longest;
}
