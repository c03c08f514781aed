import type { FieldValue, NamedValue } from '#contract/seo-content.ts';

/** A field as it is edited: lists one entry a line, pairs as "Name: value". */
export function toEditorText(value: FieldValue): string {
  if (typeof value === 'string') return value;
  return value
    .map((entry) => (typeof entry === 'string' ? entry : `${entry.name}: ${entry.value}`))
    .join('\n');
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function toPair(line: string): NamedValue {
  const colon = line.indexOf(':');
  return colon < 0
    ? { name: line, value: '' }
    : { name: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() };
}

/** What was typed, in the shape that the field had. */
export function fromEditorText(text: string, kind: 'text' | 'list' | 'pairs'): FieldValue {
  if (kind === 'text') return text;
  return kind === 'list' ? linesOf(text) : linesOf(text).map(toPair);
}

/** The text that a copy button takes: as it is pasted into the platform's own field. */
export function toCopyText(value: FieldValue, separator: string): string {
  if (typeof value === 'string') return value;
  return value
    .map((entry) => (typeof entry === 'string' ? entry : `${entry.name}: ${entry.value}`))
    .join(separator);
}

export function isEmptyValue(value: FieldValue | undefined): boolean {
  return value === undefined || value.length === 0;
}
