import type { FieldValue } from '#contract/seo-content.ts';

/** A field's entries: one for a text, one for each list item, `name: value` for pairs. Empty ones are left out. */
export function entriesOf(value: FieldValue | undefined): string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  return value
    .map((entry) => (typeof entry === 'string' ? entry : `${entry.name}: ${entry.value}`))
    .filter((entry) => entry.trim() !== '' && entry.trim() !== ':');
}

/** A field as one text, entries on their own lines. */
export function textOfField(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value : entriesOf(value).join('\n');
}
