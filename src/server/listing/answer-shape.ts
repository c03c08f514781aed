import { z } from 'zod';
import type { FieldValue, NamedValue } from '#contract/seo-content.ts';
import type { Listing } from '#rules/listing/listing.ts';
import { fieldRules } from '#rules/platforms/index.ts';
import type {
  FieldId,
  FieldRule,
  Limit,
  ListFieldRule,
  PairsFieldRule,
  Platform,
  TextFieldRule,
} from '#rules/platforms/platform.ts';
import { countList, countText } from '#rules/text/count.ts';
import { cleanString } from '#server/clean-input.ts';
import { toldOnceOver, asSigns, withSpaces } from './sent-signs.ts';
import { withoutLabel, withoutNumber, wordsOfTag } from './own-labels.ts';
import { isProgram, withoutFlood, withoutUnseen, withTags } from './hidden-signs.ts';
import {
  shownText,
  withoutAddresses,
  withoutMachineSigns,
  withoutMarkdown,
  withoutReferences,
  withoutTags,
} from './plain-answer.ts';
import {
  bareValue,
  byPlainKey,
  inGroups,
  namedValue,
  plainKey,
  textsIn,
  unquotedList,
  withoutMarks,
} from './sent-values.ts';

/** Longest text that is looked at, in UTF-16 units. What a model writes beyond it is never a listing. */
const longestText = 8_000;

