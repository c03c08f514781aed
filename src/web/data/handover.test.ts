import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveHandover, handoverBounds, joinKeywords, takeHandover, type Handover } from './handover.ts';

const given: Omit<Handover, 'time'> = {
  to: 'seo-content',
  keywords: ['stoneware mug', 'handmade mug'],
  competitorKeywords: [],
  leftOut: ['yeti mug'],
  values: { businessName: 'Kiln & Co.', platform: 'etsy' },
  from: 'Keyword research for Kiln & Co.',
};

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives what was handed over once, to its tool and its user only', () => {
  expect(giveHandover('anna', given)).toBe(true);
  expect(takeHandover('berta', 'seo-content')).toBeNull();
  expect(takeHandover('anna', 'google-ads')).toBeNull();
  expect(takeHandover('anna', 'seo-content')).toMatchObject(given);
  expect(takeHandover('anna', 'seo-content')).toBeNull();
});

it('forgets what nobody took within the hour', () => {
  vi.useFakeTimers();
  giveHandover('anna', given);
  vi.advanceTimersByTime(60 * 60 * 1_000 + 1);
  expect(takeHandover('anna', 'seo-content')).toBeNull();
});

it.each([
  '{"to":',
  'null',
  '[]',
  JSON.stringify({ ...given, time: 1, to: 'walmart' }),
  JSON.stringify({ ...given, time: Date.now(), keywords: [{ html: '<b>' }] }),
  JSON.stringify({ ...given, time: Date.now(), values: { businessName: 'x'.repeat(100_000) } }),
])('takes nothing that breaks the schema: %.60s', (text) => {
  stored.set('shelfmark.handover.anna.seo-content', text);
  expect(takeHandover('anna', 'seo-content')).toBeNull();
  expect(stored.size).toBe(0);
});

it('refuses to give more than its bounds, and survives a storage that refuses', () => {
  const many = Array.from({ length: handoverBounds.keywords + 1 }, (_, index) => `mug ${index}`);
  expect(giveHandover('anna', { ...given, keywords: many })).toBe(false);
  vi.stubGlobal('window', {});
  expect(giveHandover('anna', given)).toBe(false);
  expect(takeHandover('anna', 'seo-content')).toBeNull();
});

it.each([
  ['', ['a', 'b'], 100, 'a, b', 0],
  ['Mug, cup', ['mug', 'CUP', 'jug'], 100, 'Mug, cup, jug', 0],
  ['', ['mug, large', ' ', 'x'], 100, 'mug large, x', 0],
  ['abc', ['defgh', 'ij', 'klmno'], 8, 'abc, ij', 2],
])('joins %j with %j', (before, added, limit, text, left) => {
  expect(joinKeywords(before, added, limit)).toEqual({ text, left });
});
