import type { FieldValue } from '#contract/seo-content.ts';
import type { CountUnit, FieldRule, Limit } from '#rules/platforms/platform.ts';
import { countCharacters, countList, countText } from '#rules/text/count.ts';
import { beginning } from './beginning.ts';
import { entriesOf } from './field-text.ts';

/** Something of a field that is longer than its platform takes. */
export interface Excess {
  /** What is too long: the field, an entry, the number of entries. */
  what: string;
  found: number;
  limit: Limit;
}

/** Length of a field in its platform's unit: of the text, of a list's entries (`items`) or of its joined text. */
export function fieldLength(rule: FieldRule, value: FieldValue | undefined): number {
  if (value === undefined) return 0;
  if (rule.kind === 'text') return typeof value === 'string' ? countText(value, rule.limit.unit) : 0;
  const entries = entriesOf(value);
  if (rule.kind === 'list' && rule.total !== undefined) {
    return countList(entries, rule.total.unit, rule.separator);
  }
  return entries.length;
}

/** Everything of a field that is over a hard limit of its platform. */
export function excessOf(rule: FieldRule, value: FieldValue | undefined): Excess[] {
  if (value === undefined) return [];
  const found: Excess[] = [];
  const over = (what: string, length: number, limit: Limit | undefined) => {
    if (isOver(length, limit)) found.push({ what, found: length, limit });
  };
  const entryOver = (entry: string, limit: Limit) => {
    const length = countText(entry, limit.unit);
    if (isOver(length, limit)) found.push({ what: `“${shorten(entry)}”`, found: length, limit });
  };
  if (rule.kind === 'text') {
    if (typeof value === 'string') over(rule.label, countText(value, rule.limit.unit), rule.limit);
    return found;
  }
  const entries = entriesOf(value);
  over(`${rule.label} (number)`, entries.length, rule.count);
  if (rule.kind === 'list') {
    for (const entry of entries) entryOver(entry, rule.each);
    if (rule.total !== undefined) {
      over(rule.label, countList(entries, rule.total.unit, rule.separator), rule.total);
    }
  } else if (Array.isArray(value)) {
    for (const pair of value) {
      if (typeof pair === 'string') continue;
      entryOver(pair.name, rule.name);
      entryOver(pair.value, rule.value);
    }
  }
  return found;
}

function isOver(length: number, limit: Limit | undefined): limit is Limit {
  return limit !== undefined && limit.strength === 'hard' && length > limit.max;
}

/** Beginning of a text for a message, at most 40 characters. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return countCharacters(line) <= 40 ? line : `${beginning(line, 39).trimEnd()}…`;
}

const unitNames: Record<CountUnit, [string, string]> = {
  characters: ['character', 'characters'],
  bytes: ['byte', 'bytes'],
  width: ['width unit', 'width units'],
  words: ['word', 'words'],
  items: ['entry', 'entries'],
  'tag-list': ['character with commas and quotes', 'characters with commas and quotes'],
};

/** `75 characters`, `1 byte`. */
export function withUnit(count: number, unit: CountUnit): string {
  return `${count} ${unitNames[unit][count === 1 ? 0 : 1]}`;
}
