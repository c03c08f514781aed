/** Kinds of ASCII signs inside a tag, as bits. */
export const signs = {
  space: 1,
  /** Ends the name of a tag or attribute: white space, `/`, `>`, `=`. */
  nameEnd: 2,
  /** Makes a name one that only the states of the standard read as they should: NUL, quotation marks, `<`. */
  odd: 4,
  letter: 8,
} as const;

/** Kinds of the first 128 signs by their code. */
export const kindOfSign: Uint8Array = (() => {
  const kinds = new Uint8Array(128);
  for (const sign of '\t\n\f\r ') kinds[sign.charCodeAt(0)] = signs.space | signs.nameEnd;
  for (const sign of '/>=') kinds[sign.charCodeAt(0)] = signs.nameEnd;
  for (const sign of '\0"\'<') kinds[sign.charCodeAt(0)] = signs.odd;
  for (let code = 0; code < 26; code += 1) {
    kinds[0x41 + code] = signs.letter;
    kinds[0x61 + code] = signs.letter;
  }
  return kinds;
})();

/** HTML's own white space. */
export function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0c || code === 0x0d;
}

/** Whether a text holds nothing but HTML's own white space. */
export function isBlankText(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (!isSpace(text.charCodeAt(index))) return false;
  return true;
}

/** What stands most often behind an ampersand, closed by a semicolon: read the same in text and in values. */
const usualReferences: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['#x27', "'"],
  ['nbsp', '\u00a0'],
]);
const longestReference = 5;
const semicolon = 0x3b;

/** What a reference stands for, and the place of its semicolon; null when it is not a usual one. */
export function referenceAt(html: string, ampersand: number): { text: string; end: number } | null {
  for (let end = ampersand + 1; end <= ampersand + 1 + longestReference; end += 1) {
    if (html.charCodeAt(end) !== semicolon) continue;
    const text = usualReferences.get(html.slice(ampersand + 1, end));
    return text === undefined ? null : { text, end };
  }
  return null;
}

/** A value in which every reference is a usual one; null when one is not. */
export function withReferences(value: string): string | null {
  let read = '';
  let from = 0;
  for (let at = value.indexOf('&'); at >= 0; at = value.indexOf('&', from)) {
    const reference = referenceAt(value, at);
    if (reference === null) return null;
    read += value.slice(from, at) + reference.text;
    from = reference.end + 1;
  }
  return read + value.slice(from);
}

/** Finds the next place of a text in a source, and never searches the same stretch twice. */
class NextPlace {
  readonly #html: string;
  readonly #searched: string;
  #at = -1;

  constructor(html: string, searched: string) {
    this.#html = html;
    this.#searched = searched;
  }

  /** First place at or behind `from`, which must not fall below what was asked before; infinite without one. */
  from(from: number): number {
    if (this.#at < from) {
      const at = this.#html.indexOf(this.#searched, from);
      this.#at = at < 0 ? Number.POSITIVE_INFINITY : at;
    }
    return this.#at;
  }
}

/** A page's HTML with what stands next in it, so that a shortcut knows at once whether a stretch is plain. */
export class PlainSource {
  readonly html: string;
  readonly less: NextPlace;
  readonly ampersand: NextPlace;
  readonly carriageReturn: NextPlace;
  readonly nul: NextPlace;
  readonly commentEnd: NextPlace;

  constructor(html: string) {
    this.html = html;
    this.less = new NextPlace(html, '<');
    this.ampersand = new NextPlace(html, '&');
    this.carriageReturn = new NextPlace(html, '\r');
    this.nul = new NextPlace(html, '\0');
    this.commentEnd = new NextPlace(html, '-->');
  }

  /** Whether a stretch holds what stands otherwise in the tree: a carriage return or a NUL. */
  holdsReplaced(from: number, to: number): boolean {
    return this.carriageReturn.from(from) < to || this.nul.from(from) < to;
  }
}
