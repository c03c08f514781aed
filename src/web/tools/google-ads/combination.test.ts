import { expect, it } from 'vitest';
import { combinationAt, combinationCount, combinationNumber, withChosen } from './combination.ts';

it.each([
  [15, 3, 2_730],
  [4, 2, 12],
  [2, 3, 2],
  [1, 3, 1],
  [0, 3, 0],
])('counts the ordered choices out of %i by %i', (count, size, expected) =>
  expect(combinationCount(count, size)).toBe(expected),
);

it('walks through every choice once and knows its number again', () => {
  const seen = new Set<string>();
  for (let number = 0; number < 60; number += 1) {
    const chosen = combinationAt(5, 3, number);
    expect(new Set(chosen).size).toBe(3);
    expect(combinationNumber(5, chosen)).toBe(number);
    seen.add(chosen.join());
  }
  expect(seen.size).toBe(60);
  expect(combinationAt(5, 3, 60)).toEqual([0, 1, 2]);
  expect(combinationAt(5, 3, -1)).toEqual([4, 3, 2]);
  expect(combinationAt(0, 3, 7)).toEqual([]);
});

it('swaps two texts instead of showing one twice', () => {
  expect(withChosen([0, 1, 2], 0, 2)).toEqual([2, 1, 0]);
  expect(withChosen([0, 1, 2], 1, 4)).toEqual([0, 4, 2]);
});
