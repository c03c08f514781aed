import { describe, expect, test } from 'vitest';
import { platformIds } from '#contract/platforms.ts';
import { platformFormFields } from '#contract/seo-content.ts';
import { fieldRules, platforms } from './index.ts';
import type { FieldId, Limit } from './platform.ts';

const all = Object.values(platforms);

function limitsOf(id: (typeof platformIds)[number]): [string, Limit][] {
  return fieldRules(platforms[id]).flatMap((rule): [string, Limit][] => {
    if (rule.kind === 'text') return [[rule.id, rule.limit]];
    if (rule.kind === 'pairs')
      return [
        [rule.id, rule.count],
        [rule.id, rule.name],
        [rule.id, rule.value],
      ];
    return [
      [rule.id, rule.count],
      [rule.id, rule.each],
      ...(rule.total ? [[rule.id, rule.total] as [string, Limit]] : []),
    ];
  });
}

test('the registry holds each platform under its own id', () => {
  expect(Object.keys(platforms).toSorted()).toEqual([...platformIds].toSorted());
  for (const [id, platform] of Object.entries(platforms)) expect(platform.id).toBe(id);
});

describe.each(all.map((platform) => [platform.id, platform] as const))('%s', (id, platform) => {
  test('has the fields that every listing has', () => {
    for (const field of [
      'titleTag',
      'metaDescription',
      'keywords',
      'productTitle',
      'improvedBodyText',
    ] as const)
      expect(platform.fields[field], field).toBeDefined();
    expect(platform.fields[platform.titleField]).toBeDefined();
    for (const [field, rule] of Object.entries(platform.fields)) expect(rule.id).toBe(field);
  });

  test('gives each limit a source and a date, and a target inside it', () => {
    for (const [field, limit] of limitsOf(id)) {
      expect(limit.max, field).toBeGreaterThan(0);
      expect(limit.source, field).not.toBe('');
      expect(limit.date, field).toMatch(/^2026-\d\d-\d\d$/);
      if (limit.min !== undefined) expect(limit.min).toBeLessThanOrEqual(limit.max);
    }
    for (const rule of fieldRules(platform)) {
      if (rule.kind === 'text' && rule.target) {
        expect(rule.target.from).toBeLessThan(rule.target.to);
        expect(rule.target.to).toBeLessThanOrEqual(rule.limit.max);
      }
      if (rule.kind === 'list' && rule.countTarget)
        expect(rule.countTarget.to).toBeLessThanOrEqual(rule.count.max);
      if (rule.kind === 'list' && rule.eachTarget)
        expect(rule.eachTarget.to).toBeLessThanOrEqual(rule.each.max);
      if (rule.kind === 'list' && rule.total && rule.totalTarget)
        expect(rule.totalTarget.to).toBeLessThanOrEqual(rule.total.max);
    }
  });

  test('forbids with global Unicode patterns, on fields that it has', () => {
    const ids = platform.forbidden.map((item) => item.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const item of platform.forbidden) {
      expect(item.pattern.flags, item.id).toContain('g');
      expect(item.pattern.flags, item.id).toContain('u');
      expect(item.source).not.toBe('');
      for (const field of item.fields ?? [])
        expect(platform.fields[field], `${item.id}: ${field}`).toBeDefined();
    }
  });

  test('asks only for fields that the request knows, each once', () => {
    const names = platform.form.map((field) => field.name);
    expect(new Set(names).size).toBe(names.length);
    const known: readonly string[] = platformFormFields;
    for (const field of platform.form) {
      expect(known).toContain(field.name);
      expect(field.input === 'choice').toBe(field.choices !== undefined);
      if (field.gauge) expect(platform.fields[field.gauge]).toBeDefined();
    }
  });

  test('names only own fields as indexed', () => {
    for (const field of platform.indexedFields) expect(platform.fields[field]).toBeDefined();
  });
});