const quotedWhole = /^\s*["“„«»'‘]([^"“”„«»]+)["”“»«'’]\s*$/u;

/** A text without the quotes around all of it. */
const withoutQuotes = (text: string): string => quotedWhole.exec(text)?.[1] ?? text;

/** Part of its room that a line told over and over has to fill once to be a line of its own. */
const leastOnce = 0.3;

/** A text told over and over, once; a line that says next to nothing stays as it came, so that it is asked for again. */
function once(text: string, { max }: Limit, isLine: boolean): string {
  const told = toldOnceOver(text);
  return isLine && told.length < text.length && told.length < max * leastOnce ? text : told;
}

/** As much of a text as judging and fitting need: enough to see that it is too long and to shorten it well. */
function keep(text: string, limit: Limit, isLine = false): string {
  const room = Math.min(longestText, limit.max * 2 + 200);
  // Half a word at the cut would stand in a list of words as one of its own.
  const said = once(asSigns(withoutQuotes(withoutMachineSigns(text))), limit, isLine);
  const head = said.length <= room ? said : said.slice(0, room).replace(/(?<=\s)\S{1,60}$/u, '');
  return cleanString(withoutReferences(withoutMarkdown(withoutFlood(withoutUnseen(withTags(head))))));
}

function textValue(value: unknown, rule: TextFieldRule): FieldValue | undefined {
  const { limit, format } = rule;
  const texts = typeof value === 'number' ? [] : textsIn(value).map((text) => withoutLabel(text, rule));
  if (texts.length === 0 || texts.some(isProgram)) return undefined;
  // Several texts for one line are several proposals.
  const kept = keep(
    format === 'line' ? (texts[0] ?? '') : withSpaces(texts.join('\n')),
    limit,
    format === 'line',
  );
  if (format === 'handle') return withoutAddresses(withoutTags(kept));
  return format === 'comma-list' ? withoutTags(kept) : kept;
}

function listValue(sent: unknown, rule: ListFieldRule): FieldValue | undefined {
  const { id, separator, count, each } = rule;
  const value = unquotedList(sent);
  if (value === null || value === undefined) return undefined;
  const entries =
    typeof value === 'string'
      ? value.split(value.includes('\n') ? '\n' : jointOf(rule))
      : textsIn(Array.isArray(value) ? value : Object.values(Object(value)));
  const kept = withoutMarks(entries)
    .filter((entry) => !isProgram(entry))
    .slice(0, entriesOf(count))
    .map((entry) => keep(withoutLabel(withoutNumber(entry.trim()), rule), each))
    .map((entry) => (id === 'hashtags' ? entry : wordsOfTag(entry, separator === '\n')))
    .filter((entry) => entry !== '');
  // A list of single words is parted at spaces, which stand inside tags too.
  return separator === '\n'
    ? kept
    : kept.map((entry) =>
        entry.startsWith('#') ? withoutAddresses(withoutTags(entry)) : withoutTags(entry),
      );
}

/** Where the text of a list that came in one piece is parted: lines of sentences never at their spaces. */
const jointOf = ({ separator }: ListFieldRule): string | RegExp =>
  separator === '\n' ? /\s[•|·]\s|;\s|(?<=[.!?])\s(?=\p{Lu})/u : separator.trim() || ' ';

function pairsValue(sent: unknown, { count, name, value }: PairsFieldRule): FieldValue | undefined {
  const unquoted = unquotedList(sent);
  const given = typeof unquoted === 'string' ? linesOfPairs(unquoted) : unquoted;
  if (typeof given !== 'object' || given === null) return undefined;
  const list: unknown[] = Array.isArray(given) ? given : Object.entries(given);
  return list
    .slice(0, entriesOf(count))
    .map(pairIn)
    .filter((pair) => pair !== null)
    .filter((pair) => !isProgram(pair.name) && !isProgram(pair.value))
    .map((pair) => ({ name: keep(pair.name, name), value: keep(pair.value, value) }));
}

/** "Brand: Makita; Model: DHP453", or a pair on each line; null where no pairs stand. */
function linesOfPairs(text: string): string[] | null {
  const lines = withoutMarks(text.split(text.includes('\n') ? '\n' : /;\s/u)).filter(
    (line) => line.trim() !== '',
  );
  return lines.length > 0 && lines.every((line) => /^[^:]{1,60}:\s*\S/u.test(line)) ? lines : null;
}

/** One pair as it is asked for, as an entry of an object, or written out ("Brand: Makita"). */
function pairIn(entry: unknown): NamedValue | null {
  const [name, value] =
    typeof entry === 'string'
      ? [entry.split(':')[0], entry.split(':').slice(1).join(':').trim()]
      : (namedValue(entry) ?? []);
  const said = textsIn(value).join(', ');
  return typeof name === 'string' && said.trim() !== '' ? { name: name.trim(), value: said } : null;
}

function entriesOf(count: Limit): number {
  return Math.min(60, count.max * 2);
}

/** The platform's fields in the order in which its listing is read. */
export function fieldIdsOf(platform: Platform): FieldId[] {
  return fieldRules(platform).map((rule) => rule.id);
}

function valueOf(rule: FieldRule, sent: unknown): FieldValue | undefined {
  const value = bareValue(rule, sent);
  if (rule.kind === 'text') return textValue(value, rule);
  return rule.kind === 'list' ? listValue(value, rule) : pairsValue(value, rule);
}

const wholeAnswers = new WeakMap<Platform, z.ZodType<Listing>>();

/** `answerFieldsSchema` of all fields of a platform, made once: building it costs more than reading an answer. */
export function answerSchema(platform: Platform): z.ZodType<Listing> {
  const known = wholeAnswers.get(platform);
  if (known !== undefined) return known;
  const schema = answerFieldsSchema(platform, fieldIdsOf(platform));
  wholeAnswers.set(platform, schema);
  return schema;
}

/**
 * Schema that a model's answer is parsed with. A field that cannot be read counts as missing and is asked for again;
 * it does not cost the others. Only an answer without any of the fields is a fault.
 */
export function answerFieldsSchema(platform: Platform, fields: readonly FieldId[]): z.ZodType<Listing> {
  const ids = new Set(fieldIdsOf(platform).map(plainKey));
  const keysOf = (field: FieldId): string[] => {
    // By its label, unless another field has that for an id.
    const label = plainKey(platform.fields[field]?.label ?? field);
    return ids.has(label) ? [plainKey(field)] : [plainKey(field), label];
  };
  const keys = new Map(fields.map((field) => [field, keysOf(field)]));
  const known = new Set([...keys.values()].flat());
  return z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).transform((answer, context) => {
    const listing: Listing = {};
    const own = byPlainKey(answer);
    const isOwn = [...own.keys()].some((key) => known.has(key));
    const byKey = isOwn ? own : inGroups(answer, (key) => known.has(key));
    for (const field of fields) {
      const rule = platform.fields[field];
      const sent = keys
        .get(field)
        ?.map((key) => byKey.get(key))
        .find((value) => value !== undefined);
      const value = rule && valueOf(rule, sent);
      if (value !== undefined) listing[field] = value;
    }
    if (Object.keys(listing).length === 0)
      context.addIssue({ code: 'custom', message: `It must have the keys ${fields.join(', ')}` });
    return listing;
  });
}

