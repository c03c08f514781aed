import { expect, test } from 'vitest';
import { wholeWordsAt } from './whole-words.ts';

test.each([
  ['pushchair bugaboo fox 2', 'x', -1],
  ['x pushchair', 'x', 0],
  ['samsung s21', 'sam', -1],
  ['box of fox, fox', 'fox', 7],
  ['sea mug by north sea', 'north sea', 11],
  ['\u{20000}sam', 'sam', -1],
  ['mug', '', -1],
])('in “%s”, “%s” stands at %i', (text, run, at) => {
  expect(wholeWordsAt(text, run)).toBe(at);
});