/** The figures that sellers know by heart (platform-rules §0). */
const figures: [(typeof platformIds)[number], FieldId, number, string][] = [
  ['amazon', 'productTitle', 75, 'characters'],
  ['amazon', 'itemHighlights', 125, 'characters'],
  ['amazon', 'improvedBodyText', 2000, 'characters'],
  ['etsy', 'productTitle', 140, 'characters'],
  ['ebay', 'productTitle', 80, 'characters'],
  ['ebay', 'subtitle', 55, 'characters'],
  ['shopify', 'productTitle', 255, 'characters'],
  ['shopify', 'imageAltText', 512, 'characters'],
  ['youtube', 'productTitle', 100, 'characters'],
  ['youtube', 'improvedBodyText', 5000, 'bytes'],
  ['appstore', 'productTitle', 30, 'characters'],
  ['appstore', 'subtitle', 30, 'characters'],
  ['appstore', 'keywordField', 100, 'bytes'],
  ['appstore', 'promotionalText', 170, 'characters'],
  ['playstore', 'productTitle', 30, 'characters'],
  ['playstore', 'shortDescription', 80, 'characters'],
  ['playstore', 'improvedBodyText', 4000, 'characters'],
  ['facebookmarketplace', 'productTitle', 99, 'characters'],
  ['walmart', 'productTitle', 150, 'characters'],
  ['walmart', 'improvedBodyText', 4000, 'characters'],
];

test.each(figures)('%s %s holds %i %s', (id, field, max, unit) => {
  const rule = platforms[id].fields[field];
  expect(rule?.kind === 'text' && rule.limit).toMatchObject({ max, unit, strength: 'hard' });
});

/** Text that must be found, and text beside it that must not. */
const hits: [(typeof platformIds)[number], string, string, string | null][] = [
  ['amazon', 'links', 'see www.shop.example/a today', 'version 2.3, e.g. this'],
  ['amazon', 'links', 'at my-shop.co.uk', 'made of 1.5 mm steel.It lasts'],
  ['amazon', 'e-mail', 'write to jo@shop.example', '5 @ 10'],
  ['amazon', 'phone', 'call +44 20 7946 0958', '4006381333931'],
  ['amazon', 'phone', 'call (555) 123-4567', '2019-2024'],
  ['amazon', 'phone', 'call 07700900456', 'Bosch 0124525035, OE 038903023L'],
  ['amazon', 'phone', 'ruf 0711 123456 an', '2700, 4000 and 6000 K, 8.3 x 6.1 x 2.4 in'],
  ['amazon', 'emoji', 'for 👩‍👩‍👧‍👦 and 🇩🇪', 'Tarnwell® 5 #3 ©'],
  ['amazon', 'prices', 'now $19.99', '5 pounds, 2 EU sizes'],
  ['amazon', 'prices', 'nur 12,50 €', '100 % cotton'],
  ['amazon', 'promotional-words', 'Best-Seller with free shipping', 'dishwasher, free-standing, best before'],
  ['amazon', 'guarantees', '2-year warranty', 'warrant'],
  ['amazon', 'asin', 'B0ABCDEFGH', 'B012'],
  ['amazon', 'markup', '<b>bold</b> &amp; more', '3 < 5 & 7'],
  ['etsy', 'title-signs-once', 'a: b: c', 'a: b, c % d & e + f'],
  ['ebay', 'noise-words', 'L@@K here', 'looking glass'],
  ['ebay', 'fractions-and-superscripts', '1½ in, 160 g/m²', '1/2 in'],
  ['playstore', 'performance-words', 'Free Best App', 'Sugar-free, best before, tank top'],
  ['playstore', 'rank-claims', '#1 tide app', '#10 tide app'],
  ['tiktokshop', 'absolute-words', 'the perfect gift', 'perfection'],
  ['walmart', 'retail-words', 'Clearance Lamp', '8 in ground clearance'],
];

test.each(hits)('%s %s finds "%s", not "%s"', (id, forbiddenId, bad, good) => {
  const item = platforms[id].forbidden.find((candidate) => candidate.id === forbiddenId);
  expect(item).toBeDefined();
  expect(bad.match(item!.pattern)).not.toBeNull();
  if (good !== null) expect(good.match(item!.pattern)).toBeNull();
});
