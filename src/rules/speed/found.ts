import { plainFound } from './plain-text.ts';

/** Names that one finding keeps. */
const mostFound = 5;
const deepest = 6;

/** Files and elements that the table, list or checklist of an audit names; at most 5. */
export function foundIn(items: unknown): string[] {
  const names = new Set<string>();
  visit(items, 0, names);
  if (names.size === 0 && isRecord(items)) {
    // A checklist: points by their name; those that failed are meant.
    for (const point of Object.values(items)) {
      if (isRecord(point) && point['value'] === false && typeof point['label'] === 'string')
        names.add(plainFound(point['label']));
    }
  }
  return [...names].slice(0, mostFound);
}

function visit(value: unknown, depth: number, names: Set<string>): void {
  if (names.size >= mostFound || depth > deepest) return;
  if (Array.isArray(value)) {
    for (const entry of value.slice(0, 20)) visit(entry, depth + 1, names);
  } else if (isRecord(value)) {
    const name = nameOf(value);
    if (name !== '') names.add(name);
    else visit(value['items'], depth + 1, names);
  }
}

function nameOf({ url, node, source, entity }: Record<string, unknown>): string {
  const element = isRecord(node) ? textOf(node['snippet']) || textOf(node['selector']) : '';
  const script = isRecord(source) ? textOf(source['url']) : '';
  const name = textOf(url) || element || script || textOf(entity);
  // Lighthouse's word for work that it cannot assign.
  return name === 'Unattributable' ? '' : plainFound(name);
}

/** Sum of the bytes that an audit's table calls wasted. */
export function wastedBytes(items: unknown): number {
  if (!Array.isArray(items)) return 0;
  return items.reduce((sum: number, item: unknown) => {
    const bytes = isRecord(item) ? item['wastedBytes'] : 0;
    return sum + (typeof bytes === 'number' && Number.isFinite(bytes) ? bytes : 0);
  }, 0);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
