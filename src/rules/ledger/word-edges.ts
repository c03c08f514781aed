/**
 * `\b` and `\w` know only plain Latin letters: "à la main" has no `\b` before it, "agréé" none behind it. Written as
 * ranges of the Latin, Greek and Cyrillic letters that the patterns' languages are written in: `\p{L}` says the same,
 * but the engine takes a millisecond to compile each one, and a table holds some hundred. Letters of other scripts end
 * a word, so that "FSC認証" names FSC.
 */
const letters = String.raw`0-9A-Z_a-zªµº²³¹¼-¾À-ÖØ-öø-ˁͰ-ԯḀ-ỿ`;
const behindLetter = `(?<=[${letters}])`;
const behindNone = `(?<![${letters}])`;
const beforeLetter = `(?=[${letters}])`;
const beforeNone = `(?![${letters}])`;
const eitherEdge = `(?:${behindLetter}${beforeNone}|${behindNone}${beforeLetter})`;

const quantifier = /(?:[?*+]|\{\d+(?:,\d*)?\})\??$/;
const canBeNone = /^(?:[?*]|\{0)/;
const letterAtEnd = /(?:^|[^\\])[\p{L}\d_]$|\\(?:d|w|p\{(?:L[lu]?|N)\})$/u;
const letterAtStart = /^(?:[\p{L}\d_]|\\(?:d|w|p\{(?:L[lu]?|N)\}))/u;

/** The same pattern with word edges and word characters of every script. The pattern must carry the `u` flag. */
export function ofEveryLetter(pattern: RegExp): RegExp {
  const { source } = pattern;
  let written = '';
  let from = 0;
  for (const { 0: sign, index } of source.matchAll(/\\[bw]/g)) {
    written += source.slice(from, index);
    from = index + sign.length;
    written += sign === String.raw`\w` ? `[${letters}]` : edgeAt(source.slice(0, index), source.slice(from));
  }
  return new RegExp(written + source.slice(from), pattern.flags);
}

/** An edge beside what is a letter for sure asks only for the other side: half of the work, in compiling as in trying. */
function edgeAt(before: string, after: string): string {
  if (opensWithLetter(after)) return behindNone;
  return endsWithLetter(before) ? beforeNone : eitherEdge;
}

/** Every text that matches the rest of a pattern begins with a letter; false also where that cannot be told. */
function opensWithLetter(rest: string): boolean {
  const letter = letterAtStart.exec(rest)?.[0];
  if (letter !== undefined) return !canBeNone.test(rest.slice(letter.length));
  if (!rest.startsWith('(?:')) return false;
  const { choices, end } = choicesFrom(rest, 3);
  return !canBeNone.test(rest.slice(end)) && choices.every(opensWithLetter);
}

/** Every text that matches the pattern so far ends with a letter; false also where that cannot be told. */
function endsWithLetter(source: string): boolean {
  const repeated = quantifier.exec(source);
  if (repeated !== null && source[repeated.index - 1] !== '\\') {
    const once = source.slice(0, repeated.index);
    if (!canBeNone.test(repeated[0])) return endsWithLetter(once);
    return letterAtEnd.test(once) && endsWithLetter(once.replace(/(?:\\p\{\w+\}|\\?.)$/su, ''));
  }
  if (!source.endsWith(')') || source.endsWith(String.raw`\)`)) return letterAtEnd.test(source);
  const opening = openingOf(source);
  return opening !== null && choicesFrom(source, opening + 3).choices.every(endsWithLetter);
}

/** Where the last group of a pattern opens, when it is a plain group. */
function openingOf(source: string): number | null {
  const open: number[] = [];
  let last: number | null = null;
  for (const { sign, at } of signsOf(source, 0)) {
    if (sign === '(') open.push(at);
    if (sign === ')') last = open.pop() ?? null;
  }
  return last !== null && source.startsWith('(?:', last) ? last : null;
}

/** The alternatives of the group whose inside begins at `from`, and the place behind its closing bracket. */
function choicesFrom(source: string, from: number): { choices: string[]; end: number } {
  const choices: string[] = [];
  let start = from;
  let depth = 0;
  for (const { sign, at } of signsOf(source, from)) {
    if (sign === '(') depth += 1;
    if (depth === 0 && sign !== '(') {
      choices.push(source.slice(start, at));
      start = at + 1;
      if (sign === ')') return { choices, end: at + 1 };
    }
    if (sign === ')') depth -= 1;
  }
  return { choices: [...choices, source.slice(start)], end: source.length };
}

/** Brackets and bars of a pattern that stand for themselves in no class and behind no backslash. */
function signsOf(source: string, from: number): { sign: string; at: number }[] {
  const signs: { sign: string; at: number }[] = [];
  const plain = /\\.|\[(?:\\.|[^\]\\])*\]|[()|]/gsu;
  plain.lastIndex = from;
  for (let hit = plain.exec(source); hit !== null; hit = plain.exec(source))
    if (hit[0].length === 1 && '()|'.includes(hit[0])) signs.push({ sign: hit[0], at: hit.index });
  return signs;
}

/** `ofEveryLetter` for a table of keyed patterns. */
export function everyLetter<Key>(
  rows: readonly (readonly [Key, RegExp])[],
): readonly (readonly [Key, RegExp])[] {
  return rows.map(([key, pattern]) => [key, ofEveryLetter(pattern)] as const);
}
