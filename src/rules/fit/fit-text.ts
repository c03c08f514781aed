import { countText } from '#rules/text/count.ts';
import type { Repair } from '#rules/listing/listing.ts';
import type { Platform, TextFieldRule } from '#rules/platforms/platform.ts';
import { calmCapitals } from './capitals.ts';
import { packCommaList } from './comma-list.ts';
import { cutToUnits } from './cut.ts';
import type { FitContext, FitOptions } from './fit-options.ts';
import { forbiddenIn, forbiddenInList, hitsOf, takeOutForbidden } from './forbidden.ts';
import { type HtmlBlock, readBlocks, shortenBlocks, writeBlocks } from './html.ts';
import { withOwnI } from './own-i.ts';
import { RepairLog } from './repair-log.ts';
import { takeOutRepeats } from './repeats.ts';
import { shortenLine } from './shorten-line.ts';
import { shortenProse } from './shorten-prose.ts';
import { losesItsName, slugOf } from './slug.ts';
import { clean, tidyLine, tidyParagraphs } from './tidy.ts';

/** A round can open what an earlier step closes (a cut that leaves a placeholder); it settles well within these. */
const rounds = 8;
const otherScript =
  'An address takes Latin letters and digits, and your name has no Latin word: a short fixed form stands there. Write a romanised name over it if you have one.';
/** UTF-16 units that are looked at: of a line those beyond twelve times its limit, of any other text all together. */
const lineRoom = 400;
const proseRoom = 60_000;
/** Paragraphs and list items looked at; a description has some dozens. */
const mostBlocks = 1_500;

/**
 * Fits one text to its field: takes out what the platform refuses, calms capitals, takes out repeats, shortens.
 * Nothing over the limit and no refused content remains, and fitting the result again changes nothing.
 */
export function fitText(
  text: string,
  rule: TextFieldRule,
  platform: Platform,
  options: FitOptions,
): { value: string; repairs: Repair[] } {
  const log = new RepairLog(rule.id);
  const value = settled(text, rule, { ...options, platform }, log);
  return { value, repairs: log.repairs };
}

function settled(text: string, rule: TextFieldRule, context: FitContext, log: RepairLog): string {
  let current = text;
  for (let round = 0; round < rounds; round += 1) {
    const next = once(current, rule, context, log);
    if (next === current) return current;
    current = next;
  }
  return secured(current, rule, context);
}

function once(text: string, rule: TextFieldRule, context: FitContext, log: RepairLog): string {
  // Far beyond its limit only the beginning of a text can stay; a bound keeps the patterns cheap on hostile lengths.
  const most = rule.format === 'line' ? lineRoom + 12 * rule.limit.max : proseRoom;
  const source = clean(text.length > most ? text.slice(0, most) : text);
  if (rule.format === 'html') return onceHtml(source, rule, context, log);
  if (rule.format === 'handle') {
    if (losesItsName(source)) log.add(otherScript);
    return slugOf(source, rule.limit.max);
  }
  const prose = rule.format === 'paragraphs';
  const tidy = prose ? tidyParagraphs : tidyLine;
  const plain = prose && source.includes('<') ? linesOfBlocks(source) : source;
  let result = tidy(takeOutForbidden(tidy(plain), rule.id, prose, context, log));
  if (rule.format === 'comma-list') {
    const packed = packCommaList(result, rule.limit);
    if (countText(result, rule.limit.unit) > rule.limit.max) log.add(shortened(rule));
    return packed;
  }
  result = calmCapitals(result, prose, context, log);
  if (context.language.written === 'en') result = withOwnI(result);
  if (rule.maxWordRepeats !== undefined)
    result = tidyLine(takeOutRepeats(result, rule.maxWordRepeats, context, log));
  const before = result;
  result = prose
    ? tidyParagraphs(shortenProse(result, rule.limit, context.protect))
    : shortenLine(result, rule.limit, context.protect);
  if (result !== before) log.add(shortened(rule), [lostEnd(before, result)]);
  return result;
}

/** Plain text that came as HTML keeps its paragraphs and lists: the tags of blocks become line breaks before they are taken out. */
function linesOfBlocks(source: string): string {
  return source
    .replace(/<\/(?:p|div|h[1-6]|ul|ol|table)\s*>\s*/giu, '\n\n')
    .replace(/<li\b[^<>]{0,200}>\s*/giu, '\n• ')
    .replace(/<br\b[^<>]{0,20}>\s*|<\/(?:li|tr)\s*>\s*/giu, '\n');
}

function onceHtml(source: string, rule: TextFieldRule, context: FitContext, log: RepairLog): string {
  const given = readBlocks(source)
    .slice(0, mostBlocks)
    .map((block) => ({ kind: block.kind, text: tidyParagraphs(block.text) }));
  const texts = given.map((block) => block.text);
  const rules = forbiddenInList(texts, context.platform, rule.id);
  const blocks = given
    .map((block): HtmlBlock => {
      const text = tidyParagraphs(takeOutForbidden(block.text, rule.id, true, context, log, rules));
      const calm = calmCapitals(text, true, context, log).replaceAll('\n', ' ');
      return { kind: block.kind, text: context.language.written === 'en' ? withOwnI(calm) : calm };
    })
    .filter((block) => block.text !== '');
  const kept = shortenBlocks(blocks, rule.limit, context.protect);
  if (kept !== blocks) log.add(shortened(rule));
  return writeBlocks(kept);
}

const shortened = (rule: TextFieldRule): string =>
  `Shortened to the ${rule.limit.max} ${rule.limit.unit} that fit.`;

/** What a cut at the end took away, if the result is the beginning of what was there. */
function lostEnd(before: string, after: string): string {
  return before.startsWith(after) ? before.slice(after.length).replace(/^[\s,;:]+/u, '') : '';
}

/** Last resort for input that never settles: strike out and cut until both hold. */
function secured(text: string, rule: TextFieldRule, context: FitContext): string {
  let current = text;
  for (let round = 0; round < rounds; round += 1) {
    for (const item of forbiddenIn(context.platform, rule.id)) {
      for (const hit of hitsOf(current, item, context.names ?? []).toReversed())
        current = current.slice(0, hit.start) + current.slice(hit.end);
    }
    current = cutToUnits(current, rule.limit.max, rule.limit.unit).trim();
    const next = once(current, rule, context, new RepairLog(rule.id));
    if (next === current) return current;
    current = next;
  }
  return '';
}
