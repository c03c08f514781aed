import { letterRuns } from './letters.ts';
import { remembering } from './remembering.ts';

/** A cheap sign without which a pattern cannot match. It may be there without a match, never the other way round. */
interface Guard {
  /** One of these words stands in the text, as letters and digits between anything else. */
  words?: ReadonlySet<string>;
  /** Or this is found: plain characters, no property classes, so that the look costs next to nothing. */
  sign?: RegExp;
}

const guards = new WeakMap<RegExp, Guard>();

/** Gives a pattern its guard. Long alternations are tried on every text of a listing and almost never match. */
export function guarded(pattern: RegExp, guard: Guard): RegExp {
  guards.set(pattern, guard);
  return pattern;
}

/** Whether a pattern has a chance on a text; always, when it has no guard. */
export function mayMatch(pattern: RegExp, text: string): boolean {
  const guard = guards.get(pattern);
  if (guard === undefined) return true;
  if (guard.sign?.test(text) === true) return true;
  return guard.words !== undefined && haveCommon(guard.words, wordSetOf(text));
}

function haveCommon(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  for (const word of small) if (large.has(word)) return true;
  return false;
}

const wordSetOf = remembering((text: string): ReadonlySet<string> => new Set(letterRuns(guardWord(text))));

/** Upper case first: it brings the rare letters together that a pattern with the flag `i` takes for the same. */
function guardWord(text: string): string {
  return /^[ -~\n]*$/.test(text) ? text.toLowerCase() : text.toUpperCase().toLowerCase();
}

/** The first words of phrases, as a guard knows them; null when a phrase begins with something else. */
export function firstWords(phrases: readonly string[]): ReadonlySet<string> | null {
  const firsts = new Set<string>();
  for (const phrase of phrases) {
    const text = guardWord(phrase);
    const [first] = letterRuns(text);
    if (first === undefined || !text.startsWith(first)) return null;
    firsts.add(first);
  }
  return firsts;
}
