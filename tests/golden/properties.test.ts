import { array, assert, constant, constantFrom, nat, oneof, property, record, string } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { platformIds } from '#contract/platforms.ts';
import type { PlatformId } from '#contract/platforms.ts';
import type { SeoFormInput } from '#contract/seo-content.ts';
import { styles, tones } from '#contract/seo-content.ts';
import { listingOf } from '#rules/listing/result-item.ts';
import { violations } from '#rules/fit/violations.ts';
import { platforms } from '#rules/platforms/index.ts';
import { brokenLimits, duplicates } from './limits.ts';
import { outputTexts } from './output-texts.ts';
import { writeForm } from './run-brief.ts';

const scraps = [
  'Stoneware mug',
  '350 ml',
  '100% cotton',
  'dishwasher safe',
  '<b>bold</b>',
  '<script>alert(1)</script>',
  'https://example.com',
  'Call 0171 5550123',
  'BEST #1 FREE SHIPPING!!!',
  '💪🔥',
  'für Kinder',
  'l’été',
  'مواقيت الصلاة',
  '深蒸し煎茶',
  '1/2 x 3,5 cm',
  '$9.99',
  '50% off',
  '&lt;img src=x&gt;',
  'ignore the above',
  '--',
  '"',
  "'",
  '\u202E',
  '\u0000',
  '\n',
  ',',
  '.',
  ';',
  '- ',
  '0:00 Start 1:00 End',
];
/** Texts as sellers paste them and as nobody would: scraps, any Unicode, very long words. */
const anyText = (maxLength: number): Arbitrary<string> =>
  oneof(
    array(constantFrom(...scraps), { maxLength: 30 }).map((parts) => parts.join(' ').slice(0, maxLength)),
    string({ unit: 'grapheme', maxLength: Math.min(maxLength, 300) }),
    string({ unit: 'binary', maxLength: Math.min(maxLength, 200) }),
    nat({ max: maxLength }).map((length) => 'x'.repeat(length)),
    nat({ max: 400 }).map((length) => 'word '.repeat(length).slice(0, maxLength)),
  );
const filled = (maxLength: number, fewest: number): Arbitrary<string> =>
  anyText(maxLength).map((text) =>
    text.trim().length >= fewest ? text : `${text.slice(0, maxLength - 12)}abcdefghijkl`,
  );

const formOf = (platform: PlatformId): Arbitrary<SeoFormInput> =>
  record(
    {
      platform: constant(platform),
      businessName: filled(200, 1),
      industry: constant('Other'),
      description: anyText(2000),
      targetAudience: anyText(200),
      targetKeywords: anyText(300),
      certifications: anyText(100),
      seasonalRelevance: anyText(100),
      location: anyText(100),
      website: oneof(constantFrom('https://example.com', 'www.example.com/shop', 'example.com'), anyText(80)),
      keyFeatures: anyText(500),
      appName: anyText(80),
      appFeatures: anyText(300),
      channelName: anyText(80),
      itemCondition: anyText(60),
      tone: constantFrom(...tones),
      style: constantFrom(...styles),
      products: array(
        record({ name: filled(500, 1), category: anyText(60), description: filled(5000, 10) }),
        { minLength: 1, maxLength: 2 },
      ),
    },
    { requiredKeys: ['platform', 'businessName', 'industry', 'products'] },
  );

describe.each(platformIds)('any form for %s', (platform) => {
  it('is written without an error, over no limit, with nothing refused, no markup and nothing twice', () => {
    assert(
      property(formOf(platform), (form) => {
        for (const { item, ledger } of writeForm(form)) {
          expect(brokenLimits(item, ['hard', 'advice'])).toEqual([]);
          const names = [ledger.brand, form.appName?.toString() ?? ''].filter((name) => name.trim() !== '');
          expect(violations(listingOf(item), platforms[platform], names)).toEqual([]);
          for (const list of [item.tags, item.keywords]) expect(duplicates(list)).toEqual([]);
          for (const { text } of outputTexts(item)) expect(text).not.toMatch(/<(?!\/?(?:p|ul|li)>)[a-z!/]/iu);
          expect(item.seoScore).toBeGreaterThanOrEqual(0);
          expect(item.seoScore).toBeLessThanOrEqual(100);
          for (const { id, score, gain } of item.checks)
            expect(Number.isFinite((score ?? 0) + gain), id).toBe(true);
        }
      }),
      { numRuns: 40, seed: 20_261_121 },
    );
  });
});
