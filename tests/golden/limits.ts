import type { FieldValue, SeoResultItem } from '#contract/seo-content.ts';
import { platforms } from '#rules/platforms/index.ts';
import type { CountUnit, Limit } from '#rules/platforms/platform.ts';

const encoder = new TextEncoder();

/** Counts as the platforms do, by other means than the product's own counters. */
function count(text: string, unit: CountUnit): number {
  if (unit === 'bytes') return encoder.encode(text).length;
  if (unit === 'words') return text.split(/\s+/u).filter(Boolean).length;
  if (unit === 'tag-list') return count(text, 'characters');
  if (unit === 'width') throw new Error('No listing field is counted in widths');
  return Array.from(text).length;
}

function countEntries(entries: readonly string[], unit: CountUnit, separator: string): number {
  if (unit === 'items') return entries.length;
  if (unit === 'tag-list') {
    const lengths = entries.map((entry) => Array.from(entry).length + (/\s/u.test(entry) ? 2 : 0));
    return lengths.reduce((sum, length) => sum + length, 0) + Math.max(0, entries.length - 1);
  }
  return count(entries.join(separator), unit);
}

function valueOf(item: SeoResultItem, id: string): FieldValue | undefined {
  const shared: Record<string, FieldValue> = {
    productTitle: item.productTitle,
    titleTag: item.titleTag,
    metaDescription: item.metaDescription,
    keywords: item.keywords,
    bulletPoints: item.bulletPoints,
    tags: item.tags,
    searchTerms: item.searchTerms,
    improvedBodyText: item.improvedBodyText,
  };
  return shared[id] ?? item.platformFields[id];
}

/** Broken limits of a result, hard ones and published advice, each as "field: found of most". */
export function brokenLimits(item: SeoResultItem, strengths: readonly Limit['strength'][]): string[] {
  const broken: string[] = [];
  const check = (id: string, found: number, limit: Limit | undefined, of = ''): void => {
    if (limit !== undefined && strengths.includes(limit.strength) && found > limit.max) {
      broken.push(`${id}: ${found} of ${limit.max} ${limit.unit} ${of}`.trim());
    }
  };
  for (const rule of Object.values(platforms[item.platform].fields)) {
    const value = valueOf(item, rule.id);
    if (value === undefined) continue;
    if (rule.kind === 'text') {
      check(rule.id, typeof value === 'string' ? count(value, rule.limit.unit) : Infinity, rule.limit);
    } else if (rule.kind === 'list') {
      const entries = Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
      check(rule.id, entries.length, rule.count);
      for (const entry of entries) check(rule.id, count(entry, rule.each.unit), rule.each, entry);
      check(rule.id, countEntries(entries, rule.total?.unit ?? 'items', rule.separator), rule.total);
    } else {
      const pairs = Array.isArray(value) ? value.filter((entry) => typeof entry !== 'string') : [];
      check(rule.id, pairs.length, rule.count);
      for (const pair of pairs) {
        check(rule.id, count(pair.name, rule.name.unit), rule.name, pair.name);
        check(rule.id, count(pair.value, rule.value.unit), rule.value, pair.value);
      }
    }
  }
  return broken;
}

/** Entries that are the same but for case, accents, order, a plural s or a hyphen. */
export function duplicates(entries: readonly string[]): string[] {
  const seen = new Map<string, string>();
  const found: string[] = [];
  for (const entry of entries) {
    const key = entry
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/u, '') : word))
      .toSorted()
      .join(' ')
      .trim();
    const other = seen.get(key);
    if (other !== undefined) found.push(`${entry} = ${other}`);
    else seen.set(key, entry);
  }
  return found;
}
