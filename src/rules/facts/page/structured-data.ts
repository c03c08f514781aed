import { attributeOf, isElement, type PageElement, type PageNode } from '#rules/page/document/tree.ts';
import { allItems, type DataItem } from './data/item.ts';
import { readJsonLd, type JsonFault } from './data/json-ld.ts';
import { microdata, rdfa, readMarkedUp } from './data/marked-up.ts';
import type { PageFacts } from './page-facts.ts';

/** What a page says to machines. */
export interface StructuredData {
  /** Things that are no part of another. */
  items: readonly DataItem[];
  /** Those and everything in them. */
  all: readonly DataItem[];
  /** Scripts that are no JSON. */
  faults: readonly JsonFault[];
}

/** Reads JSON-LD, microdata and RDFa Lite of a page, each thing in the same form. */
export function readStructuredData(facts: PageFacts): StructuredData {
  const { scripts, items: marked } = facts.parts;
  const { items, faults } = readJsonLd(scripts);
  const resolve = (href: string): string | null => facts.resolve(href);
  let ids: Map<string, PageElement> | undefined;
  const byId = (id: string): PageElement | null => (ids ??= elementsById(facts)).get(id) ?? null;
  if (marked.length > 0)
    items.push(
      ...readMarkedUp(microdata, marked, resolve, byId),
      ...readMarkedUp(rdfa, marked, resolve, byId),
    );
  return { items, all: allItems(items), faults };
}

/** Only for `itemref`, which few pages use. */
function elementsById({ tree }: PageFacts): Map<string, PageElement> {
  const found = new Map<string, PageElement>();
  const waiting: PageNode[] = [tree.document];
  while (waiting.length > 0) {
    const node = waiting.pop()!;
    if (isElement(node)) {
      const id = attributeOf(node, 'id');
      if (id !== null && !found.has(id)) found.set(id, node);
    }
    if ('childNodes' in node)
      for (let index = node.childNodes.length - 1; index >= 0; index -= 1)
        waiting.push(node.childNodes[index]!);
  }
  return found;
}

/** Reason for checks that look at what is described. */
export function needsItems(facts: PageFacts): string | null {
  return facts.derive(readStructuredData).items.length === 0
    ? 'The page holds no structured data that can be read.'
    : null;
}
