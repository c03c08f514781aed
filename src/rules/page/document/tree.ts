import { Parser, Token, type DefaultTreeAdapterMap } from 'parse5';
import { emptyChildren, leanAdapter } from './tree-adapter.ts';
import { refuseTooMany } from './most-pieces.ts';
import { PlainTokenizer } from './tokenizer.ts';

/**
 * An element of the page. `start` is the offset of its tag in the source in UTF-16 units; −1 for what the parser added
 * by itself (`<head>`, `<tbody>`, formatting that it opened again).
 */
export type PageElement = DefaultTreeAdapterMap['element'] & { start: number };
export type PageNode = DefaultTreeAdapterMap['node'];
export type PageParent = DefaultTreeAdapterMap['parentNode'];
type Namespace = PageElement['namespaceURI'];

export interface PageTree {
  document: DefaultTreeAdapterMap['document'];
  /** The HTML as given: starts refer to it. */
  source: string;
}

/**
 * The parser's own places hold line, column and end of every attribute, text and tag, which costs a third of the
 * parsing time. Where an element starts is all that a report prints.
 */
class PlacingParser extends Parser<DefaultTreeAdapterMap> {
  #placing: PlainTokenizer | undefined;
  /** Elements and their attributes so far. */
  #pieces = 0;

  constructor() {
    super({ treeAdapter: leanAdapter });
  }

  override _createElement(tagName: string, namespaceURI: Namespace, attrs: Token.Attribute[]): PageElement {
    this.#pieces += 1 + attrs.length;
    refuseTooMany(this.#pieces);
    const token = this.currentToken;
    const isOwn = token?.type === Token.TokenType.START_TAG && token.attrs === attrs;
    return {
      nodeName: tagName,
      tagName,
      attrs,
      namespaceURI,
      childNodes: emptyChildren(),
      parentNode: null,
      start: isOwn && this.#placing ? this.#placing.tagStart : -1,
    };
  }

  override onComment(token: Token.CommentToken): void {
    this.#pieces += 1;
    refuseTooMany(this.#pieces);
    super.onComment(token);
  }

  read(html: string): DefaultTreeAdapterMap['document'] {
    this.#placing = new PlainTokenizer(this, html);
    this.tokenizer = this.#placing;
    this.tokenizer.write(html, true);
    return this.document;
  }
}

/**
 * Parses a page as browsers with scripting do (HTML standard §13.2): whatever the input, there is a document with a
 * head and a body. Nothing is run and nothing is fetched.
 * @throws TooManyPieces when the page has more elements, attributes and comments than are read
 */
export function parsePage(html: string): PageTree {
  return { document: new PlacingParser().read(html), source: html };
}

export function isElement(node: PageNode): node is PageElement {
  return 'tagName' in node;
}

/** An attribute's value as the parser read it, or null when the element does not carry it. */
export function attributeOf(element: PageElement, name: string): string | null {
  for (const attribute of element.attrs) if (attribute.name === name) return attribute.value;
  return null;
}

/** Whether an element stands in another, at most a thousand levels deep. */
export function isInside(element: PageElement, around: PageElement): boolean {
  let current: PageParent | null = element;
  for (let level = 0; current !== null && level < 1_000; level += 1) {
    if (current === around) return true;
    current = isElement(current) ? current.parentNode : null;
  }
  return false;
}

/** Text of an element and everything in it, as `textContent` gives it. */
export function textContentOf(element: PageElement): string {
  let text = '';
  const waiting: PageNode[] = [element];
  while (waiting.length > 0) {
    const node = waiting.pop()!;
    if (node.nodeName === '#text' && 'value' in node) text += node.value;
    else if ('childNodes' in node)
      for (let index = node.childNodes.length - 1; index >= 0; index -= 1)
        waiting.push(node.childNodes[index]!);
  }
  return text;
}

/** Nodes that are looked at below one element: more is no name of anything. */
const mostLookedAt = 500;

/** Whether an element below this one, among the first few hundred, passes a test. */
export function holdsElement(element: PageElement, test: (inner: PageElement) => boolean): boolean {
  const waiting: PageNode[] = [element];
  for (let looked = 0; looked < mostLookedAt; looked += 1) {
    const node = waiting.pop();
    if (node === undefined) return false;
    if (!isElement(node)) continue;
    if (node !== element && test(node)) return true;
    const { childNodes } = node;
    for (let index = Math.min(childNodes.length, mostLookedAt) - 1; index >= 0; index -= 1)
      waiting.push(childNodes[index]!);
  }
  return false;
}

/** HTML's own white space collapsed to one space and cut at both ends; other Unicode spaces stay. */
export function collapse(text: string): string {
  return text.replace(/[\t\n\f\r][ \t\n\f\r]*| [ \t\n\f\r]+/g, ' ').replace(/^ | $/g, '');
}

/**
 * All Unicode white space collapsed to one space and cut at both ends. Unit by unit: it runs over every text of a page,
 * and the pattern for it takes twice as long.
 */
export function collapseAll(text: string): string {
  let collapsed = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (!isUnicodeSpace(text.charCodeAt(at))) continue;
    const start = at;
    while (isUnicodeSpace(text.charCodeAt(at + 1))) at += 1;
    if (at === start && text.charCodeAt(at) === 0x20) continue;
    collapsed += `${text.slice(from, start)} `;
    from = at + 1;
  }
  return (from === 0 ? text : collapsed + text.slice(from)).trim();
}

/** White space as `\s` has it. */
function isUnicodeSpace(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  if (code < 0xa0) return false;
  return (
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff
  );
}
