import type { FieldRule } from '#rules/platforms/platform.ts';

/** Texts of a value that should be one or a list of them; what holds none is passed over. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value))
    return value.flatMap((entry: unknown) => (Array.isArray(entry) ? [] : textsIn(entry)));
  if (typeof value !== 'object' || value === null) return [];
  // {"text": "…"}: an object with one text.
  const texts = Object.values(value).filter((entry) => typeof entry === 'string');
  return texts.length === 1 ? texts : [];
}

/** "1. Oak table", "- Oak table": the mark of a list before its entry. */
const listMark = /^\s*(?:[-*•·–]|\d{1,2}[.)])\s+(?=\S)/u;

/** Entries without the marks that a list has in a text: what all of them begin with is part of none. */
export const withoutMarks = (entries: readonly string[]): readonly string[] =>
  entries.length > 1 && entries.every((entry) => listMark.test(entry))
    ? entries.map((entry) => entry.replace(listMark, ''))
    : entries;

/** A list that was sent as the text of one: `"[\"oak\", \"ash\"]"`. */
export function unquotedList(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*\[/u.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Keys under which some models set the value of a field beside notes on it: `{"value": …, "facts": [1]}`. */
const valueKeys = ['value', 'values', 'text', 'content', 'items'] as const;

export function bareValue(rule: FieldRule, sent: unknown): unknown {
  let value = sent;
  // A list in a list of one is that list.
  while (Array.isArray(value) && value.length === 1 && Array.isArray(value[0])) value = value[0];
  if (Array.isArray(value) && rule.kind === 'text' && rule.format !== 'line') return value.map(sectionOf);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entry = Object.entries(value).find(
    ([key, held]) =>
      valueKeys.some((one) => one === key) && (rule.kind !== 'pairs' || typeof held === 'object'),
  );
  return entry === undefined ? value : entry[1];
}

const headKeys: ReadonlySet<string> = new Set(['heading', 'title', 'header']);

/** A section of a text as one: `{"heading": "Size", "text": "9 cm tall."}`. */
function sectionOf(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  const held = Object.entries(entry);
  const body = held.find(([key, value]) => valueKeys.some((one) => one === key) && typeof value === 'string');
  const head = held.find(([key, value]) => headKeys.has(key) && typeof value === 'string');
  return body === undefined || head === undefined ? entry : `${String(head[1])}\n${String(body[1])}`;
}

/** "product_title", "Product Title", "**1. productTitle:**", "listing.productTitle": the same key as `productTitle`. */
export const plainKey = (key: string): string =>
  key
    .toLowerCase()
    .replace(/^.*\.(?=.)/su, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^\p{N}+(?=\p{L})/u, '');

const nameKeys = ['field', 'name', 'key', 'id', 'label', 'attribute'] as const;
const pairKeys = ['value', 'val', ...valueKeys] as const;

/** Name and value of an entry of a list: `{"name": …, "value": …}`, also by other keys, `{"Brand": "Makita"}`, `["Brand", "Makita"]`. */
export function namedValue(entry: unknown): [name: string, value: unknown] | undefined {
  if (Array.isArray(entry))
    return entry.length === 2 && typeof entry[0] === 'string' ? [entry[0], entry[1]] : undefined;
  const held = Object(entry) as Record<string, unknown>;
  const name = nameKeys.map((key) => held[key]).find((value) => typeof value === 'string');
  const value = pairKeys.map((key) => held[key]).find((one) => one !== undefined);
  if (name !== undefined && value !== undefined) return [name, value];
  const entries = Object.entries(held);
  return entries.length === 1 && name === undefined ? entries[0] : undefined;
}
/** Groups in groups that fields may stand in: `{"seo": {"titleTag": …}, "content": {…}}`. */
const deepestGroup = 3;

/** What an answer gives each key in its plain form; a list of fields with their values is read as the object of them. */
export function byPlainKey(answer: unknown): Map<string, unknown> {
  const entries = Array.isArray(answer) ? answer.flatMap(namedEntry) : Object.entries(Object(answer));
  return new Map(entries.map(([key, value]) => [plainKey(key), value]));
}

function namedEntry(entry: unknown): [string, unknown][] {
  const held = Object(entry) as Record<string, unknown>;
  const name = nameKeys.map((key) => held[key]).find((value) => typeof value === 'string');
  if (name !== undefined) return [[name, held]];
  const named = namedValue(entry);
  return named === undefined ? [] : [named];
}

/** The fields of an answer that parts them into groups; none where two groups have the same field: those are two answers. */
export function inGroups(answer: unknown, isField: (key: string) => boolean): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const counted = new Map<string, number>();
  const collect = (group: unknown, depth: number): void => {
    if (typeof group !== 'object' || group === null || Array.isArray(group)) return;
    for (const [key, value] of byPlainKey(group)) {
      if (!isField(key)) {
        if (depth < deepestGroup) collect(value, depth + 1);
        continue;
      }
      found.set(key, value);
      counted.set(key, (counted.get(key) ?? 0) + 1);
    }
  };
  collect(answer, 1);
  return [...counted.values()].some((times) => times > 1) ? new Map() : found;
}
