import type { FieldValue, NamedValue } from '#contract/seo-content.ts';
import type { Listing, Repair } from '#rules/listing/listing.ts';
import { fieldRules } from '#rules/platforms/index.ts';
import type { FieldRule, Platform } from '#rules/platforms/platform.ts';
import { fitList } from './fit-list.ts';
import type { FitOptions } from './fit-options.ts';
import { fitPairs } from './fit-pairs.ts';
import { fitText } from './fit-text.ts';

export type { FitOptions } from './fit-options.ts';
export { fitText } from './fit-text.ts';
export { violations } from './violations.ts';

/**
 * Brings a whole listing inside the rules of its platform and says what it had to do. Fields that the platform
 * does not have are left out; a value of the wrong shape is read as the shape that the field has.
 */
export function fitListing(
  listing: Listing,
  platform: Platform,
  options: FitOptions,
): { listing: Listing; repairs: Repair[] } {
  const fitted: Listing = {};
  const repairs: Repair[] = [];
  for (const rule of fieldRules(platform)) {
    const value = listing[rule.id];
    if (value === undefined) continue;
    const result = fitField(value, rule, platform, options);
    fitted[rule.id] = result.value;
    repairs.push(...result.repairs);
  }
  return { listing: fitted, repairs };
}

/** Fits one field of any kind. */
export function fitField(
  value: FieldValue,
  rule: FieldRule,
  platform: Platform,
  options: FitOptions,
): { value: FieldValue; repairs: Repair[] } {
  if (rule.kind === 'text')
    return fitText(asText(value, rule.format === 'line' ? ', ' : '\n'), rule, platform, options);
  if (rule.kind === 'pairs') return fitPairs(asPairs(value), rule, platform, options);
  return fitList(asList(value, rule.separator), rule, platform, options);
}

const isPair = (entry: string | NamedValue): entry is NamedValue => typeof entry !== 'string';
const printed = (entry: string | NamedValue): string =>
  isPair(entry) ? `${entry.name}: ${entry.value}` : entry;

function asText(value: FieldValue, joint: string): string {
  return typeof value === 'string' ? value : value.map(printed).join(joint);
}

function asList(value: FieldValue, separator: string): string[] {
  if (typeof value !== 'string') return value.map(printed);
  return value.split(separator.trim() === '' ? '\n' : separator.trim());
}

function asPairs(value: FieldValue): NamedValue[] {
  if (typeof value === 'string') return asPairs(value.split('\n'));
  return value.map((entry) => {
    if (isPair(entry)) return entry;
    const [name = '', ...rest] = entry.split(':');
    return { name, value: rest.join(':') };
  });
}
