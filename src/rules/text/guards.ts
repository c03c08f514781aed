import { letterRuns } from './letters.ts';
import { remembering } from './remembering.ts';
import { caseless } from './word-key.ts';
import { tokensOf } from './words.ts';

/** How a phrase begins, in runs of letters and digits; the second is empty where a single word is looked for. */
interface Opening {
  first: string;
  second: string;
}

/** A cheap sign without which a pattern cannot match. It may be there without a match, never the other way round. */
interface Guard {
  /** One of these phrases may stand in the text: its first word does, and its second comes next. */
  openings?: readonly Opening[];
  /** Or this is found: plain characters, no property classes, so that the look costs next to nothing. */
  sign?: RegExp;
}

const guards = new WeakMap<RegExp, Guard>();
const guardsByWord = new Map<string, { second: string; guard: Guard }[]>();
let guardsHit = remembering(findGuards);

/** Gives a pattern its guard. Long alternations are tried on every text of a listing and almost never match. */
export function guarded(pattern: RegExp, guard: Guard): RegExp {
  guards.set(pattern, guard);
  for (const { first, second } of guard.openings ?? []) {
    const sharing = guardsByWord.get(first);
    if (sharing === undefined) guardsByWord.set(first, [{ second, guard }]);
    else sharing.push({ second, guard });
  }
  // What is remembered was found without the new guard.
  guardsHit = remembering(findGuards);
  return pattern;
}

/** Whether a pattern has a chance on a text; always, when it has no guard. */
export function mayMatch(pattern: RegExp, text: string): boolean {
  const guard = guards.get(pattern);
  if (guard === undefined) return true;
  return guard.sign?.test(text) === true || (guard.openings !== undefined && guardsHit(text).has(guard));
}

/** Guards of which an opening stands in a text: one look-up a word, whatever the number of patterns. */
function findGuards(text: string): ReadonlySet<Guard> {
  const hit = new Set<Guard>();
  let waiting: readonly { second: string; guard: Guard }[] = [];
  for (const { key } of tokensOf(text)) {
    for (const run of key.runs) {
      for (const { second, guard } of waiting) if (second === run) hit.add(guard);
      waiting = guardsByWord.get(run) ?? [];
      for (const { second, guard } of waiting) if (second === '') hit.add(guard);
    }
  }
  return hit;
}

/** The openings of phrases; null when one begins with something else than a word. */
export function openingsOf(phrases: readonly string[]): readonly Opening[] | null {
  const openings: Opening[] = [];
  for (const phrase of phrases) {
    const text = caseless(phrase);
    const [first, second = ''] = letterRuns(text);
    if (first === undefined || !text.startsWith(first)) return null;
    openings.push({ first, second });
  }
  return openings;
}
