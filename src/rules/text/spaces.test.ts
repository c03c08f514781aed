import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tidyLine } from '#rules/fit/tidy.ts';
import { hasWordSign, withoutMarks } from './letters.ts';
import { countPieces, piecesOf } from './spaces.ts';

/** White space of all kinds, marks, apostrophes, halves of pairs and the signs that a tidy line minds. */
const odd = fc.constantFrom(
  ...Array.from(
    ' \t\n\v\f\r\u00a0\u1680\u2003\u2028\u202f\u3000\ufeff\u200b,:;–—-&+(.!\'’"%é\u0301ß漢\ud83d\udc69',
  ),
  '👩',
);
const texts = fc.array(
  fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 3 }), fc.constantFrom('ab', 'A', ' ')),
  {
    maxLength: 14,
  },
);

test('texts are read by tables as patterns read them', () => {
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('');
      expect(piecesOf(text)).toEqual(text.split(/\s+/u));
      expect(countPieces(text)).toBe(text.split(/\s+/u).length);
      expect(hasWordSign(text)).toBe(/[\p{L}\p{N}]/u.test(text));
      expect(withoutMarks(text)).toBe(text.replace(/[\p{M}'’]/gu, ''));
    }),
    { numRuns: 2_000, seed: 26 },
  );
});

test('a line that the table takes for tidy has nothing to tidy', () => {
  const tidy =
    /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}.!?'’%)"]| (?=[\p{L}\p{N}(&+–—])|[,:;/&+–—-](?= ?[\p{L}\p{N}(])|\((?=[\p{L}\p{N}]))*$/u;
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('');
      if (tidy.test(text)) expect(tidyLine(text)).toBe(text);
    }),
    { numRuns: 2_000, seed: 26 },
  );
});
