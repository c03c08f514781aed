import { expect, test } from 'vitest';
import { nameTail } from './name-tail.ts';

test.each<[name: string, type: string, told: string]>([
  ['Barbour Bedale wax jacket olive L', 'jacket', 'colour olive, size L'],
  ['Carhartt Detroit jacket moss XL', 'jacket', 'colour moss, size XL'],
  ['Seasalt dress plum medium', 'dress', 'colour plum, size medium'],
  ['Joules wellies wine', 'wellies', 'colour wine'],
  ['Nike hoodie 2xl', 'hoodie', 'size 2XL'],
  ['Trek mountain bike 29er medium', 'mountain bike', 'size medium'],
  // What stands behind a joint or before a part is told of something else.
  ['Jacket with gold buttons L', 'jacket', ''],
  ['Wool coat gold buttons M', 'coat', 'size M'],
  ['Black dress s', 'dress', ''],
  // On what is not worn such a word is a plant, a stuff or a figure.
  ['Cutting board olive L', 'cutting board', ''],
  ['Olive branch ring silver', 'ring', ''],
  ['Candle lime', 'candle', ''],
])('%s', (name, type, told) => {
  expect(
    nameTail(name, type, 'en')
      .map(({ kind, value }) => `${kind} ${value}`)
      .join(', '),
  ).toBe(told);
});
