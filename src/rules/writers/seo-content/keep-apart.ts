import type { FieldValue, SeoResultItem } from '#contract/seo-content.ts';
import { entriesOf, textOfField } from '#rules/facts/field-text.ts';
import { fitField } from '#rules/fit/fit.ts';
import { fitOptionsOf } from '#rules/listing/finish.ts';
import type { Listing } from '#rules/listing/listing.ts';
import { changeFields, listingOf } from '#rules/listing/result-item.ts';
import type { ToldSentences } from '#rules/listing/told-sentences.ts';
import type { FieldId, FieldRule } from '#rules/platforms/platform.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { clauseGap, draftOf } from './draft.ts';
import { inLine } from './bullet-line.ts';
import type { Prepared } from './prepared.ts';
import { gapOf } from './prose.ts';
import { type Apart, bare, byLine, linesApart, named, sentencesIn, withOwnPart } from './unlike-earlier.ts';

/** Sentences of a double that are told as one, at most. */
const mostTogether = 5;
/** Part of a told-apart text that stood in it before. */
const mostlyOwn = 0.7;

/**
 * A finished listing that tells no sentence which another finished one of its form tells: a shared one joins a sentence of
 * this product's own, names the product, or goes; where none of it helps, the rules' own text takes the field's place. What
 * is told then is kept, so that it holds for those that are finished later.
 *
 * @param byRules the listing that the rules write of the product, finished; asked for where no mending helps
 */
export function keptApart(
  item: SeoResultItem,
  prepared: Prepared,
  told: ToldSentences,
  byRules: () => SeoResultItem,
): SeoResultItem {
  const { index } = prepared.brief.product;
  const ruled: FieldId[] = [];
  const apart = changedFields(item, prepared, told, (field) => {
    const value = listingOf(byRules())[field];
    if (value !== undefined && item.writer === 'model') ruled.push(field);
    return value;
  });
  const kept = apart === null ? item : changeFields(item, apart, prepared.ledger);
  told.add(kept, index);
  const labels = ruled
    .filter((field) => !isOwnTextOf(item, kept, field))
    .flatMap((field) => prepared.platform.fields[field]?.label ?? []);
  if (labels.length === 0) return kept;
  const note = `${labels.join(', ')}: written by rules, because the writing model sent the same for another product of your form.`;
  return { ...kept, recommendations: [note, ...kept.recommendations] };
}

/** Whether a field still holds most of what the item had there: a joint or a name more is no other text. */
function isOwnTextOf(item: SeoResultItem, kept: SeoResultItem, field: FieldId): boolean {
  const words = (of: SeoResultItem): readonly string[] => stemsOf(textOfField(listingOf(of)[field]));
  const before = new Set(words(item));
  const after = words(kept);
  return after.filter((word) => before.has(word)).length > after.length * mostlyOwn;
}

function changedFields(
  item: SeoResultItem,
  prepared: Prepared,
  told: ToldSentences,
  byRules: (field: FieldId) => FieldValue | undefined,
): Listing | null {
  const { brief, ledger, platform, keywords } = prepared;
  const isWhole = ledger.language.written !== 'other';
  const { index } = brief.product;
  const shared = told.sharedFields(item, index, isWhole);
  if (shared.length === 0) return null;
  const listing = listingOf(item);
  const draft = draftOf(brief, ledger, keywords, platform);
  const apart: Apart = { draft, isShared: (sentence) => told.isTold(sentence, index, isWhole) };
  const countShared = (value: FieldValue): number =>
    entriesOf(value)
      .flatMap((entry) => entry.replaceAll(/<[^<>]{1,99}>/gu, '\n').split('\n'))
      .filter((line) => apart.isShared(line)).length;
  const options = fitOptionsOf(prepared);
  const changed: Listing = {};
  for (const field of shared) {
    const rule = platform.fields[field]!;
    const value = listing[field]!;
    let best = value;
    let fewest = countShared(value);
    for (const candidate of candidatesFor(value, rule, apart, () => byRules(field))) {
      const fitted = fitField(candidate, rule, platform, options).value;
      if (entriesOf(fitted).length === 0 && rule.required) continue;
      const left = countShared(fitted);
      if (left < fewest) [best, fewest] = [fitted, left];
      if (fewest === 0) break;
    }
    changed[field] = best;
  }
  return changed;
}

