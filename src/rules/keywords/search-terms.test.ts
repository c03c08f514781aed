import { describe, expect, it } from 'vitest';
import { writeOne } from '#tests/golden/run-brief.ts';
import { relatedWords } from './related-words.ts';
import { shelfWords } from './shelf-words.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Tarnwell' } as const;

describe('Words of a shelf', () => {
  it.each([
    ['Home & Garden > Hand tools', 'workshop', 'decor'],
    ['Pet supplies', 'animal', 'puppy'],
    ['Patio furniture', 'outdoor', 'indoor'],
    ['Phone accessories', 'smartphone', 'jewelry'],
  ])('%s are searched by "%s" and never by "%s"', (category, wanted, foreign) => {
    const words = shelfWords(category);
    expect(words).toContain(wanted);
    expect(words).not.toContain(foreign);
  });

  it('says nothing of a shelf that nobody knows', () => {
    expect(shelfWords('Bric-a-brac')).toEqual([]);
    expect(shelfWords('')).toEqual([]);
  });
});

describe('A noun before another one is none of its things', () => {
  it.each([
    ['ratchet tie down straps', 'cargo', 'shirt'],
    ['baby bath kneeler', 'bathtub', 'salvage'],
    ['ring binder', '', 'jewelry'],
    ['band saw', '', 'workout'],
  ])('%s', (name, wanted, foreign) => {
    const words = relatedWords([name], 'en');
    if (wanted !== '') expect(words).toContain(wanted);
    expect(words).not.toContain(foreign);
  });
});

it('fills the search terms of a thin brief', () => {
  const { searchTerms } = writeOne('Hand Saw 22 inch', '8 TPI hardpoint teeth. Soft grip handle.', amazon);
  expect([searchTerms].flat().join(' ').length).toBeGreaterThan(80);
});
