import type { NamedValue } from '#contract/seo-content.ts';
import type { Repair } from '#rules/listing/listing.ts';
import type { Limit, PairsFieldRule, Platform } from '#rules/platforms/platform.ts';
import { foldWord } from '#rules/text/words.ts';
import type { FitContext, FitOptions } from './fit-options.ts';
import { takeOutForbidden } from './forbidden.ts';
import { RepairLog } from './repair-log.ts';
import { shortenLine } from './shorten-line.ts';
import { clean, tidyLine } from './tidy.ts';

const rounds = 6;

/** Fits name–value pairs: both cleaned and inside their limits, none empty, each name once. */
export function fitPairs(
  pairs: readonly NamedValue[],
  rule: PairsFieldRule,
  platform: Platform,
  options: FitOptions,
): { value: NamedValue[]; repairs: Repair[] } {
  const log = new RepairLog(rule.id);
  const context: FitContext = { ...options, platform };
  const kept: NamedValue[] = [];
  const seen = new Set<string>();
  for (const pair of pairs.slice(0, 4 * rule.count.max)) {
    const name = part(pair.name, rule.name, rule, context, log);
    const value = part(pair.value, rule.value, rule, context, log);
    if (name === '' || value === '') continue;
    if (seen.has(foldWord(name))) {
      log.add('Left out, because the name stands already.', [`${name}: ${value}`]);
      continue;
    }
    seen.add(foldWord(name));
    kept.push({ name, value });
  }
  if (kept.length > rule.count.max) log.add(`Only ${rule.count.max} fit here.`);
  return { value: kept.slice(0, rule.count.max), repairs: log.repairs };
}

function part(text: string, limit: Limit, rule: PairsFieldRule, context: FitContext, log: RepairLog): string {
  let current = text.slice(0, 2_000);
  for (let round = 0; round < rounds; round += 1) {
    const tidy = tidyLine(takeOutForbidden(tidyLine(clean(current)), rule.id, false, context, log));
    const next = shortenLine(tidy, limit, context.protect);
    if (next !== tidy)
      log.add(`Shortened to the ${limit.max} ${limit.unit} that fit.`, [tidy.slice(next.length).trim()]);
    if (next === current) return current;
    current = next;
  }
  return '';
}