/** Other ways to tell a field, the gentlest first. */
function* candidatesFor(
  value: FieldValue,
  rule: FieldRule,
  apart: Apart,
  byRules: () => FieldValue | undefined,
): Generator<FieldValue> {
  if (typeof value === 'string') {
    yield byLine(value, (line) => lineApart(line, apart));
    const ruled = byRules();
    if (typeof ruled !== 'string') return;
    yield ruled;
    yield byLine(ruled, (line) => lineApart(line, apart));
    if (!ruled.includes('<')) yield ruled.split(/\n+/u).map(bare).join(clauseGap(apart.draft));
    return;
  }
  const most = rule.kind === 'list' ? rule.each.max : Infinity;
  const entriesApart = (entries: readonly unknown[]): string[] =>
    entries.filter((entry) => typeof entry === 'string').flatMap((entry) => entryApart(entry, most, apart));
  yield entriesApart(value);
  const ruled = byRules();
  if (Array.isArray(ruled)) yield entriesApart(ruled);
}

/** A line in the first way in which no other product tells any of it; without its shared sentences where there is none. */
function lineApart(line: string, apart: Apart): string {
  if (!apart.isShared(line)) return line;
  const joined = linesApart(line, apart);
  if (!apart.isShared(joined)) return joined;
  for (let size = 2; size <= mostTogether; size += 1)
    for (const isNamed of [false, true]) {
      const grouped = inGroups(line, size, isNamed, apart);
      if (!apart.isShared(grouped)) return grouped;
    }
  const { sign, sentences } = sentencesIn(line);
  const closed = `${withOwnPart(line, apart.draft)}${/[.。]$/u.exec(line)?.[0] ?? ''}`;
  if (sentences.length === 1 && !apart.isShared(closed)) return closed;
  const own = sentences.filter((sentence) => !apart.isShared(sentence));
  return own.length === 0 ? '' : `${sign}${own.join(gapOf(apart.draft))}`;
}

/** An entry of a list told apart, where its platform has the room; else it goes. */
function entryApart(entry: string, most: number, apart: Apart): string[] {
  if (!apart.isShared(entry)) return [entry];
  const { draft } = apart;
  // "Pendientes de aro (pendientes de aro)" says nothing but the name twice.
  if (foldWord(bare(entry)) === foldWord(draft.name)) return [];
  const isOne = sentencesIn(entry).sentences.length < 2;
  const ways = [...(isOne ? [withOwnPart(entry, draft)] : [linesApart(entry, apart)]), named(entry, draft)];
  const found = ways.find((way) => way.length <= most && !apart.isShared(way));
  return found === undefined ? [] : [found];
}

/** The sentences of a line in groups of a size: those of a double begin and end elsewhere than those of the first. */
function inGroups(line: string, size: number, isNamed: boolean, { draft, isShared }: Apart): string {
  const { sign, sentences } = sentencesIn(line);
  const gap = gapOf(draft) === '' ? '、' : clauseGap(draft);
  const groups: string[] = [];
  for (let at = 0; at < sentences.length; at += size) {
    const group = sentences.slice(at, at + size);
    const told = group
      .map((sentence, place) => (place < group.length - 1 ? bare(sentence) : sentence))
      .map((sentence, place) => (place === 0 ? sentence : inLine(sentence, draft)))
      .join(gap);
    groups.push(isNamed || isShared(told) ? named(told, draft) : told);
  }
  return `${sign}${groups.join(gapOf(draft))}`;
}
