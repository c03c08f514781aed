import { expect, it } from 'vitest';
import { writeOne } from '#tests/golden/run-brief.ts';
import { synonymsOf } from './synonyms.ts';

it.each([
  ['rucksack', 'backpack'],
  ['garbage can', 'trash can'],
  ['serviettes', 'napkins'],
  ['backpack', 'rucksack'],
])('a %s is a %s', (name, other) => {
  expect(synonymsOf(name, 'en')).toContain(other);
});

it('is searched by its commoner name too, and by no figure that lost its measure', () => {
  const { tags } = writeOne('Waxed rucksack 18 L', 'Waxed cotton rucksack. Leather straps. 1.1 kg.', {});
  expect(tags.some((tag) => tag.endsWith('backpack'))).toBe(true);
  expect(tags).not.toContain('waxed rucksack 18');
});