/** The same shape as plain JSON schema, closed and with every key required, as strict endpoints demand. */
export function wireSchema(platform: Platform, fields = fieldIdsOf(platform)): Record<string, unknown> {
  const text = { type: 'string' };
  const properties: Record<string, unknown> = {};
  for (const field of fields) {
    const rule = platform.fields[field];
    if (rule) properties[field] = { ...wireValue(rule), description: rule.label };
  }
  properties['evidence'] = {
    type: 'array',
    description: 'For each field the numbers of the facts that it uses',
    items: closed({
      field: { type: 'string', enum: [...fields] },
      facts: { type: 'array', items: { type: 'integer' } },
    }),
  };
  properties['questions'] = { type: 'array', description: 'Facts to ask the seller for', items: text };
  return closed(properties);
}

function wireValue(rule: FieldRule): Record<string, unknown> {
  const text = { type: 'string' };
  if (rule.kind === 'text') return text;
  if (rule.kind === 'list') return { type: 'array', items: text };
  return { type: 'array', items: closed({ name: text, value: text }) };
}

function closed(properties: Record<string, unknown>): Record<string, unknown> {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/**
 * A value of an unfinished answer, or undefined where it has no shape that a field can have. Read by hand: it is asked
 * for every field many times a second, and a schema would make an error of each field that has not come yet.
 */
function partialValue(value: unknown): FieldValue | undefined {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return undefined;
  const entries: readonly unknown[] = value;
  if (entries.every((entry) => typeof entry === 'string')) return [...entries];
  const pairs = entries.map(partialPair);
  return pairs.every((pair) => pair !== null) ? pairs : undefined;
}

function partialPair(entry: unknown): NamedValue | null {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return null;
  const { name = '', value = '' }: { name?: unknown; value?: unknown } = entry;
  return typeof name === 'string' && typeof value === 'string' ? { name, value } : null;
}

/** The fields of an unfinished answer that can be shown already; like every text that leaves, within the limits. */
export function partialListing(platform: Platform, partial: unknown): Listing {
  const listing: Listing = {};
  if (typeof partial !== 'object' || partial === null) return listing;
  const values: Record<string, unknown> = { ...partial };
  for (const rule of fieldRules(platform)) {
    const value = partialValue(values[rule.id]);
    if (value !== undefined) listing[rule.id] = withinLimit(rule, unmarked(rule, value));
  }
  return listing;
}

/** A value without markup beyond the tags of a text in HTML: what is shown ahead is not fitted yet. */
function unmarked(rule: FieldRule, value: FieldValue): FieldValue {
  const isHtml = rule.kind === 'text' && rule.format === 'html';
  const clean = (text: string): string => shownText(text, isHtml);
  if (typeof value === 'string') return clean(value);
  return value.map((entry) =>
    typeof entry === 'string' ? clean(entry) : { name: clean(entry.name), value: clean(entry.value) },
  ) as FieldValue;
}

function withinLimit(rule: FieldRule, value: FieldValue): FieldValue {
  if (rule.kind === 'text') return typeof value === 'string' ? cut(value, rule.limit) : '';
  if (typeof value === 'string') return [];
  const entries = value.slice(0, rule.count.max);
  if (rule.kind === 'list')
    return withinTotal(
      rule,
      entries.filter((entry) => typeof entry === 'string'),
    );
  return entries
    .filter((entry) => typeof entry !== 'string')
    .map((entry) => ({ name: cut(entry.name, rule.name), value: cut(entry.value, rule.value) }));
}

/** As many entries from the first one as the whole list has room for. */
function withinTotal({ each, total, separator }: ListFieldRule, entries: readonly string[]): string[] {
  const kept = entries.map((entry) => cut(entry, each));
  if (total === undefined) return kept;
  while (kept.length > 0 && countList(kept, total.unit, separator) > total.max) kept.pop();
  return kept;
}

/** The longest beginning within a limit; unfinished text needs no kinder cut. */
function cut(text: string, limit: Limit): string {
  if (countText(text, limit.unit) <= limit.max) return text;
  let kept = '';
  let room = limit.max;
  for (const character of text) {
    room -= countText(character, limit.unit);
    if (room < 0) break;
    kept += character;
  }
  return kept;
}
