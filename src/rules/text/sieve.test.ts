import { expect, it } from 'vitest';
import { sieveOf, sifted } from './sieve.ts';

const asked = (pattern: RegExp, text: string): boolean => sieveOf([pattern]).chances(text) === 1;

it('leaves out what cannot match and keeps what can', () => {
  expect(asked(/\bdishwasher\b/iu, 'A mug of clay')).toBe(false);
  expect(asked(/\bdishwasher\b/iu, 'DISHWASHER safe')).toBe(true);
  expect(asked(/\bwash(?:able|ing)?\b|\biron\b/iu, 'Do not iron')).toBe(true);
  expect(asked(/\b\d+ ?(?:cm|in)\b/iu, 'nine cm')).toBe(false);
  expect(asked(/\b\d+ ?(?:cm|in)\b/iu, '9 cm')).toBe(true);
});

it.each([
  [/colou?r/iu, 'color'],
  [/x{2}abc*/u, 'xxab'],
  [/(?:ab|cd)+ef/u, 'cdef'],
  [/(?<!no )free|[$]/u, 'free'],
  [/[a\]]bcd|e/u, 'ebb'],
  [/gr(?:ee|a)n\/blue/u, 'gran/blue'],
  [/wool(?=\s|$)/iu, 'WOOL'],
  [/kids/iu, '\u212Aid\u017F'],
])('never leaves %s out where it matches', (pattern, text) => {
  expect(pattern.test(text)).toBe(true);
  expect(asked(pattern, text)).toBe(true);
});

it('sifts a list of any length in its order', () => {
  const items = Array.from({ length: 40 }, (_, index) => ({
    pattern: new RegExp(`(?<!\\p{L})word${String.fromCodePoint(97 + (index % 26))}${index}`, 'giu'),
    index,
  }));
  const likely = (text: string) => sifted(items)(text).map(({ index }) => index);
  expect(likely('')).toEqual([]);
  // The 27th begins as the first does.
  expect(likely('wordb1 and wordN39')).toEqual([1, 13, 27, 39]);
});
