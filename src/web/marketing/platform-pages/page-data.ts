import { platformOfCatalogueKey, type CatalogueKey, type PlatformId } from '#contract/platforms.ts';
import type { CheckResult } from '#contract/report.ts';
import type { FieldValue, SeoResultItem } from '#contract/seo-content.ts';
import { measureField, unitWords, type MeasuredField } from '#rules/facts/measured-field.ts';
import { listingOf } from '#rules/listing/result-item.ts';
import { fieldRules, platforms } from '#rules/platforms/index.ts';
import type { FieldId, FieldRule, Limit } from '#rules/platforms/platform.ts';
import { platformTips, refusedKinds } from '#rules/platforms/tips.ts';
import { fillLimits } from '#web/marketing/content/catalogue-limits.ts';
import type { PlatformPageContent } from './content.ts';

/** One field of the written sample with its ruler. */
export interface SampleBlock {
  id: FieldId;
  label: string;
  /** How the value is shown: read as text or lines, or as words to search by. */
  shape: 'text' | 'lines' | 'words';
  /** Shopify's description is HTML; the page shows what it says. */
  value: FieldValue;
  gauge: MeasuredField;
}

/** A limit of the platform as its own row: what, how much, who says so. */
export interface LimitRow {
  label: string;
  words: string;
  source: string;
  /** Refused or cut beyond it; otherwise advice or the width of a display. */
  hard: boolean;
}

/** What one written page carries, without the rules it was made by. */
export interface PlatformPageData {
  key: CatalogueKey;
  platform: PlatformId;
  name: string;
  heading: string;
  lead: string;
  fields: { label: string; value: string; long: boolean }[];
  outputs: { label: string; today: string | null }[];
  points: { title: string; text: string }[];
  limits: LimitRow[];
  /** Day on which the limits were read, for machines and in words. */
  readOn: string;
  readOnWords: string;
  refused: string[];
  tips: string[];
  shop: PlatformPageContent['shop'];
  /** What the preview of the shop draws; the judgement stands beside it in few words. */
  item: SeoResultItem;
  blocks: SampleBlock[];
  fixes: Pick<CheckResult, 'id' | 'fix' | 'gain'>[];
  checks: Pick<CheckResult, 'title' | 'score' | 'points'>[];
}

/** Fields of search pages that a shop lists by itself; they are shown where the platform is a website. */
const searchPageFields: ReadonlySet<FieldId> = new Set(['titleTag', 'metaDescription']);
const searchWords: ReadonlySet<FieldId> = new Set([
  'keywords',
  'tags',
  'searchTerms',
  'hashtags',
  'materials',
]);

/** Puts together what a page shows from its own words, its platform's file and the sample's listing. */
export function pageData(content: PlatformPageContent, item: SeoResultItem): PlatformPageData {
  const platform = platforms[platformOfCatalogueKey(content.key)];
  const fill = (words: string) => fillLimits(words, platform);
  const listing = listingOf(item);
  const title = platform.fields[platform.titleField];
  if (!title) throw new Error(`${platform.name} has no title.`);
  const readOn = limitOf(title).date;
  const shown = fieldRules(platform).filter(
    ({ id }) => platform.ownSite === true || !searchPageFields.has(id),
  );
  return {
    key: content.key,
    platform: platform.id,
    name: platform.name,
    heading: fill(content.heading),
    lead: fill(content.lead),
    fields: content.fields.map(({ label, value, long = false }) => ({ label, value, long })),
    outputs: content.outputs.map(({ label, field, printed }) => ({
      label,
      today: todayWords(platform.fields[field], printed),
    })),
    points: content.points.map(({ title, text }) => ({ title: fill(title), text: fill(text) })),
    limits: shown.filter(({ id }) => id !== 'keywords').flatMap(limitRows),
    readOn,
    readOnWords: dayWords.format(new Date(readOn)),
    refused: refusedKinds(platform),
    tips: platformTips(platform),
    shop: content.shop,
    item: { ...item, evidence: {}, facts: [], checks: [], recommendations: [], questions: [] },
    blocks: shown.flatMap((rule) => {
      const value = listing[rule.id];
      if (value === undefined || value.length === 0) return [];
      return [
        {
          id: rule.id,
          label: rule.label,
          shape: rule.kind === 'text' ? 'text' : searchWords.has(rule.id) ? 'words' : 'lines',
          value:
            typeof value === 'string' && rule.kind === 'text' && rule.format === 'html'
              ? spoken(value)
              : value,
          gauge: measureField(rule, value),
        } as const,
      ];
    }),
    fixes: item.checks
      .filter(({ gain, fix }) => gain > 0 && fix !== '')
      .map(({ id, fix, gain }) => ({ id, fix, gain })),
    checks: item.checks
      .filter(({ score }) => score !== null)
      .map(({ title, score, points }) => ({ title, score, points })),
  };
}

function limitOf(rule: FieldRule): Limit {
  return rule.kind === 'text' ? rule.limit : rule.count;
}

/** Today's limit where it is stricter than the printed figure, or where none is printed. */
function todayWords(rule: FieldRule | undefined, printed: number | undefined): string | null {
  if (!rule) return null;
  const { max, unit } = limitOf(rule);
  if (printed !== undefined) return max < printed ? `today ${max}` : null;
  if (rule.kind === 'text') return `up to ${figure(max)} ${unitWords[unit]}`;
  return `up to ${figure(max)}`;
}

function limitRows(rule: FieldRule): LimitRow[] {
  const rows: [string, Limit][] =
    rule.kind === 'text'
      ? [[rule.label, rule.limit]]
      : rule.kind === 'list'
        ? [
            [rule.label, rule.count],
            [`${rule.label}, each`, rule.each],
            ...(rule.total ? [[`${rule.label}, together`, rule.total] as [string, Limit]] : []),
          ]
        : [[rule.label, rule.count]];
  return (
    rows
      // What no platform publishes is a bound of ours, not a fact about the shop.
      .filter(([, { source }]) => !source.startsWith('No figure is published'))
      .map(([label, { max, unit, source, strength }]) => ({
        label,
        words: `${figure(max)} ${unitWords[unit]}`,
        source,
        hard: strength === 'hard',
      }))
  );
}

/** In one time zone: written pages must read the same wherever they are opened. */
const dayWords = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

const figure = (value: number) => value.toLocaleString('en');

/** HTML of a description as the lines that it shows. */
function spoken(html: string): string {
  return html
    .replaceAll('<li>', '• ')
    .replaceAll(/<\/(?:p|li)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .trim();
}
