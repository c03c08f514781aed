import { defaultTreeAdapter, parse, type DefaultTreeAdapterMap } from 'parse5';

/** Where an element starts in the source: line and column from 1, offset in UTF-16 units from 0. */
export interface SourceStart {
  line: number;
  column: number;
  offset: number;
}

/** An element of the page. Elements that the parser added by itself (`<head>`, `<tbody>`) have no start. */
export type PageElement = DefaultTreeAdapterMap['element'] & { start?: SourceStart };
export type PageNode = DefaultTreeAdapterMap['node'];
export type PageParent = DefaultTreeAdapterMap['parentNode'];

export interface PageTree {
  document: DefaultTreeAdapterMap['document'];
  /** The HTML as given: starts refer to it. */
  source: string;
}

/**
 * The parser's own places hold every attribute and every end tag, which costs a third of the parsing time. Where an
 * element starts is all that a report prints.
 */
const placingAdapter: typeof defaultTreeAdapter = {
  ...defaultTreeAdapter,
  setNodeSourceCodeLocation(node, location) {
    if (location !== null && 'tagName' in node) {
      (node as PageElement).start = {
        line: location.startLine,
        column: location.startCol,
        offset: location.startOffset,
      };
    }
  },
  getNodeSourceCodeLocation: () => null,
  updateNodeSourceCodeLocation: () => undefined,
};

/**
 * Parses a page as browsers with scripting do (HTML standard §13.2): whatever the input, there is a document with a
 * head and a body. Nothing is run and nothing is fetched.
 */
export function parsePage(html: string): PageTree {
  const document = parse(html, { sourceCodeLocationInfo: true, treeAdapter: placingAdapter });
  return { document, source: html };
}

export function isElement(node: PageNode): node is PageElement {
  return 'tagName' in node;
}

/** An attribute's value as the parser read it, or null when the element does not carry it. */
export function attributeOf(element: PageElement, name: string): string | null {
  for (const attribute of element.attrs) if (attribute.name === name) return attribute.value;
  return null;
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

/** HTML's own white space collapsed to one space and cut at both ends; other Unicode spaces stay. */
export function collapse(text: string): string {
  return text.replace(/[ \t\n\f\r]+/g, ' ').replace(/^ | $/g, '');
}
