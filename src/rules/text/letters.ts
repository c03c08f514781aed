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

/** 2 where a pair of units makes one code point. */
function widthAt(text: string, at: number): number {
  if ((charCodeAt.call(text, at) & 0xfc00) !== 0xd800) return 1;
  return (charCodeAt.call(text, at + 1) & 0xfc00) === 0xdc00 ? 2 : 1;
}

/**
 * Start and end of each word, in UTF-16 units, one after the other: a letter or digit, then letters, digits, marks
 * and apostrophes.
 */
export function wordBounds(text: string): number[] {
  const bounds: number[] = [];
  const length = text.length;
  let inWord = false;
  for (let at = 0; at < length; at += widthAt(text, at)) {
    const here = classAt(text, at);
    if (here === letter || (inWord && here === inner)) {
      if (!inWord) bounds.push(at);
      inWord = true;
    } else if (inWord) {
      bounds.push(at);
      inWord = false;
    }
  }
  if (inWord) bounds.push(length);
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
