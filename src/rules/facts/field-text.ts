import type { FieldValue } from '#contract/seo-content.ts';

/** A field's entries: one for a text, one for each list item, `name: value` for pairs. Empty ones are left out. */
export function entriesOf(value: FieldValue | undefined): string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return isBlank(value) ? [] : [value];
  const entries: string[] = [];
  for (const item of value) {
    const entry = typeof item === 'string' ? item : `${item.name}: ${item.value}`;
    if (!isHollow(entry)) entries.push(entry);
  }
  return entries;
}

/** Most texts begin with a sign of ASCII that is no space. */
function isBlank(text: string): boolean {
  const unit = text.charCodeAt(0);
  return !(unit > 0x20 && unit < 0x7f) && text.trim() === '';
}

const colon = 0x3a;

/** A pair without name and value is a colon and a space. */
function isHollow(text: string): boolean {
  const unit = text.charCodeAt(0);
  if (unit > 0x20 && unit < 0x7f && unit !== colon) return false;
  const bare = text.trim();
  return bare === '' || bare === ':';
}

/** A field as one text, entries on their own lines. */
export function textOfField(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value : entriesOf(value).join('\n');
}
