import { expect, it } from 'vitest';
import { wayByHand } from './made-by-hand.ts';

it.each([
  ['A solid beeswax pillar candle, poured by hand in our Kendal workshop', 'hand poured'],
  ['Each sign is painted by hand', 'hand painted'],
  ['Every plate is made by hand', 'handmade'],
  // What is done to a part says nothing of the whole, and what buyers do themselves nothing of the making.
  ['A canvas bag with leather handles stitched by hand', ''],
  ['It has a hem sewn by hand', ''],
  ['Washed by hand at 30 degrees', ''],
  ['Poured by machine', ''],
])('%s: %j', (sentence, way) => {
  expect(wayByHand(sentence)).toBe(way);
});
