import { expect, it } from 'vitest';
import { Handover, handoverBounds, handoverTools } from '#web/data/handover.ts';
import { handoverOf } from './send.ts';

const record = { businessName: 'Kiln & Co.', industry: 'Retail', location: null, platform: 'etsy' } as const;
const free = (keyword: string) => ({ keyword, adTextAllowed: true });
const rival = { keyword: 'yeti mug', adTextAllowed: false };

it.each([
  ['seo-content', { keywords: ['mug'], competitorKeywords: [], leftOut: ['yeti mug'] }],
  ['social-meta', { keywords: ['mug'], competitorKeywords: [], leftOut: ['yeti mug'] }],
  ['google-ads', { keywords: ['mug'], competitorKeywords: ['yeti mug'], leftOut: [] }],
] as const)('keeps a competitor’s name out of the texts: %s', (to, expected) => {
  expect(handoverOf(record, [free('mug'), rival], to)).toEqual({
    to,
    ...expected,
    values: { businessName: 'Kiln & Co.', industry: 'Retail', platform: 'etsy' },
    from: 'Keyword Research for Kiln & Co.',
  });
});

it.each(handoverTools)('gives nothing when only competitors’ names are selected: %s', (to) => {
  expect(handoverOf(record, [rival], to)).toBeNull();
  expect(handoverOf(record, [], to)).toBeNull();
});

it.each(handoverTools)('stays within the bounds of a hand-over: %s', (to) => {
  const many = Array.from({ length: 2_000 }, (_, index) => free(`mug ${index}`));
  const given = handoverOf({ ...record, location: 'x'.repeat(5_000) }, [free('x'.repeat(300)), ...many], to);
  expect(Handover.safeParse({ ...given, time: 0 }).success).toBe(true);
  expect(given?.keywords).toHaveLength(handoverBounds.keywords);
});
