/**
 * Tells for a list of patterns which of them have a chance on a text, in one pass over its letters. A pattern that
 * cannot match without certain letters in a row ("dishwasher") is left out where no such row stands; one of which
 * that cannot be told is always tried. So a pattern is not even compiled before a text gives reason to.
 */
export interface Sieve {
  /** Bit `1 << index` for each pattern that may match; patterns of the list by their index. */
  chances(text: string): number;
}

/** Bits of a 32-bit number, the sign left alone. */
const mostSieved = 31;
/** Powers of two; two rows of letters may share a place, which costs a needless try and nothing else. */
const places = 0x4000;
const shortPlaces = 0x1000;
/** Letters of a row that are looked for: four, since many words share three of another; three where it has no more. */
const rowLength = 4;
const shortLength = 3;
/** Fold to ASCII letters only where case is ignored; rare enough to try everything. */
const longS = 0x17f;
const kelvin = 0x212a;

/** Sieve for at most 31 patterns. */
export function sieveOf(patterns: readonly RegExp[]): Sieve {
  if (patterns.length > mostSieved) throw new Error(`A sieve holds ${mostSieved} patterns at most`);
  const all = 2 ** patterns.length - 1;
  const byRow = new Int32Array(places);
  const byShortRow = new Int32Array(shortPlaces);
  let always = 0;
  let withDigit = 0;
  for (const [index, { source }] of patterns.entries()) {
    const bit = 1 << index;
    const needs = needsOf(source);
    if (needs === null) always |= bit;
    else {
      for (const need of needs) {
        if (need === digit) withDigit |= bit;
        else if (need.length < rowLength) byShortRow[placeOf(need) & (shortPlaces - 1)]! |= bit;
        else byRow[placeOf(need)]! |= bit;
      }
    }
  }
  return {
    chances(text) {
      let found = always;
      let place = 0;
      for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        if (unit === longS || unit === kelvin) return all;
        if (unit >= 0x30 && unit <= 0x39) found |= withDigit;
        place = stepped(place, unit);
        found |= byRow[place]! | byShortRow[place & (shortPlaces - 1)]!;
      }
      return found;
    },
  };
}

/**
 * For a list of any length: those of its patterns that may match a text, in the order of the list. Their sources are read at
 * the first question.
 */
export function sifted<T extends { pattern: RegExp }>(items: readonly T[]): (text: string) => readonly T[] {
  let parts: { sieve: Sieve; items: readonly T[] }[] | null = null;
  return (text) => {
    parts ??= inParts(items).map((part) => ({
      sieve: sieveOf(part.map(({ pattern }) => pattern)),
      items: part,
    }));
    return parts.flatMap(({ sieve, items: part }) => {
      const chances = sieve.chances(text);
      return chances === 0 ? [] : part.filter((_, index) => (chances & (1 << index)) !== 0);
    });
  };
}

/**
 * Whether one of some patterns has a chance on a text: for long ones that are tried on many short texts and can match few.
 * True for all texts where that cannot be told of one of them. Their sources are read at the first question.
 */
export function chanceOf(patterns: readonly RegExp[]): (text: string) => boolean {
  let rows: Rows | null = null;
  return (text) => holdsOne((rows ??= rowsOf(patterns)), text);
}

/** Rows of letters as bits, so that all of them stay in the processor's nearest memory. */
interface Rows {
  long: Int32Array;
  short: Int32Array;
  withDigit: boolean;
  always: boolean;
}

function rowsOf(patterns: readonly RegExp[]): Rows {
  const rows: Rows = {
    long: new Int32Array(places / 32),
    short: new Int32Array(shortPlaces / 32),
    withDigit: false,
    always: false,
  };
  for (const { source } of patterns) {
    const needs = needsOf(source);
    if (needs === null) rows.always = true;
    for (const need of needs ?? []) {
      const place = placeOf(need);
      if (need === digit) rows.withDigit = true;
      else if (need.length < rowLength) rows.short[(place & (shortPlaces - 1)) >> 5]! |= 1 << (place & 31);
      else rows.long[place >> 5]! |= 1 << (place & 31);
    }
  }
  return rows;
}

function holdsOne({ long, short, withDigit, always }: Rows, text: string): boolean {
  if (always) return true;
  let place = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === longS || unit === kelvin) return true;
    if (withDigit && unit >= 0x30 && unit <= 0x39) return true;
    place = stepped(place, unit);
    const bit = 1 << (place & 31);
    if (((long[place >> 5]! | short[(place & (shortPlaces - 1)) >> 5]!) & bit) !== 0) return true;
  }
  return false;
}

function inParts<T>(items: readonly T[]): (readonly T[])[] {
  const parts: (readonly T[])[] = [];
  for (let from = 0; from < items.length; from += mostSieved)
    parts.push(items.slice(from, from + mostSieved));
  return parts;
}

