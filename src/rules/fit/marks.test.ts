import { expect, test } from 'vitest';
import type { PlatformId } from '#contract/platforms.ts';
import { platforms } from '#rules/platforms/index.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { fitField } from './fit.ts';

test.each<[PlatformId, FieldId, string, string]>([
  [
    'ebay',
    'improvedBodyText',
    '<h1>Makita</h1><p>A drill.</p><p>Two gears.</p><ul><li>54 Nm</li><li>13 mm</li></ul>',
    'Makita\n\nA drill.\n\nTwo gears.\n\n• 54 Nm\n• 13 mm',
  ],
  [
    'etsy',
    'improvedBodyText',
    'A _plain_ bezel, *six* wide, 2_000 and a*b.',
    'A plain bezel, six wide, 2_000 and a*b.',
  ],
  ['etsy', 'titleTag', 'Moonstone ring \u200F', 'Moonstone ring'],
  [
    'shopify',
    'metaDescription',
    'Made in small batches in Devon."><script>alert(2)</script>',
    'Made in small batches in Devon.',
  ],
  ['shopify', 'imageAltText', 'Candle" onload="alert(1)', 'Candle'],
  ['appstore', 'subtitle', 'Box breathing, 4-7-8 and much more for you', 'Box breathing'],
  [
    'website',
    'metaDescription',
    `Bicycle repair in Norwich: punctures while you wait for 12 pounds, a full service for 65 pounds in 2 days. ${'Bikes collected within 5 miles. '.repeat(2)}`,
    'Bicycle repair in Norwich: punctures while you wait for 12 pounds, a full service for 65 pounds in 2 days. Bikes collected within 5 miles',
  ],
  [
    'ebay',
    'subtitle',
    'Holds 300 pounds and weighs 12 pounds, steel frame, black',
    'Holds 300 lb and weighs 12 lb, steel frame, black',
  ],
  [
    'ebay',
    'subtitle',
    'A shelf of oak for books and plates, 30 x 24 in',
    'A shelf of oak for books and plates, 30 x 24 in',
  ],
])('%s %s: %j', (platform, field, text, fitted) => {
  const rule = platforms[platform].fields[field]!;
  const options = { protect: [], names: [], language: { written: 'en', tag: 'en' } as const };
  expect(fitField(text, rule, platforms[platform], options).value).toBe(fitted);
});
