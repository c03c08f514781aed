import { expect, test } from 'vitest';
import { isProse, leansBack } from './prose-lines.ts';

test.each([
  [['Woven in Devon', 'this throw wears its selvedge with pride'], true],
  [['Mixing oats', 'barley', 'and rye', 'this loaf supports slow mornings'], true],
  [['This trio steadies sore legs', 'strength', 'and everyday zest for long runs'], true],
  [['The handle is wrapped in cord', 'lead free glaze', 'removable lid', 'wide spout'], false],
  [['Not only that', 'oat is said to calm', 'and be mild'], true],
  [['Built from teak', "it's made to last"], true],
  [['Made of oak', 'brass hinges', 'soft close'], false],
  [['With a lid', 'the pot holds 3 litres'], false],
  [['Pulling beets', 'planting garlic', 'the roof leaks'], false],
])('%j is prose: %s', (pieces, expected) => {
  expect(isProse(pieces)).toBe(expected);
});

test.each([
  ['offering calm for the whole room', true],
  ['as well as good grip', true],
  ['and their dogs agree', true],
  ['and a lid', false],
  ['keeping drinks cold for 24 hours', false],
])('%s leans back: %s', (piece, expected) => {
  expect(leansBack.test(piece)).toBe(expected);
});
