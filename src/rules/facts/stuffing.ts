import type { MeasuredText } from './measured-text.ts';
import { repeatedWords, saysNothingTwice } from './repeated-words.ts';

/** One sign that a text was written for a machine: which words, how often. */
export interface StuffingSign {
  word: string;
  count: number;
}

/**
 * Times that one word may stand in running text before it reads as stuffed: five, and one more for
 * each 20 words. Natural product texts stay under it (a 145-word lamp text names the light six times);
 * a keyword pasted ten times does not.
 */
function allowedInText(words: number): number {
  return 5 + Math.floor(words / 20);
}

/** The same one to three words at least three times in a row ("lunch box lunch box lunch box"). */
function rowOf(text: MeasuredText): StuffingSign | null {
  if (saysNothingTwice(text)) return null;
  const tokens = text.tokens;
  for (let size = 1; size <= 3; size += 1) {
    for (let start = 0; start + size * 3 <= tokens.length; start += 1) {
      if (!sameRun(text, start, start + size, size)) continue;
      const run = tokens.slice(start, start + size);
      if (run.every((token) => token.small || /^(?:\d+|[a-z])$/.test(token.stem))) continue;
      let times = 1;
      while (sameRun(text, start, start + size * times, size)) times += 1;
      if (times >= 3) return { word: run.map((token) => token.text).join(' '), count: times };
    }
  }
  return null;
}

function sameRun(text: MeasuredText, left: number, right: number, size: number): boolean {
  if (right + size > text.tokens.length) return false;
  for (let offset = 0; offset < size; offset += 1) {
    if (text.tokens[left + offset]?.stem !== text.tokens[right + offset]?.stem) return false;
  }
  return true;
}

/** The same letters at least three times in a row, where no space parts words ("弁当箱弁当箱弁当箱"). */
function unspacedRow(text: MeasuredText): StuffingSign | null {
  if (!text.unspaced) return null;
  const match = /([\p{L}\p{N}]{2,12}?)\1{2,}/u.exec(text.plain);
  const word = match?.[1];
  return match === null || word === undefined ? null : { word, count: match[0].length / word.length };
}

/** The sentences of a text that stand in it word for word more than twice. */
function repeatedSentence(text: MeasuredText): StuffingSign | null {
  const counts = new Map<string, number>();
  for (const sentence of text.plain.split(/[.!?\n]+/u)) {
    const key = sentence.trim().toLowerCase();
    if (key.length < 8) continue;
    const count = (counts.get(key) ?? 0) + 1;
    if (count > 2) return { word: sentence.trim(), count };
    counts.set(key, count);
  }
  return null;
}

/** Whether a line (title, subtitle) repeats its words: none may stand more often than `allowed` times. */
export function stuffedLine(line: MeasuredText, allowed: number): StuffingSign | null {
  return repeatedWords(line, allowed)[0] ?? rowOf(line) ?? unspacedRow(line);
}

/** Whether running text repeats one word beyond what its length explains, or one sentence thrice. */
export function stuffedText(text: MeasuredText): StuffingSign | null {
  const repeated = repeatedWords(text, allowedInText(text.wordCount))[0];
  return rowOf(text) ?? repeated ?? repeatedSentence(text) ?? unspacedRow(text);
}

/**
 * Whether a list of phrases (tags, keywords) is one phrase many times: an entry that repeats a word
 * inside itself three times, the same entry three times, or two entries of three saying the same.
 */
export function stuffedList(entries: readonly MeasuredText[]): StuffingSign | null {
  const counts = new Map<string, StuffingSign>();
  for (const entry of entries) {
    const inside = repeatedWords(entry, 2)[0] ?? rowOf(entry);
    if (inside !== undefined && inside !== null) return inside;
    const stems =
      entry.contentStems.size > 0 ? [...entry.contentStems].sort().join(' ') : entry.plain.toLowerCase();
    const sign = counts.get(stems);
    if (sign === undefined) counts.set(stems, { word: entry.plain, count: 1 });
    else sign.count += 1;
  }
  for (const sign of counts.values()) {
    if (sign.count >= 3 || (sign.count >= 2 && entries.length <= 3)) return sign;
  }
  return null;
}
