import { expect, it } from 'vitest';
import { chanceOf, sieveOf, sifted } from './sieve.ts';

/** As the sieve of a list and the one of a single answer say, which are the same but for rows that share a place. */
const asked = (pattern: RegExp, text: string): boolean => {
  const answer = chanceOf([pattern])(text);
  expect(sieveOf([pattern]).chances(text) === 1).toBe(answer);
  return answer;
};

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

it('tells of several patterns whether one has a chance, and says yes where it cannot be told', () => {
  const mayTell = chanceOf([/\bdishwasher\b/iu, /\b\d+ ?(?:cm|in)\b/iu]);
  expect(mayTell('A mug of clay')).toBe(false);
  expect(mayTell('Goes into the Dishwasher')).toBe(true);
  expect(mayTell('A mug of 9 cm')).toBe(true);
  expect(chanceOf([/\bdishwasher\b/iu, /\p{L}+/u])('')).toBe(true);
});
