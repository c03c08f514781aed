import { expect, test } from 'vitest';
import type { FieldValue } from '#contract/seo-content.ts';
import type { PlatformId } from '#contract/platforms.ts';
import { platforms } from '#rules/platforms/index.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { fitField } from './fit.ts';

const fitted = (platform: PlatformId, field: FieldId, value: FieldValue): FieldValue =>
  fitField(value, platforms[platform].fields[field]!, platforms[platform], {
    protect: [],
    names: [],
    language: { written: 'en', tag: 'en' },
  }).value;

test('an entry stands once, whatever its accents, hyphens, plurals and order', () => {
  const one = 'A stoneware mug with a speckled cream glaze';
  const same = [
    one,
    `${one}s`,
    'A stonewáre mug with a speckled créam glaze',
    'With a speckled cream glaze a stoneware mug',
  ];
  expect(fitted('walmart', 'keyFeatures', same)).toEqual([one]);
  expect(fitted('etsy', 'tags', ['cream mug', 'Cream-Mugs', 'mug cream'])).toEqual(['cream mug']);
});

test('a number is never parted', () => {
  const [cut] = fitted('amazon', 'bulletPoints', [`A${'mug350ml'.repeat(40)}`]) as string[];
  expect(cut).not.toMatch(/(?<!\d)(?:3|35)$/u);
  expect(fitted('etsy', 'productTitle', `${'x'.repeat(138)}350`)).toBe('x'.repeat(138));
});
