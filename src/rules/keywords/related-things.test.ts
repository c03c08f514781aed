import { expect, test } from 'vitest';
import { relatedWords } from './related-words.ts';

/** Names whose single words belong to another thing, with a word that must not be hidden among their search terms. */
test.each<[name: string, wanted: string, foreign: string]>([
  ['grow bags', 'vegetable', 'tote'],
  ['wheat bag', 'heat', 'carry'],
  ['blue light glasses', 'eyewear', 'lamp'],
  ['acupressure mat', 'massage', 'floor'],
  ['water table', 'outdoor', 'furniture'],
  ['christmas tree collar', 'xmas', 'neckband'],
  ['pillow mist', 'bedtime', 'cushion'],
  ['roof box', 'vehicle', 'storage'],
  ['dry bag', 'kayak', 'carry'],
  ['chalk bag', 'bouldering', 'carry'],
  ['singing bowl', 'meditation', 'dish'],
  ['coin capsules', 'numismatic', 'vitamin'],
  ['wheel nuts', 'alloy', 'snack'],
  ['bath thermometer', 'bathing', 'cooking'],
  ['sponge filter', 'aquatic', 'household'],
  ['bin bags', 'garbage', 'tote'],
])('%s is searched by "%s" and never by "%s"', (name, wanted, foreign) => {
  const words = relatedWords([name], 'en');
  expect(words).toContain(wanted);
  expect(words).not.toContain(foreign);
});
