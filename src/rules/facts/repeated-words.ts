import type { MeasuredText } from './measured-text.ts';
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

/** Whether every word of a text stands in it once, as in most titles and entries. */
export function saysNothingTwice(text: MeasuredText): boolean {
  return text.stems.size === text.tokens.length;
}

/** Content words that stand more than `allowed` times, most frequent first. Numbers, units and single letters are exempt. */
export function repeatedWords(text: MeasuredText, allowed: number): RepeatedWord[] {
  if (allowed > 0 && saysNothingTwice(text)) return [];
  const counts = new Map<string, RepeatedWord>();
  for (const token of text.tokens) {
    if (token.small || token.stem.length < 2 || startsWithFigure(token.stem) || isUnit(token.stem)) continue;
    if (asking.has(token.stem)) continue;
    const entry = counts.get(token.stem);
    if (entry === undefined) counts.set(token.stem, { word: token.text, count: 1 });
    else entry.count += 1;
  }
  return [...counts.values()].filter((entry) => entry.count > allowed).sort((a, b) => b.count - a.count);
}
