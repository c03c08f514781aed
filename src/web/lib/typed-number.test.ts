import { expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

it.each([
  ['2500', 2500],
  [' 2500 ', 2500],
  ['2,500', 2500],
  ['$2,500', 2500],
  ['$ 100,000', 100_000],
  ['2 500', 2500],
  ['1,250.50', 1250.5],
  ['8.33', 8.33],
  ['6,5', 6.5],
  ['6.5 %', 6.5],
  ['0', 0],
  ['', Number.NaN],
  ['$', Number.NaN],
  ['far', Number.NaN],
  ['1,2,3', Number.NaN],
  ['10 miles', Number.NaN],
])('%j is %d', (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});
