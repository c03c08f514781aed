import { letterRuns } from './letters.ts';
import { remembering } from './remembering.ts';
import { caseless, perWord, type WordKey } from './word-key.ts';
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

/** A guard as it is kept, with the bit of its sign; 0 without one. */
interface KeptGuard extends Guard {
  signBit: number;
}

/** A guard with the second word of an opening that it waits for after the first. */
interface Waiting {
  second: string;
  guard: Guard;
}

const guards = new WeakMap<RegExp, KeptGuard>();
const guardsByWord = new Map<string, Waiting[]>();
const noneWaiting: readonly Waiting[] = [];
/** Several guards share a sign; by its source each has one number. */
const signNumbers = new Map<string, number>();
/** Bits of a 32-bit number, the sign left alone. */
const mostSigns = 31;
const allSigns = -1;
/** All signs as one, under which most texts have none of them; made like the look-up below it. */
let anySign: RegExp | null = null;
/** Made at the first question, and again when a new guard has come: what is remembered was found without it. */
let seenIn: ((text: string) => Seen) | null = null;

/** Gives a pattern its guard. Long alternations are tried on every text of a listing and almost never match. */
export function guarded(pattern: RegExp, guard: Guard): RegExp {
  const kept: KeptGuard = { ...guard, signBit: guard.sign === undefined ? 0 : bitOfSign(guard.sign) };
  guards.set(pattern, kept);
  for (const { first, second } of guard.openings ?? []) {
    const sharing = guardsByWord.get(first);
    if (sharing === undefined) guardsByWord.set(first, [{ second, guard: kept }]);
    else sharing.push({ second, guard: kept });
  }
  seenIn = null;
  anySign = null;
  return pattern;
}

function bitOfSign({ source }: RegExp): number {
  let number = signNumbers.get(source);
  if (number === undefined) {
    number = signNumbers.size;
    if (number === mostSigns) throw new Error(`At most ${mostSigns} signs are told apart`);
    signNumbers.set(source, number);
  }
  return 1 << number;
}

/** A class of signs that stand for themselves, or one such sign. */
const plainSigns = /^(?:\[(?!\^)([^\]\\-]+)\]|([^\\^$.*+?()[\]{}|-]))$/u;

/** Source of a pattern that finds what one of these finds; signs that stand alone are looked for as one class. */
function oneOf(sources: readonly string[]): string {
  const rest = sources.filter((source) => !plainSigns.test(source));
  const signs = sources.flatMap((source) => plainSigns.exec(source)?.slice(1).join('') ?? []);
  return (signs.length === 0 ? rest : [`[${signs.join('')}]`, ...rest]).join('|');
}

/** What was looked for in one text so far; each look is made when first asked for, and once. */
class Seen {
  readonly #text: string;
  readonly #find: (text: string) => ReadonlySet<Guard>;
  #looked = 0;
  #found = 0;
  #hit: ReadonlySet<Guard> | undefined;

  constructor(text: string, find: (text: string) => ReadonlySet<Guard>) {
    this.#text = text;
    this.#find = find;
  }

  hasSign(sign: RegExp, bit: number): boolean {
    if (this.#looked === 0) {
      anySign ??= new RegExp(oneOf([...signNumbers.keys()]));
      if (!anySign.test(this.#text)) this.#looked = allSigns;
    }
    if ((this.#looked & bit) === 0) {
      this.#looked |= bit;
      if (sign.test(this.#text)) this.#found |= bit;
    }
    return (this.#found & bit) !== 0;
  }

  hasOpening(guard: Guard): boolean {
    return (this.#hit ??= this.#find(this.#text)).has(guard);
  }
}

/** Whether a pattern has a chance on a text; always, when it has no guard. */
export function mayMatch(pattern: RegExp, text: string): boolean {
  const guard = guards.get(pattern);
  if (guard === undefined) return true;
  seenIn ??= makeSeenIn();
  const seen = seenIn(text);
  if (guard.sign !== undefined && seen.hasSign(guard.sign, guard.signBit)) return true;
  return guard.openings !== undefined && seen.hasOpening(guard);
}

/** For each run of a word the guards that wait after it; null where no run opens anything, as in most words. */
function findOpened({ runs }: WordKey): readonly (readonly Waiting[])[] | null {
  const opened = runs.map((run) => guardsByWord.get(run) ?? noneWaiting);
  return opened.every((list) => list === noneWaiting) ? null : opened;
}

function makeSeenIn(): (text: string) => Seen {
  const find = guardFinder();
  return remembering((text) => new Seen(text, find));
}

/** Finds the guards of which an opening stands in a text: one look-up a word, whatever the number of patterns. */
function guardFinder(): (text: string) => ReadonlySet<Guard> {
  const openedBy = perWord(findOpened);
  return (text) => {
    const hit = new Set<Guard>();
    let waiting = noneWaiting;
    for (const { key } of tokensOf(text)) {
      const opened = openedBy(key);
      if (opened === null) {
        if (waiting !== noneWaiting && key.runs.length > 0) {
          noteSeconds(waiting, key.runs[0], hit);
          waiting = noneWaiting;
        }
        continue;
      }
      for (let index = 0; index < opened.length; index += 1) {
        if (waiting !== noneWaiting) noteSeconds(waiting, key.runs[index], hit);
        waiting = opened[index]!;
        for (const { second, guard } of waiting) if (second === '') hit.add(guard);
      }
    }
    return hit;
  };
}

function noteSeconds(waiting: readonly Waiting[], run: string | undefined, hit: Set<Guard>): void {
  for (const { second, guard } of waiting) if (second === run) hit.add(guard);
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
