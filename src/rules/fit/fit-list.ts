import { countList, countText } from '#rules/text/count.ts';
import { measureText } from '#rules/facts/measured-text.ts';
import type { Repair } from '#rules/listing/listing.ts';
import type { Forbidden, ListFieldRule, Platform } from '#rules/platforms/platform.ts';
import { calmCapitals } from './capitals.ts';
import { fitChapters } from './chapters.ts';
import type { FitContext, FitOptions } from './fit-options.ts';
import { forbiddenInList, takeOutForbidden } from './forbidden.ts';
import { RepairLog } from './repair-log.ts';
import { shortenLine } from './shorten-line.ts';
import { clean, tidyLine } from './tidy.ts';

const rounds = 6;
/** Entries up to this length are terms: half a term is none, so a longer one is left out instead of cut. */
const termLength = 60;
/** Entries looked at; hostile lists are longer, no platform's is. */
const mostEntries = 600;

/**
 * Fits a list to its field: every entry cleaned and inside its limit, no two that say the same, and the whole
 * inside the count and the total that the platform takes. Entries keep their order.
 */
export function fitList(
  list: readonly string[],
  rule: ListFieldRule,
  platform: Platform,
  options: FitOptions,
): { value: string[]; repairs: Repair[] } {
  const log = new RepairLog(rule.id);
  const context: FitContext = { ...options, platform };
  let current = list.slice(0, mostEntries);
  for (let round = 0; round < rounds; round += 1) {
    const next = once(current, rule, context, log);
    if (next.length === current.length && next.every((entry, index) => entry === current[index])) break;
    current = next;
  }
  return { value: current, repairs: log.repairs };
}

function once(list: readonly string[], rule: ListFieldRule, context: FitContext, log: RepairLog): string[] {
  const given = list.flatMap((entry) => entriesOf(entry, rule)).filter((entry) => entry.trim() !== '');
  const rules = forbiddenInList(given, context.platform, rule.id);
  let entries = given.map((entry) => oneEntry(entry, rule, rules, context, log));
  entries = entries.filter((entry) => entry !== '');
  if (rule.entryFormat === 'chapter') entries = fitChapters(entries);
  entries = insideLimit(entries, rule, context, log);
  entries = withoutSame(entries, log);
  if (entries.length > rule.count.max) {
    log.add(`Only ${rule.count.max} fit here.`, entries.slice(rule.count.max));
    entries = entries.slice(0, rule.count.max);
  }
  return rule.total === undefined ? entries : insideTotal(entries, rule, context, log);
}

function entriesOf(entry: string, rule: ListFieldRule): string[] {
  // Cut before anything is matched: an entry of many thousand signs is no entry.
  const text = clean(entry.length > 4_000 ? entry.slice(0, 4_000) : entry);
  if (rule.entryFormat === 'word') return text.toLowerCase().split(/[\s,;]+/u);
  // "#dry hair" and "dry hair" are one hashtag, "#dry #hair" are two.
  if (rule.entryFormat === 'hashtag')
    return text
      .split(/[,;#]+/u)
      .map((word) => word.replace(/[^\p{L}\p{M}\p{N}_]/gu, ''))
      .map((word) => (word === '' ? '' : `#${word}`));
  return [text];
}

function oneEntry(
  entry: string,
  rule: ListFieldRule,
  rules: readonly Forbidden[],
  context: FitContext,
  log: RepairLog,
): string {
  const hashtag = rule.entryFormat === 'hashtag';
  const line = hashtag ? entry : tidyLine(entry);
  const text = tidyLine(takeOutForbidden(line, rule.id, false, context, log, rules));
  if (hashtag) {
    const word = text.replace(/[^\p{L}\p{M}\p{N}_]/gu, '');
    return /\p{L}/u.test(word) ? `#${word}` : '';
  }
  return rule.entryFormat === 'word' ? text : calmCapitals(text, rule.separator === '\n', context, log);
}

/** Sentences are shortened; terms, words and hashtags that are too long or too short are left out. */
function insideLimit(entries: string[], rule: ListFieldRule, context: FitContext, log: RepairLog): string[] {
  const { max, min = 0, unit } = rule.each;
  const isTerm = max <= termLength || rule.separator !== '\n';
  const fitting: string[] = [];
  for (const entry of entries) {
    const size = countText(entry, unit);
    if (size < min) log.add(`Left out, because an entry has at least ${min} ${unit}.`, [entry]);
    else if (size <= max) fitting.push(entry);
    else if (isTerm) log.add(`Left out, because an entry has at most ${max} ${unit}.`, [entry]);
    else {
      const short = shortenLine(entry, rule.each, context.protect);
      log.add(`Shortened to the ${max} ${unit} that an entry may have.`, [entry.slice(short.length).trim()]);
      if (countText(short, unit) >= min) fitting.push(short);
    }
  }
  const [longest] = entries;
  if (fitting.length > 0 || longest === undefined || rule.entryFormat !== undefined) return fitting;
  // A list of nothing but over-long terms keeps the beginning of the first one rather than being empty.
  const short = shortenLine(longest, rule.each, context.protect);
  return countText(short, unit) >= Math.max(1, min) ? [short] : [];
}

/** Share of content stems in common from which two entries say the same (writing guide §2.0, `dup`). */
const sameFrom = 0.8;

/** An entry without case, accents, hyphens, plural s and order: two with the same are one to whoever counts them. */
function keyOf(text: string): string {
  const folded = /[^ -~]/.test(text) ? text.normalize('NFD').replaceAll(/\p{M}/gu, '') : text;
  return folded
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word))
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');
}

