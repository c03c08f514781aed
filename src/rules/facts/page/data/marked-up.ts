import {
  attributeOf,
  collapseAll,
  isElement,
  textContentOf,
  type PageElement,
  type PageParent,
} from '#rules/page/document/tree.ts';
import { dataLimits, isSchemaAddress, shortName, type DataItem, type DataValue } from './item.ts';

/** How a syntax says in attributes what an element stands for. */
interface Markup {
  syntax: DataItem['syntax'];
  /** Names of the property that an element is the value of; empty when it is none. */
  propertiesOf(element: PageElement): string[];
  isItem(element: PageElement): boolean;
  /** Types as written, and whether they are schema.org's. */
  typesOf(element: PageElement): { types: string[]; isSchema: boolean };
  idOf(element: PageElement): string | null;
  valueOf(element: PageElement, resolve: (href: string) => string | null): string;
  /** Elements elsewhere on the page that belong to an item. */
  referredTo(element: PageElement, byId: (id: string) => PageElement | null): PageElement[];
}

/** Microdata: HTML standard §5. */
export const microdata: Markup = {
  syntax: 'microdata',
  propertiesOf: (element) => tokensOf(attributeOf(element, 'itemprop')),
  isItem: (element) => attributeOf(element, 'itemscope') !== null,
  typesOf: (element) => {
    const types = tokensOf(attributeOf(element, 'itemtype'));
    return { types, isSchema: types.some(isSchemaAddress) };
  },
  idOf: (element) => attributeOf(element, 'itemid'),
  valueOf: (element, resolve) => {
    const read = microdataSource(element.tagName);
    const value = read === null ? null : attributeOf(element, read);
    if (read === 'content') return value ?? '';
    if (read === 'src' || read === 'href' || read === 'data')
      return value === null ? '' : (resolve(value) ?? '');
    return (value ?? textContentOf(element)).trim();
  },
  referredTo: (element, byId) =>
    tokensOf(attributeOf(element, 'itemref'))
      .slice(0, 100)
      .flatMap((id) => byId(id) ?? []),
};

/** Attribute that holds an element's value (HTML standard §5.2.4), null for its text. */
function microdataSource(name: string): string | null {
  if (name === 'meta') return 'content';
  if (/^(?:audio|embed|iframe|img|source|track|video)$/.test(name)) return 'src';
  if (name === 'a' || name === 'area' || name === 'link') return 'href';
  if (name === 'object') return 'data';
  if (name === 'data' || name === 'meter') return 'value';
  return name === 'time' ? 'datetime' : null;
}

/** RDFa Lite 1.1 (W3C, 2015), and `content` and `datetime` as RDFa in HTML has them. */
export const rdfa: Markup = {
  syntax: 'rdfa',
  // Open Graph stands in the same attribute under prefixes of its own.
  propertiesOf: (element) =>
    tokensOf(attributeOf(element, 'property')).filter(
      (name) => !/^[\w-]+:(?!\/\/)/.test(name) || /^schema:/i.test(name),
    ),
  isItem: (element) => attributeOf(element, 'typeof') !== null,
  typesOf: (element) => {
    const types = tokensOf(attributeOf(element, 'typeof'));
    const isSchema = types.some((type) => isSchemaAddress(type) || /^schema:/i.test(type));
    return { types, isSchema: isSchema || isSchemaAddress(vocabularyOf(element)) };
  },
  idOf: (element) => attributeOf(element, 'resource') ?? attributeOf(element, 'about'),
  valueOf: (element, resolve) => {
    const content = attributeOf(element, 'content');
    if (content !== null) return content;
    for (const name of ['resource', 'href', 'src']) {
      const address = attributeOf(element, name);
      if (address !== null) return resolve(address) ?? address;
    }
    return (attributeOf(element, 'datetime') ?? textContentOf(element)).trim();
  },
  referredTo: () => [],
};

/** The vocabulary that stands on the nearest element around. */
function vocabularyOf(element: PageElement): string {
  let current: PageParent | null = element;
  for (let steps = 0; current !== null && steps < 1_000; steps += 1) {
    if (!isElement(current)) return '';
    const vocabulary = attributeOf(current, 'vocab');
    if (vocabulary !== null) return vocabulary;
    current = current.parentNode;
  }
  return '';
}

function tokensOf(text: string | null): string[] {
  return text === null ? [] : text.split(/\s+/).filter((token) => token !== '');
}

/** The things that elements of one syntax describe, those that are no part of another. */
export function readMarkedUp(
  markup: Markup,
  roots: readonly PageElement[],
  resolve: (href: string) => string | null,
  byId: (id: string) => PageElement | null,
): DataItem[] {
  return new MarkedUp(markup, resolve, byId).read(roots.filter((element) => markup.isItem(element)));
}

class MarkedUp {
  readonly #markup: Markup;
  readonly #resolve: (href: string) => string | null;
  readonly #byId: (id: string) => PageElement | null;
  readonly #parts = new Set<PageElement>();
  #nodes = 0;

  constructor(
    markup: Markup,
    resolve: (href: string) => string | null,
    byId: (id: string) => PageElement | null,
  ) {
    this.#markup = markup;
    this.#resolve = resolve;
    this.#byId = byId;
  }

  read(elements: readonly PageElement[]): DataItem[] {
    const found: { element: PageElement; item: DataItem }[] = [];
    // In document order a thing comes before its parts, which are then known as such.
    for (const element of elements.slice(0, dataLimits.items))
      if (!this.#parts.has(element)) found.push({ element, item: this.#itemOf(element, 0) });
    return found.filter(({ element }) => !this.#parts.has(element)).map(({ item }) => item);
  }

  #itemOf(element: PageElement, depth: number): DataItem {
    const { types, isSchema } = this.#markup.typesOf(element);
    const properties = new Map<string, DataValue[]>();
    const waiting: PageElement[] = [];
    for (const other of this.#markup.referredTo(element, this.#byId).toReversed()) waiting.push(other);
    pushChildren(waiting, element);
    const seen = new Set<PageElement>([element]);
    while (waiting.length > 0 && this.#nodes < dataLimits.nodes) {
      const part = waiting.pop()!;
      if (seen.has(part)) continue;
      seen.add(part);
      this.#nodes += 1;
      const names = this.#markup.propertiesOf(part);
      const isItem = this.#markup.isItem(part);
      if (names.length > 0) {
        const value = isItem ? this.#part(part, depth) : this.#markup.valueOf(part, this.#resolve);
        for (const name of value === null ? [] : names) add(properties, shortName(name), value!);
      }
      if (!isItem) pushChildren(waiting, part);
    }
    return {
      syntax: this.#markup.syntax,
      types: types.map((type) => (isSchema ? shortName(type) : type)),
      isSchema,
      id: this.#markup.idOf(element),
      properties,
      element,
    };
  }

  #part(element: PageElement, depth: number): DataItem | null {
    this.#parts.add(element);
    return depth < dataLimits.depth ? this.#itemOf(element, depth + 1) : null;
  }
}

function pushChildren(waiting: PageElement[], element: PageElement): void {
  for (let index = element.childNodes.length - 1; index >= 0; index -= 1) {
    const child = element.childNodes[index]!;
    if (isElement(child)) waiting.push(child);
  }
}

function add(properties: Map<string, DataValue[]>, name: string, value: DataValue): void {
  const clean = typeof value === 'string' ? collapseAll(value) : value;
  const values = properties.get(name);
  if (values) values.push(clean);
  else properties.set(name, [clean]);
}
