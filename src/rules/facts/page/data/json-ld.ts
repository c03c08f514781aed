import { attributeOf, textContentOf, type PageElement } from '#rules/page/document/tree.ts';
import { dataLimits, isSchemaAddress, shortName, type DataItem, type DataValue } from './item.ts';

/** A script that is no JSON. */
export interface JsonFault {
  element: PageElement;
  /** What the parser says, without its own words about places. */
  reason: string;
  /** From the first line of the script, from 1; null where the parser names none. */
  line: number | null;
}

interface Reading {
  items: DataItem[];
  faults: JsonFault[];
}

/** Longest script that is read, in UTF-16 units. */
const longestScript = 2_000_000;

/** Things described by JSON-LD: those at the top of each script, of an array, and of `@graph`. */
export function readJsonLd(scripts: readonly PageElement[]): Reading {
  const reading: Reading = { items: [], faults: [] };
  for (const element of scripts) {
    const [type = ''] = (attributeOf(element, 'type') ?? '').split(';');
    if (type.trim().toLowerCase() !== 'application/ld+json') continue;
    const text = withoutWrapping(textContentOf(element));
    if (text.trim() === '') {
      reading.faults.push({ element, reason: 'The script is empty', line: null });
      continue;
    }
    if (text.length > longestScript) {
      reading.faults.push({ element, reason: 'The script is longer than is read (2 MB)', line: null });
      continue;
    }
    try {
      new Script(element, reading.items).read(JSON.parse(text), false, 0);
    } catch (error) {
      reading.faults.push(faultOf(element, error, text));
    }
  }
  return reading;
}

/** Comment signs and CDATA marks around a script, which old templates write; lines stay where they are. */
function withoutWrapping(text: string): string {
  return text
    .replace(/^\s*(?:<!--|\/\/\s{0,9}<!\[CDATA\[|\/\*\s{0,9}<!\[CDATA\[\s{0,9}\*\/|<!\[CDATA\[)/, (mark) =>
      mark.replace(/\S/g, ' '),
    )
    .replace(/(?:-->|\/\/\s{0,9}\]\]>|\/\*\s{0,9}\]\]>\s{0,9}\*\/|\]\]>)\s*$/, '');
}

function faultOf(element: PageElement, error: unknown, text: string): JsonFault {
  const message = error instanceof Error ? error.message : String(error);
  const at = /at position (\d+)/.exec(message);
  const isEnd = /end of JSON input|Unterminated/i.test(message);
  const place = at ? Number(at[1]) : isEnd ? text.length : null;
  return {
    element,
    reason: message.replace(/,? ?(?:in JSON )?at position .*$/s, '').replace(/, "?\.{3}.*$|, ".*$/s, ''),
    line: place === null ? null : text.slice(0, place).split('\n').length,
  };
}

class Script {
  readonly #element: PageElement;
  readonly #items: DataItem[];

  constructor(element: PageElement, items: DataItem[]) {
    this.#element = element;
    this.#items = items;
  }

  /** Reads what stands at the top of a script or graph. */
  read(value: unknown, isSchema: boolean, depth: number): void {
    if (depth > dataLimits.depth || this.#items.length >= dataLimits.items) return;
    if (Array.isArray(value)) {
      for (const one of value) this.read(one, isSchema, depth + 1);
      return;
    }
    if (!isRecord(value)) return;
    const inSchema = contextOf(value['@context'], isSchema);
    const graph = value['@graph'];
    if (graph !== undefined) this.read(graph, inSchema, depth + 1);
    if (graph !== undefined && value['@type'] === undefined) return;
    this.#items.push(this.#itemOf(value, inSchema, depth));
  }

  #itemOf(record: Record<string, unknown>, outer: boolean, depth: number): DataItem {
    const inSchema = contextOf(record['@context'], outer);
    const written = listOf(record['@type']).filter((type) => typeof type === 'string');
    const properties = new Map<string, DataValue[]>();
    for (const [name, value] of Object.entries(record)) {
      if (name.startsWith('@')) continue;
      const values = properties.get(shortName(name)) ?? [];
      this.#addValues(values, value, inSchema, depth + 1);
      if (values.length > 0) properties.set(shortName(name), values);
    }
    return {
      syntax: 'json-ld',
      types: written.map((type) => (inSchema || isSchemaAddress(type) ? shortName(type) : type.trim())),
      isSchema: inSchema || written.some((type) => isSchemaAddress(type)),
      id: typeof record['@id'] === 'string' ? record['@id'] : null,
      properties,
      element: this.#element,
    };
  }

  #addValues(values: DataValue[], value: unknown, isSchema: boolean, depth: number): void {
    if (depth > dataLimits.depth || values.length >= dataLimits.items) return;
    if (Array.isArray(value)) {
      for (const one of value) this.#addValues(values, one, isSchema, depth + 1);
    } else if (isRecord(value)) {
      const inner = value['@value'] ?? value['@list'] ?? value['@set'];
      if (inner !== undefined) this.#addValues(values, inner, isSchema, depth + 1);
      else values.push(this.#itemOf(value, isSchema, depth));
    } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      values.push(String(value));
  }
}

/** Whether names stand for schema.org's after a context; a thing without one is read by that around it. */
function contextOf(context: unknown, outer: boolean): boolean {
  if (context === undefined) return outer;
  return listOf(context).some((part) =>
    typeof part === 'string'
      ? isSchemaAddress(part)
      : isRecord(part) &&
        Object.entries(part).some(
          ([key, value]) =>
            (key === '@vocab' || key === 'schema') && typeof value === 'string' && isSchemaAddress(value),
        ),
  );
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
