import { expect, test } from 'vitest';
import type { PlatformId } from '#contract/platforms.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { fitField } from './fit.ts';

test.each<[PlatformId, FieldId, WrittenLanguage, string, string]>([
  [
    'appstore',
    'improvedBodyText',
    'en',
    'SHARE A BUDGET\nPlan with one other person.\n\nON YOUR HOME SCREEN\nA widget.',
    'Share a budget\nPlan with one other person.\n\nOn your home screen\nA widget.',
  ],
  ['appstore', 'improvedBodyText', 'en', 'Works in the EU and the UK.', 'Works in the EU and the UK.'],
])(
  '%s %s, %s: the small words of a heading in capitals are set small too',
  (platform, field, written, text, set) => {
    const rule = platforms[platform].fields[field];
    if (rule === undefined) throw new Error(`${platform} has no ${field}`);
    const options = { protect: [], names: [], language: { written, tag: written } };
    expect(fitField(text, rule, platforms[platform], options).value).toBe(set);
  },
);

test.each<[WrittenLanguage, string]>([
  ['en', 'Care: wash at 30 degrees C'],
  ['de', 'Care: wash at 30 Grad C'],
  ['es', 'Care: wash at 30 grados C'],
  ['fr', 'Care: wash at 30 degrés C'],
])('a degree that Amazon refuses is written out in the language of the listing: %s', (written, said) => {
  const { amazon } = platforms;
  const options = { protect: [], names: [], language: { written, tag: written } };
  const rule = amazon.fields.bulletPoints!;
  expect(fitField(['Care: wash at 30 °C'], rule, amazon, options).value).toEqual([said]);
});
