import { expect, test } from 'vitest';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { fieldRules, platforms } from '#rules/platforms/index.ts';
import { fitText } from './fit-text.ts';

const rule = fieldRules(platforms.etsy).find(({ id }) => id === 'productTitle')!;

test.each<[given: string, expected: string, language?: WrittenLanguage]>([
  ['Glass Lid for Glass Jars, 8.5 cm', 'Glass Lid for Jars, 8.5 cm'],
  ['Hippo Floating Charm for Floating Lockets', 'Hippo Floating Charm for Lockets'],
  ['Wool hat and wool scarf set', 'Wool hat and scarf set'],
  ['Mug for coffee with coffee spoon', 'Mug for coffee with spoon'],
  ['Cat Mug for Cat Lovers, 350 ml', 'Cat Mug, 350 ml'],
  ['Cat Mug for Cat Lover Women', 'Cat Mug for Women'],
  ['Computer case with computer fans', 'Computer case with fans'],
  ['Pencil Case for Pencils and Pens', 'Pencil Case for Pens'],
  ['Dog Bed for Small Dogs and Cats', 'Dog Bed for Cats'],
  ['Hand Cream for Dry Hands, 50 ml', 'Hand Cream, 50 ml'],
  ['Bird House for Small Birds with Perch', 'Bird House with Perch'],
  ['Wool Rug for Living Room Rug', 'Wool Rug for Living Room'],
  ['Silver Ring in Sterling Silver, 6 mm', 'Ring in Sterling Silver, 6 mm'],
  ['Leather pen roll for six pens', 'Leather pen roll for six'],
  ['Vacuum Bags for Miele Vacuum, 5 pieces', 'Vacuum Bags for Miele, 5 pieces'],
  ['Market Tote, Shoulder Bag, Grocery Bag', 'Market Tote, Shoulder Bag'],
  ['Silver Ring, Sterling Silver Leaves', 'Silver Ring, Leaves'],
  // Where nothing stands behind the word, what leads to it goes with it.
  ['Glass Jar with Lid of Glass', 'Glass Jar with Lid'],
  ['Leder Riemen für Leder Taschen', 'Leder Riemen für Taschen', 'de'],
  ['Vela de soja, cera de soja natural', 'Vela de soja, cera natural', 'es'],
])('an Etsy title says no word twice and stays a phrase: %s', (given, expected, written = 'en') => {
  if (rule.kind !== 'text') throw new Error('The title is a text.');
  const { value } = fitText(given, rule, platforms.etsy, {
    protect: [],
    language: { written, tag: written },
  });
  expect(value).toBe(expected);
});
