import { expect, test } from 'vitest';
import { countedPoints, gainWords, pointWords } from './points.ts';

test.each([
  [8, '8', '8 points', '+8 points'],
  [7.8, '7.8', '7.8 points', '+7.8 points'],
  [1, '1', '1 point', '+1 point'],
  [0.96, '1', '1 point', '+1 point'],
  [0.3, '0.3', '0.3 points', '+0.3 points'],
  [0.1 + 0.2, '0.3', '0.3 points', '+0.3 points'],
  [12.04, '12', '12 points', '+12 points'],
  [0, '0', '0 points', '+0 points'],
])('%s', (value, words, counted, gain) => {
  expect([pointWords(value), countedPoints(value), gainWords(value)]).toEqual([words, counted, gain]);
});
