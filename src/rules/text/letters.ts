/** What a code point does in a word. */
const other = 0;
/** Letter or digit of any script. */
const letter = 1;
/** Combining mark or apostrophe: inside a word only. */
const inner = 2;
const unknown = 255;

/** Classes of the units of the basic plane, looked up when first met: a table is far quicker than `\p{L}`. */
const classes = new Uint8Array(0x10000).fill(unknown);

function classOf(character: string): number {
  if (/[\p{L}\p{N}]/u.test(character)) return letter;
  return /[\p{M}'’]/u.test(character) ? inner : other;
}

/** Called through the prototype: strings come in many inner forms, for which a plain `text.charCodeAt` is slow. */
// oxlint-disable-next-line typescript/unbound-method -- it is given its text at each call
export const { charCodeAt } = String.prototype;

/** Class of the code point at a place whose unit is not in the table yet. */
function learnedAt(text: string, at: number, unit: number): number {
  const found = classOf(String.fromCodePoint(text.codePointAt(at) ?? 0));
  // The halves of a pair say nothing alone.
  if (unit < 0xd800 || unit > 0xdfff) classes[unit] = found;
  return found;
}

/** Whether a pair of units makes one code point here. Only halves of pairs stay unknown to the table. */
function isPair(text: string, at: number): boolean {
  return text.codePointAt(at)! > 0xffff;
}

/** Numbers that `findWords` gives for each word. */
export const numbersPerWord = 3;

/** Room for most texts; what a very long one needed is given back at the next. */
const leastKept = 0x1000;
const mostKept = 0x10000;
/** Filled by `findWords` and read at once: a list of its own for each text would be garbage a moment later. */
let bounds = new Int32Array(leastKept);

/** What the last call of `findWords` found. */
export function wordBounds(): Int32Array {
  return bounds;
}

/** Hash of a word as `findWords` gives it. */
export function hashOfWord(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at += 1) hash = (Math.imul(hash, 31) + charCodeAt.call(word, at)) | 0;
  return hash;
}

/**
 * Puts start, end and hash of each word into `wordBounds`, one after the other, and says how many numbers that are. A
 * word is a letter or digit, then letters, digits, marks and apostrophes. Places are in UTF-16 units; the hash is over
 * the units.
 */
export function findWords(text: string): number {
  const length = text.length;
  // Words and what parts them take a unit each at least.
  const most = Math.ceil((length + 1) / 2) * numbersPerWord;
  if (bounds.length < most || bounds.length > mostKept) bounds = new Int32Array(Math.max(most, leastKept));
  let count = 0;
  let inWord = false;
  let hash = 0;
  for (let at = 0; at < length; at += 1) {
    const unit = charCodeAt.call(text, at);
    const known = classes[unit]!;
    const here = known === unknown ? learnedAt(text, at, unit) : known;
    if (here === letter || (inWord && here === inner)) {
      if (!inWord) {
        bounds[count] = at;
        hash = 0;
        inWord = true;
      }
      hash = (Math.imul(hash, 31) + unit) | 0;
    } else if (inWord) {
      bounds[count + 1] = at;
      bounds[count + 2] = hash;
      count += numbersPerWord;
      inWord = false;
    }
    if (known !== unknown || !isPair(text, at)) continue;
    at += 1;
    if (inWord) hash = (Math.imul(hash, 31) + charCodeAt.call(text, at)) | 0;
  }
  if (inWord) {
    bounds[count + 1] = length;
    bounds[count + 2] = hash;
    count += numbersPerWord;
  }
  return count;
}

/** Whether one of the ten digits stands in a text; for short ones, which a pattern costs more to look at. */
export function hasFigure(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const unit = charCodeAt.call(text, at);
    if (unit >= 0x30 && unit <= 0x39) return true;
  }
  return false;
}

/** Whether a letter or digit of any script stands in a text, as `/[\p{L}\p{N}]/u` answers; most texts begin with one. */
export function hasWordSign(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const unit = charCodeAt.call(text, at);
    const known = classes[unit]!;
    const here = known === unknown ? learnedAt(text, at, unit) : known;
    if (here === letter) return true;
    if (known === unknown && isPair(text, at)) at += 1;
  }
  return false;
}

/** A text in normal form D without its combining marks and apostrophes. */
export function withoutMarks(decomposed: string): string {
  let result = '';
  let from = 0;
  for (let at = 0; at < decomposed.length; at += 1) {
    const unit = charCodeAt.call(decomposed, at);
    const known = classes[unit]!;
    const here = known === unknown ? learnedAt(decomposed, at, unit) : known;
    const units = known === unknown && isPair(decomposed, at) ? 2 : 1;
    if (here === inner) {
      result += decomposed.slice(from, at);
      from = at + units;
    }
    at += units - 1;
  }
  return from === 0 ? decomposed : result + decomposed.slice(from);
}

/** Runs of letters and digits with nothing between them: "don't" gives "don" and "t". */
export function letterRuns(text: string): string[] {
  const runs: string[] = [];
  let start = -1;
  for (let at = 0; at < text.length; at += 1) {
    const unit = charCodeAt.call(text, at);
    const known = classes[unit]!;
    const here = known === unknown ? learnedAt(text, at, unit) : known;
    if (here === letter) {
      if (start === -1) start = at;
    } else if (start !== -1) {
      runs.push(text.slice(start, at));
      start = -1;
    }
    if (known === unknown && isPair(text, at)) at += 1;
  }
  if (start !== -1) runs.push(text.slice(start));
  return runs;
}
