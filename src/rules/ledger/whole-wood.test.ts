import { expect, test } from 'vitest';
import { splitCompound } from '#rules/keywords/german-heads.ts';
import { withWholeWood } from './whole-wood.ts';

test.each([
  ['Mesa de madera, roble y metal', 'Mesa de madera de roble y metal', 'es'],
  ['Madera: haya. 30 cm', 'Madera de haya. 30 cm', 'es'],
  ['de madera, haya estado dentro o no', 'de madera, haya estado dentro o no', 'es'],
  ['Bois : hêtre, bois (érable)', 'Bois de hêtre, bois d’érable', 'fr'],
  ['Holz, Buche. Holz: Kiefer', 'Buchenholz. Kiefernholz', 'de'],
  ['wood, beech', 'wood, beech', 'en'],
] as const)('writes %s with its wood whole', (text, written, language) => {
  expect(withWholeWood(text, { written: language, tag: language })).toBe(written);
});

test.each([
  ['Fahrradlenkertaschenhalterung', ['Fahrrad', 'Lenkertaschenhalterung']],
  ['Hundeleinenhalter', ['Hundeleine', 'Halter']],
  ['Kinderwagenbuggyboard', ['Kinderwagen', 'Buggyboard']],
  ['Nachttischlampe', undefined],
  ['Schlüsselanhänger', undefined],
  ['Handschuhfachdeckel', undefined],
])('parts %s where both sides are nouns', (compound, parts) => {
  expect(splitCompound(compound)).toEqual(parts);
});
