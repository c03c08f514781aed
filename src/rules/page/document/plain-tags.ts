import { html as htmlTags, type Token } from 'parse5';
import { isSpace, kindOfSign, signs, withReferences, type PlainSource } from './plain-source.ts';

const greater = 0x3e;
const slash = 0x2f;
const equals = 0x3d;
const doubleQuote = 0x22;
const singleQuote = 0x27;

/** Attributes of one tag that are looked through for a repeated name; the parser's own states keep a set. */
const mostAttributes = 24;

/** Names that nearly all attributes have: equal names are then the same string, which compares at once. */
const usualNames = (
  'class id href src alt style title name content rel type lang role width height value data-id aria-label ' +
  'aria-hidden target loading property charset itemprop itemscope itemtype hidden media for tabindex srcset sizes ' +
  'action method placeholder colspan rowspan scope datetime d fill xmlns hreflang decoding defer async'
).split(' ');

/** The name of a tag as the tree has it, with the parser's number for it. */
export interface TagName {
  name: string;
  id: Token.TagToken['tagID'];
}

/** Reads names and attributes of plain tags; says of all others that they are not plain. */
export class PlainTags {
  /** Of the tag whose attributes were read last. */
  attributes: Token.Attribute[] = [];
  selfClosing = false;
  readonly #source: PlainSource;
  readonly #tagNames = new Map<string, TagName>();
  readonly #attributeNames = new Map<string, string>(usualNames.map((name) => [name, name]));

  constructor(source: PlainSource) {
    this.#source = source;
  }

  /** Place behind the name of a tag, in which `=` is a letter like others; −1 when it is not plain. */
  endOfTagName(from: number): number {
    const end = this.#endOfName(from);
    return end >= 0 && this.#source.html.charCodeAt(end) === equals ? -1 : end;
  }

  /** Place behind a name; −1 when it is not plain. */
  #endOfName(from: number): number {
    const html = this.#source.html;
    for (let at = from; ; at += 1) {
      const code = html.charCodeAt(at);
      // Not a number at the end of the source.
      if (!(code < 128)) return -1;
      const kind = kindOfSign[code]!;
      if (kind & signs.odd) return -1;
      if (kind & signs.nameEnd) return at;
    }
  }

  tagName(from: number, to: number): TagName {
    const written = this.#source.html.slice(from, to);
    let known = this.#tagNames.get(written);
    if (known === undefined) {
      const name = written.toLowerCase();
      known = { name, id: htmlTags.getTagID(name) };
      this.#tagNames.set(written, known);
    }
    return known;
  }

  #attributeName(from: number, to: number): string {
    const written = this.#source.html.slice(from, to);
    let known = this.#attributeNames.get(written);
    if (known === undefined) {
      known = written.toLowerCase();
      this.#attributeNames.set(written, known);
    }
    return known;
  }

  /** Reads attributes up to the tag's `>`, and gives its place; −1 when they are not plain. */
  readAttributes(from: number): number {
    const html = this.#source.html;
    const attributes: Token.Attribute[] = [];
    this.selfClosing = false;
    let at = from;
    for (;;) {
      const code = html.charCodeAt(at);
      if (code === greater) break;
      if (isSpace(code)) {
        at += 1;
        continue;
      }
      if (code === slash) {
        at += 1;
        if (html.charCodeAt(at) === greater) {
          this.selfClosing = true;
          break;
        }
        continue;
      }
      const nameFrom = at;
      at = this.#endOfName(nameFrom);
      if (at <= nameFrom || attributes.length === mostAttributes) return -1;
      const name = this.#attributeName(nameFrom, at);
      while (isSpace(html.charCodeAt(at))) at += 1;
      let value = '';
      if (html.charCodeAt(at) === equals) {
        at += 1;
        while (isSpace(html.charCodeAt(at))) at += 1;
        const quote = html.charCodeAt(at);
        const isQuoted = quote === doubleQuote || quote === singleQuote;
        const valueFrom = isQuoted ? at + 1 : at;
        at = isQuoted
          ? html.indexOf(quote === doubleQuote ? '"' : "'", valueFrom)
          : this.#endOfUnquoted(valueFrom);
        if (at < 0) return -1;
        const read = this.#valueBetween(valueFrom, at);
        if (read === null) return -1;
        value = read;
        if (isQuoted) at += 1;
      }
      if (!holdsName(attributes, name)) attributes.push({ name, value });
    }
    this.attributes = attributes;
    return at;
  }

  /** Place behind a value without quotation marks; −1 when there is none. */
  #endOfUnquoted(from: number): number {
    const html = this.#source.html;
    for (let at = from; at < html.length; at += 1) {
      const code = html.charCodeAt(at);
      if (code === greater || isSpace(code)) return at > from ? at : -1;
    }
    return -1;
  }

  /** A value with its references read; null when it is not plain. */
  #valueBetween(from: number, to: number): string | null {
    if (this.#source.holdsReplaced(from, to)) return null;
    const value = this.#source.html.slice(from, to);
    return this.#source.ampersand.from(from) < to ? withReferences(value) : value;
  }
}

function holdsName(attributes: readonly Token.Attribute[], name: string): boolean {
  for (const attribute of attributes) if (attribute.name === name) return true;
  return false;
}
