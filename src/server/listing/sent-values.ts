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

export function bareValue(rule: FieldRule, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entry = Object.entries(value).find(
    ([key, held]) =>
      valueKeys.some((one) => one === key) && (rule.kind !== 'pairs' || typeof held === 'object'),
  );
  return entry === undefined ? value : entry[1];
}

/** "product_title", "Product Title": the same key as `productTitle`. */
export const plainKey = (key: string): string => key.toLowerCase().replace(/[ _-]/gu, '');

const nameKeys = ['field', 'name', 'key', 'id'] as const;
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
  return name === undefined ? [] : [[name, held]];
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
