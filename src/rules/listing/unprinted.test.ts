import { expect, test } from 'vitest';
import { type BriefFields, writeOne } from '#tests/golden/run-brief.ts';

const notes = (fields: BriefFields): string[] =>
  writeOne(
    'Oak stool',
    'Oak stool, 45 cm high, oiled by hand. Carries 100 kg.',
    fields,
  ).recommendations.filter((sentence) => sentence.startsWith('Not in the texts'));

test.each<[what: string, fields: BriefFields, told: string[]]>([
  ['nothing was filled in', {}, []],
  [
    'a rival and a link',
    { competitors: 'Zorblatt', website: 'https://harrow.example' },
    [
      'Not in the texts: “https://harrow.example” (links stay out of these texts), “Zorblatt” (other makers’ names stay out of every text).',
    ],
  ],
  [
    'a price where the shop shows it itself',
    { platform: 'amazon', amazonBrand: 'Harrow', priceRange: '£40 to £60' },
    ['Not in the texts: “£40 to £60” (the price has a field of its own).'],
  ],
  ['a price where the text may say it', { priceRange: '£40 to £60' }, []],
  ['a shelf that the listing names', { etsyShopSection: 'Oak stools' }, []],
  [
    'a shelf that it does not name',
    { etsyShopSection: 'New arrivals' },
    ['Not in the texts: “New arrivals” (choose it in the platform’s own field).'],
  ],
  // Another platform's field is none of this form.
  ['a field of another form', { shopifyTheme: 'Dawn' }, []],
])('%s', (_what, fields, told) => {
  expect(notes(fields)).toEqual(told);
});
