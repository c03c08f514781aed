import { mayMatch } from './guards.ts';

/** A find of a pattern, with its place in UTF-16 units. */
export interface Find {
  text: string;
  start: number;
}

/** Whether a global pattern matches. `test` alone would go on from the last find. */
export function matches(pattern: RegExp, text: string): boolean {
  if (!mayMatch(pattern, text)) return false;
  pattern.lastIndex = 0;
  const found = pattern.test(text);
  pattern.lastIndex = 0;
  return found;
}

/** All matches of a global pattern with their groups, without the copy of the pattern that `matchAll` makes. */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  pattern.lastIndex = 0;
  return found;
}

const noFinds: readonly Find[] = [];

/** All finds of a global pattern. `matchAll` copies the pattern at each call, which costs more than the search. */
export function finds(pattern: RegExp, text: string): readonly Find[] {
  if (!mayMatch(pattern, text)) return noFinds;
  const found: Find[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push({ text: match[0], start: match.index });
    if (match[0] === '') pattern.lastIndex += 1;
  }
  pattern.lastIndex = 0;
  return found;
}

const anchored = new WeakMap<RegExp, boolean>();

/** Whether a pattern speaks of the beginning or end of a text, so that it cannot be tried on several texts joined. */
export function isAnchored(pattern: RegExp): boolean {
  const known = anchored.get(pattern);
  if (known !== undefined) return known;
  const result = /(?<![\\[])[\^$]/.test(pattern.source.replaceAll(String.raw`\$`, ''));
  anchored.set(pattern, result);
  return result;
}
