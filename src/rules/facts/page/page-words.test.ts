import { expect, test } from 'vitest';
import { pageWords } from './prose.ts';

const anyWord = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;

// A quicker pattern reads Latin texts; the words must be those of the slow one.
test.each([
  'the baker’s bread – 2.5 kg, don’t miss it',
  'größe × höhe ÷ 2: straße, œuvre, ñandú, čaj, łódź, ıșık',
  '½ cup, 3¼ in, 10² m², 1ª planta, nº 5, 5 µm, €20 “quoted” … †',
  'naïve cafe\u0301 with a mark of its own',
  'ελληνικά и русский текст, 日本語の本文, العربية',
  'emoji 😀 between words, a soft\u00ADhyphen and a zero\u200Bwidth space',
  '',
])('%s', (text) => {
  expect(pageWords(text)).toEqual(text.match(anyWord) ?? []);
});

test('every sign of the plane has the same answer by both', () => {
  for (let unit = 0x20; unit < 0x1_0000; unit += 1) {
    if (unit >= 0xd800 && unit < 0xe000) continue;
    const text = `a${String.fromCharCode(unit)}b`;
    expect(pageWords(text), unit.toString(16)).toEqual(text.match(anyWord) ?? []);
  }
});
