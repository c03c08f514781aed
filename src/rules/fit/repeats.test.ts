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
  // Where nothing stands behind the word, what leads to it goes with it.
  ['Glass Jar with Lid of Glass', 'Glass Jar with Lid'],
  ['Leder Riemen für Leder Taschen', 'Leder Riemen für Taschen', 'de'],
  ['Vela de soja, cera de soja natural', 'Vela de soja, cera natural', 'es'],
])('an Etsy title says no word twice and stays a phrase: %s', (given, expected, written = 'en') => {
  if (rule.kind !== 'text') throw new Error('The title is a text.');
  const { value } = fitText(given, rule, platforms.etsy, { language: { written, tag: written } });
  expect(value).toBe(expected);
});
