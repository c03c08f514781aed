import { letterRuns } from './letters.ts';
import { remembering } from './remembering.ts';
import { caseless } from './word-key.ts';
import { tokensOf } from './words.ts';

/** A cheap sign without which a pattern cannot match. It may be there without a match, never the other way round. */
interface Guard {
  /** One of these words stands in the text, as letters and digits between anything else. */
  words?: ReadonlySet<string>;
  /** Or this is found: plain characters, no property classes, so that the look costs next to nothing. */
  sign?: RegExp;
}

const guards = new WeakMap<RegExp, Guard>();
const guardsByWord = new Map<string, Guard[]>();
let guardsHit = remembering(findGuards);

/** Gives a pattern its guard. Long alternations are tried on every text of a listing and almost never match. */
export function guarded(pattern: RegExp, guard: Guard): RegExp {
  guards.set(pattern, guard);
  for (const word of guard.words ?? []) {
    const sharing = guardsByWord.get(word);
    if (sharing === undefined) guardsByWord.set(word, [guard]);
    else sharing.push(guard);
  }
  // What is remembered was found without the new guard.
  guardsHit = remembering(findGuards);
  return pattern;
}

/** Whether a pattern has a chance on a text; always, when it has no guard. */
export function mayMatch(pattern: RegExp, text: string): boolean {
  const guard = guards.get(pattern);
  if (guard === undefined) return true;
  return guard.sign?.test(text) === true || (guard.words !== undefined && guardsHit(text).has(guard));
}

/** Guards that know a word of a text: one look-up a word, whatever the number of patterns. */
function findGuards(text: string): ReadonlySet<Guard> {
  const hit = new Set<Guard>();
  for (const { key } of tokensOf(text))
    for (const run of key.runs) for (const guard of guardsByWord.get(run) ?? []) hit.add(guard);
  return hit;
}

/** The first words of phrases, as a guard knows them; null when a phrase begins with something else. */
export function firstWords(phrases: readonly string[]): ReadonlySet<string> | null {
  const firsts = new Set<string>();
  for (const phrase of phrases) {
    const text = caseless(phrase);
    const [first] = letterRuns(text);
    if (first === undefined || !text.startsWith(first)) return null;
    firsts.add(first);
  }
  return firsts;
}