/** The last letters as one number, four bits further for each, capitals as small letters; its lower bits are the last three. */
function stepped(place: number, unit: number): number {
  const small = unit >= 0x41 && unit <= 0x5a ? unit | 0x20 : unit;
  return ((place << 4) ^ (small & 0x1f)) & (places - 1);
}

function placeOf(row: string): number {
  let place = 0;
  for (let at = 0; at < row.length; at += 1) place = stepped(place, row.charCodeAt(at));
  return place;
}

const digit = '\\d';

/**
 * Rows of four or three small letters or spaces one of which every match holds, or a digit; null where that cannot be told.
 * Reads the source of a pattern carefully: what it does not know for sure ends a row and counts for nothing.
 */
function needsOf(source: string): readonly string[] | null {
  const reader = { source, at: 0 };
  const needs = needsOfChoice(reader);
  return reader.at === source.length ? needs : null;
}

interface Reader {
  source: string;
  at: number;
}

/** Alternatives up to the closing bracket or the end: every one has to need something. */
function needsOfChoice(reader: Reader): readonly string[] | null {
  const needs = new Set<string>();
  let untold = false;
  for (;;) {
    const own = needsOfSequence(reader);
    if (own === null) untold = true;
    else for (const need of own) needs.add(need);
    if (reader.source[reader.at] !== '|') return untold ? null : [...needs];
    reader.at += 1;
  }
}

/** What one alternative needs: the best row of its letters, else what a group in it needs, else a digit. */
function needsOfSequence(reader: Reader): readonly string[] | null {
  let run = '';
  let row = '';
  let group: readonly string[] | null = null;
  let needsDigit = false;
  const endRun = () => {
    if (run.length >= shortLength && row.length < rowLength) row = run.slice(-rowLength);
    run = '';
  };
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at]!)) {
    const atom = readAtom(reader);
    const least = readLeast(reader);
    if (atom.kind === 'edge') continue;
    if (atom.kind === 'letter' && least === 1) {
      run += atom.letter;
      continue;
    }
    endRun();
    if (least === 0) continue;
    if (atom.kind === 'group') group ??= atom.needs;
    if (atom.kind === 'digit') needsDigit = true;
  }
  endRun();
  if (
    row !== '' &&
    (row.length === rowLength || group === null || group.some((need) => need.length < rowLength))
  )
    return [row];
  return group ?? (needsDigit ? [digit] : null);
}

type Atom =
  | { kind: 'letter'; letter: string }
  | { kind: 'group'; needs: readonly string[] | null }
  | { kind: 'edge' | 'digit' | 'other' };

function readAtom(reader: Reader): Atom {
  const { source, at } = reader;
  const sign = source[at]!;
  if (sign === '(') return readGroup(reader);
  if (sign === '[') {
    readClass(reader);
    return { kind: 'other' };
  }
  if (sign === '\\') {
    const next = source[at + 1] ?? '';
    const named = /^\\[pPu]\{[^}]*\}|^\\u[\da-f]{4}|^\\x[\da-f]{2}|^\\k<[^>]*>/iu.exec(
      source.slice(at, at + 40),
    );
    reader.at += named === null ? 2 : named[0].length;
    if (named !== null) return { kind: 'other' };
    return { kind: next === 'd' ? 'digit' : next === 'b' ? 'edge' : 'other' };
  }
  reader.at += 1;
  if (sign === '^' || sign === '$') return { kind: 'edge' };
  if (/\d/.test(sign)) return { kind: 'digit' };
  return /[a-z ]/i.test(sign) ? { kind: 'letter', letter: sign.toLowerCase() } : { kind: 'other' };
}

/** A look ahead or behind takes no letters of the match: nothing is learned from it. */
function readGroup(reader: Reader): Atom {
  const opening = /^\((?:\?(?::|<?[=!]|<[\p{L}\d_]+>))?/u.exec(
    reader.source.slice(reader.at, reader.at + 40),
  )![0];
  reader.at += opening.length;
  const needs = needsOfChoice(reader);
  reader.at += 1;
  return /[=!]$/.test(opening) ? { kind: 'edge' } : { kind: 'group', needs };
}

function readClass(reader: Reader): void {
  for (reader.at += 1; reader.at < reader.source.length && reader.source[reader.at] !== ']'; reader.at += 1)
    if (reader.source[reader.at] === '\\') reader.at += 1;
  reader.at += 1;
}

/** Least number of times that the atom just read stands there: 0, 1, or 2 for any other count. */
function readLeast(reader: Reader): 0 | 1 | 2 {
  const found = /^(?:[*?]|\+|\{(\d+)[^}]*\})\??/.exec(reader.source.slice(reader.at, reader.at + 20));
  if (found === null) return 1;
  reader.at += found[0].length;
  if (found[0].startsWith('+')) return 2;
  if (found[1] === undefined) return 0;
  return Number(found[1]) === 0 ? 0 : 2;
}
