/** What a code point does in a word. */
const other = 0;
/** Letter or digit of any script. */
const letter = 1;
/** Combining mark or apostrophe: inside a word only. */
const inner = 2;
/** Hyphen, dot, comma, slash: joins two parts of a word. */
const joint = 3;
const unknown = 255;

/** Classes of the units of the basic plane, looked up when first met: a table is far quicker than `\p{L}`. */
const classes = new Uint8Array(0x10000).fill(unknown);

function classOf(character: string): number {
  if (/[\p{L}\p{N}]/u.test(character)) return letter;
  if (/[\p{M}'’]/u.test(character)) return inner;
  return /[-.,/]/.test(character) ? joint : other;
}

/** Called through the prototype: strings come in many inner forms, for which a plain `text.charCodeAt` is slow. */
// oxlint-disable-next-line typescript/unbound-method -- it is given its text at each call
const { charCodeAt } = String.prototype;

function classAt(text: string, at: number): number {
  const unit = charCodeAt.call(text, at);
  const known = classes[unit];
  if (known !== undefined && known !== unknown) return known;
  const point = text.codePointAt(at) ?? 0;
  const found = classOf(String.fromCodePoint(point));
  // The halves of a pair say nothing alone.
  if (unit < 0xd800 || unit > 0xdfff) classes[unit] = found;
  return found;
}

const widthAt = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/**
 * Start and end of each word, in UTF-16 units, one after the other: a letter or digit, then letters, digits, marks
 * and apostrophes. With `joined`, hyphens, dots, commas and slashes between two letters or digits belong to the word.
 */
export function wordBounds(text: string, joined: boolean): number[] {
  const bounds: number[] = [];
  const length = text.length;
  let at = 0;
  while (at < length) {
    if (classAt(text, at) !== letter) {
      at += widthAt(text, at);
      continue;
    }
    bounds.push(at);
    at += widthAt(text, at);
    while (at < length) {
      const here = classAt(text, at);
      if (here === letter || here === inner) at += widthAt(text, at);
      else if (joined && here === joint && at + 1 < length && classAt(text, at + 1) === letter) at += 1;
      else break;
    }
    bounds.push(at);
  }
  return bounds;
}

/** Runs of letters and digits with nothing between them: "don't" gives "don" and "t". */
export function letterRuns(text: string): string[] {
  const runs: string[] = [];
  let start = -1;
  for (let at = 0; at < text.length; at += widthAt(text, at)) {
    if (classAt(text, at) === letter) {
      if (start === -1) start = at;
    } else if (start !== -1) {
      runs.push(text.slice(start, at));
      start = -1;
    }
  }
  if (start !== -1) runs.push(text.slice(start));
  return runs;
}
