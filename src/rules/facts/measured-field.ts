import type { FieldValue } from '#contract/seo-content.ts';
import type { CountUnit, FieldRule } from '#rules/platforms/platform.ts';
import { countList, countText } from '#rules/text/count.ts';

/** Words behind a figure in each unit. */
export const unitWords: Readonly<Record<CountUnit, string>> = {
  characters: 'characters',
  bytes: 'bytes',
  width: 'width units',
  'tag-list': 'characters, quotes and commas counted',
  items: 'entries',
  words: 'words',
};

/** A field against its limit, as its ruler shows it. */
export interface MeasuredField {
  value: number;
  limit: number;
  /** Fewest that are asked for or aimed at, in the same unit. */
  min: number | undefined;
  unit: string;
  /** The entries of a list counted together, instead of their number. */
  together: boolean;
}

/**
 * Counts a field in the platform's own unit. Where a whole list has a bound, that bound is the one that a seller
 * runs into; other lists are counted by entries.
 */
export function measureField(rule: FieldRule, value: FieldValue): MeasuredField {
  if (rule.kind === 'text') {
    const { limit, target } = rule;
    const text = typeof value === 'string' ? value : '';
    return {
      value: countText(text, limit.unit),
      limit: limit.max,
      min: target?.from ?? limit.min,
      unit: unitWords[limit.unit],
      together: false,
    };
  }
  const entries = typeof value === 'string' ? [] : value;
  if (rule.kind === 'pairs' || rule.total === undefined) {
    const { max, min } = rule.count;
    return { value: entries.length, limit: max, min, unit: unitWords.items, together: false };
  }
  const texts = entries.map((entry) => (typeof entry === 'string' ? entry : entry.value));
  const { max, min, unit } = rule.total;
  return {
    value: countList(texts, unit, rule.separator),
    limit: max,
    min,
    unit: unitWords[unit],
    together: true,
  };
}
