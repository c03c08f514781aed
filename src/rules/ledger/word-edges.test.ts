import { describe, expect, it } from 'vitest';
import { ofEveryLetter } from './word-edges.ts';

/** The edge as Unicode tells it; the written one must find the same. */
const byUnicode = (pattern: RegExp): RegExp => {
  const sign = String.raw`[\p{L}\p{N}_]`;
  const edge = `(?:(?<=${sign})(?!${sign})|(?<!${sign})(?=${sign}))`;
  const source = pattern.source.replaceAll(String.raw`\b`, edge).replaceAll(String.raw`\w`, sign);
  return new RegExp(source, `${pattern.flags}g`);
};

const patterns = [
  /\bà la main\b/iu,
  /agréée?\b/iu,
  /\b(?:an)?fertigung\b/iu,
  /\b(?:mit (?:der|von) )?hand\b/iu,
  /\b(?:öl|e)?\b/iu,
  /\b\d+ tage?n?\b/iu,
  /(?:öl|a\b|)\b-frei/iu,
  /\p{L}+\b\.?\b/u,
  /\bmein\w*\b/iu,
  /\w{2,3}\b\)/u,
  /[(|]\b(?:x|ö)\b/u,
  /x{0,2}\b!/u,
  /\s\bé*\b/u,
  /(?=é)\b./u,
];
const texts = [
  'Fabriqué à la main, agréé.',
  'voilà la main',
  'agrééx agréée',
  'Öl-frei a-frei -frei x-frei',
  'die Handfertigung, Fertigung; anfertigungen',
  'mit der Hand (Öl) von Hand hand',
  '12 Tagen 3 Tage, x3 tage 5 tagé',
  'Meine und meinungé, _mein',
  'ab) a) abc) |ö x! xx! xxx! !',
  'Стол дуб, ναι κόσμε, Việt Nam',
  'é éé e\u{301}é 🎁é',
];

describe('a word edge of every letter', () => {
  it.each(patterns)('finds for %s what the classes of Unicode find', (pattern) => {
    const written = new RegExp(ofEveryLetter(pattern).source, `${pattern.flags}g`);
    for (const text of texts)
      expect([...text.matchAll(written)].map(({ 0: found, index }) => [index, found])).toEqual(
        [...text.matchAll(byUnicode(pattern))].map(({ 0: found, index }) => [index, found]),
      );
  });

  it('takes a name before another script for a whole word', () => {
    expect(ofEveryLetter(/\bfsc\b/iu).test('FSC認証の紙')).toBe(true);
  });

  it('asks one side only where the other is a letter for sure', () => {
    const behind = /\(\?<!\[[^\]]+\]\)/g;
    const { source } = ofEveryLetter(/\b(?:garantie|\d+ jahre)\b|\bzum\b/iu);
    expect(source.match(behind)).toHaveLength(2);
    expect(source).not.toContain('(?<=');
  });
});
