import type { CountUnit } from '#rules/platforms/platform.ts';
import { countCharacters } from './count-characters.ts';

// In a file of its own: the landing page counts its titles with it, and would carry every other unit too.
export { countCharacters };

/** UTF-8 bytes. A lone surrogate counts 3, as `TextEncoder` would write U+FFFD for it. */
export function countBytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0)!;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** East Asian wide and full-width ranges (Unicode UAX #11, W and F), and emoji. */
const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;

/** Google Ads units: a wide character takes two. */
export function countWidth(text: string): number {
  let units = 0;
  for (const character of text) units += wide.test(character) ? 2 : 1;
  return units;
}

/** YouTube's arithmetic: lengths, plus 2 quote marks for each tag with a space, plus the commas between. */
export function countTagList(tags: readonly string[]): number {
  const lengths = tags.reduce((sum, tag) => sum + countCharacters(tag) + (tag.includes(' ') ? 2 : 0), 0);
  return lengths + Math.max(0, tags.length - 1);
}

/** By patterns, not by the tables of `spaces.ts`: whatever counts a text in a browser would carry them. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** Counts one text in a platform's unit. `items` and `tag-list` are counts of lists; a text counts as a list of one. */
export function countText(text: string, unit: CountUnit): number {
  switch (unit) {
    case 'characters':
      return countCharacters(text);
    case 'bytes':
      return countBytes(text);
    case 'width':
      return countWidth(text);
    case 'words':
      return countWords(text);
    case 'tag-list':
      return countTagList([text]);
    case 'items':
      return text === '' ? 0 : 1;
  }
}

/** Counts a list as the platform does: entries, YouTube's arithmetic, or the joined text. */
export function countList(list: readonly string[], unit: CountUnit, separator: string): number {
  if (unit === 'items') return list.length;
  if (unit === 'tag-list') return countTagList(list);
  return countText(list.join(separator), unit);
}
