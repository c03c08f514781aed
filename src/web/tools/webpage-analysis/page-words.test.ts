import { expect, test } from 'vitest';
import { moreWords, thousands, titleOf } from './page-words.ts';

test('what a list holds back is counted in the right number', () => {
  expect(moreWords(12, 'link')).toBe('+12 more links');
  expect(moreWords(1, 'link')).toBe('+1 more link');
  expect(moreWords(1)).toBe('+1 more');
});

test('content length is thousands with one decimal, rounded down', () => {
  expect([0, 99, 1_250, 9_599].map(thousands)).toEqual(['0k', '0k', '1.2k', '9.5k']);
});

test('a page without a title is untitled', () => {
  expect([null, '  ', ' Mugs '].map((title) => titleOf({ title }))).toEqual([
    'Untitled Page',
    'Untitled Page',
    'Mugs',
  ]);
});
