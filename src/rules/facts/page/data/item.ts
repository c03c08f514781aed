import type { PageElement } from '#rules/page/document/tree.ts';

/** A thing that a page describes for machines, whatever the syntax. */
export interface DataItem {
  syntax: 'json-ld' | 'microdata' | 'rdfa';
  /** Names of its types: `Product` for one of schema.org, the whole address for one of another vocabulary. */
  types: readonly string[];
  /** Whether its types are schema.org's. */
  isSchema: boolean;
  id: string | null;
  /** Values by property, in order. schema.org's properties by their name alone. */
  properties: ReadonlyMap<string, readonly DataValue[]>;
  /** The script, or the element with `itemscope` or `typeof`. */
  element: PageElement;
}

/** Numbers and truth values of JSON-LD are texts too: microdata and RDFa know nothing else. */
export type DataValue = string | DataItem;

/** Deepest nesting and most items that are read of one page. */
export const dataLimits = { depth: 24, items: 3_000, nodes: 200_000 } as const;

const schemaAddress = /^https?:\/\/(?:www\.)?schema\.org\/?/i;

/** Whether an address is that of schema.org's vocabulary. */
export function isSchemaAddress(text: string): boolean {
  return schemaAddress.test(text.trim());
}

/** A type's or property's name without schema.org's address or prefix. */
export function shortName(name: string): string {
  return name
    .trim()
    .replace(schemaAddress, '')
    .replace(/^schema:/i, '');
}

/** All items in and under some, each once. */
export function allItems(items: readonly DataItem[]): DataItem[] {
  const seen = new Set<DataItem>(items);
  for (const item of seen)
    for (const values of item.properties.values())
      for (const value of values) if (typeof value !== 'string') seen.add(value);
  return [...seen];
}

/** Texts of a property, without the items among its values. */
export function textsOf(item: DataItem, property: string): string[] {
  return (item.properties.get(property) ?? []).filter((value) => typeof value === 'string');
}

/** Whether an item is of one of some types. */
export function isOfType(item: DataItem, types: ReadonlySet<string>): boolean {
  return item.isSchema && item.types.some((type) => types.has(type));
}