function withoutSame(entries: readonly string[], log: RepairLog): string[] {
  const kept: { text: string; stems: ReadonlySet<string>; folded: string; key: string }[] = [];
  const same: string[] = [];
  for (const text of entries) {
    const { contentStems: stems } = measureText(text);
    const folded = text.toLowerCase();
    const key = keyOf(text);
    const isSame = kept.some((other) => {
      if (other.folded === folded || other.key === key) return true;
      const larger = Math.max(other.stems.size, stems.size);
      if (Math.min(other.stems.size, stems.size) < larger * sameFrom || larger === 0) return false;
      let common = 0;
      for (const stem of stems) if (other.stems.has(stem)) common += 1;
      return common / (other.stems.size + stems.size - common) >= sameFrom;
    });
    if (isSame) same.push(text);
    else kept.push({ text, stems, folded, key });
  }
  if (same.length > 0) log.add('Left out, because another entry says the same.', same);
  return kept.map((entry) => entry.text);
}

/** Brings the whole list inside its total: long sentences are levelled, terms that find no room are left out. */
function insideTotal(entries: string[], rule: ListFieldRule, context: FitContext, log: RepairLog): string[] {
  const total = rule.total!;
  const sizeOf = (list: readonly string[]): number => countList(list, total.unit, rule.separator);
  if (sizeOf(entries) <= total.max) return entries;
  if (rule.separator === '\n') {
    const level = levelOf(entries, total.max - (entries.length - 1));
    const levelled = entries.map((entry) =>
      shortenLine(entry, { ...rule.each, max: level }, context.protect),
    );
    log.add(`Shortened, because all entries together have at most ${total.max} ${total.unit}.`);
    return levelled.filter(
      (entry) => entry !== '' && countText(entry, rule.each.unit) >= (rule.each.min ?? 0),
    );
  }
  const kept: string[] = [];
  const left: string[] = [];
  for (const entry of entries) {
    kept.push(entry);
    if (sizeOf(kept) > total.max) left.push(kept.pop()!);
  }
  log.add(
    `Left out, because the list holds ${total.max} ${total.unit === 'tag-list' ? 'characters' : total.unit}.`,
    left,
  );
  return kept;
}

/** Greatest length to which all entries can be cut so that their sum is at most `room`. */
function levelOf(entries: readonly string[], room: number): number {
  const sizes = entries.map((entry) => countText(entry, 'characters')).sort((a, b) => a - b);
  let left = room;
  for (const [index, size] of sizes.entries()) {
    const share = Math.floor(left / (sizes.length - index));
    if (size > share) return Math.max(1, share);
    left -= size;
  }
  return sizes.at(-1) ?? 1;
}
