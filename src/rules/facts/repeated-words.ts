import type { MeasuredText } from './measured-text.ts';
import type { Part } from '#rules/text/words.ts';
import { isUnit } from './units.ts';

/** Codes of the figures. */
const zero = 0x30;
const nine = 0x39;

function startsWithFigure(stem: string): boolean {
  const code = stem.charCodeAt(0);
  return code >= zero && code <= nine;
}

/** Words that ask for a thing and name none: "see what expires, recipes from what you have". */
const asking = new Set(['what', 'where', 'how', 'why', 'whose']);

export interface RepeatedWord {
  /** As it stands first. */
  word: string;
  count: number;
}

/** Whether a word counts when repetitions are counted: numbers, units, single letters and function words do not. */
export function mayCount({ small, stem }: Part): boolean {
  return !small && stem.length >= 2 && !startsWithFigure(stem) && !isUnit(stem) && !asking.has(stem);
}

/** Whether every word of a text stands in it once, as in most titles and entries. */
export function saysNothingTwice(text: MeasuredText): boolean {
  return text.stems.size === text.tokens.length;
}

/** Content words that stand more than `allowed` times, most frequent first. Numbers, units and single letters are exempt. */
export function repeatedWords(text: MeasuredText, allowed: number): RepeatedWord[] {
  if (allowed > 0 && saysNothingTwice(text)) return [];
  const counts = new Map<string, RepeatedWord>();
  for (const token of text.tokens) {
    if (!mayCount(token)) continue;
    const entry = counts.get(token.stem);
    if (entry === undefined) counts.set(token.stem, { word: token.text, count: 1 });
    else entry.count += 1;
  }
  return [...counts.values()].filter((entry) => entry.count > allowed).sort((a, b) => b.count - a.count);
}
