import { describe, expect, it, test } from 'vitest';
import { plainNameOf } from './plain-name.ts';
import { relatedWords } from './related-words.ts';
import { shortMaterial } from './short-material.ts';
import { synonymsOf } from './synonyms.ts';
import { built } from './candidate.ts';
import type { Slots } from './slots.ts';
import { shortened } from './variants.ts';

describe('related words', () => {
  test.each<[names: string[], holds: string, never: RegExp]>([
    [['book', 'coloring book'], 'crayon', /novel|paperback/u],
    [['bowl', 'dog bowl'], 'feeding', /dinnerware|crockery/u],
    [['graphics card'], 'gpu', /greeting|stationery/u],
    [['stand', 'book stand'], 'cookbook', /dock|novel/u],
    [['stool'], 'seating', /toilet/u],
    [['garden bed'], 'planting', /sleep/u],
  ])('%j hold %s', (names, holds, never) => {
    const words = relatedWords(names, 'en');
    expect(words).toContain(holds);
    expect(words.join(' ')).not.toMatch(never);
    expect(new Set(words).size).toBe(words.length);
  });

  it('take runs of words, and no single word, from the title', () => {
    expect(relatedWords(['stool'], 'en', { title: 'Torvik folding camp stool' })).toContain('campsite');
    expect(relatedWords(['stool'], 'en', { title: 'Stool candle' })).not.toContain('wax');
  });

  test.each([
    [['Kinderrucksack'], 'de', 'wandern'],
    [['Trinkflasche'], 'de', 'unterwegs'],
    [['sartén'], 'es', 'freir'],
    [['housse de couette'], 'fr', 'literie'],
  ] as const)('%j hold %s', (names, language, word) => {
    expect(relatedWords(names, language)).toContain(word);
  });

  it('give an app nothing of wares', () => {
    expect(relatedWords(['journal'], 'en', { ofApp: true })).not.toContain('notepad');
  });
});

describe('synonyms', () => {
  it('agree with the number of the name', () => {
    expect(synonymsOf('mixing bowls', 'en')).toEqual(['kitchen bowls', 'prep bowls']);
    expect(synonymsOf('mixing bowl', 'en')).toEqual(['kitchen bowl', 'prep bowl']);
  });
});

test.each([
  ['embroidered sweatshirt', 'sweatshirt'],
  ['leather belt', undefined],
  ['stuffed animal', undefined],
  ['raised bed', undefined],
  ['sweatshirt', undefined],
])('%s without how it is made is %s', (name, plain) => {
  expect(plainNameOf(name, 'en')).toBe(plain);
});

test.each([
  ['sterling silver', 'silver'],
  ['full-grain leather', 'leather'],
  ['cotton paper', 'paper'],
  ['faux leather', undefined],
  ['nickel silver', undefined],
  ['steel wool', undefined],
])('%s is %s in short', (material, short) => {
  expect(shortMaterial(material)).toBe(short);
});

test.each([
  ['letterpress thank you cards', 'thank you cards', 'Letterpress thank you cards', ['letterpress cards']],
  ['thank you cards', 'thank you cards', 'Thank you cards', []],
  ['speckled cream spoon rest', 'spoon rest', 'Spoon rest in speckled cream', []],
  ['edge walnut coffee table', 'coffee table', 'Live edge walnut coffee table', []],
  ['boho macrame wall hanging', 'wall hanging', 'Boho macrame wall hanging', []],
])('a tag of “%s” (%s)', (phrase, head, title, tags) => {
  const slots = { heads: [{ text: head, source: 'products.0.name' }] } as unknown as Slots;
  expect(
    shortened([built(phrase, 'attribute', 'products.0.name')], slots, title).map((tag) => tag.phrase),
  ).toEqual(tags);
});
