import { expect, test } from 'vitest';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { removePraise } from './praise.ts';

test.each<[WrittenLanguage, string, string]>([
  [
    'de',
    'Am besten auf einer Seifenschale trocknen lassen',
    'Am besten auf einer Seifenschale trocknen lassen',
  ],
  ['fr', 'Chaque pièce est unique', ''],
  ['fr', 'De préférence à basse température', 'De préférence à basse température'],
  ['es', 'Mejor antes de 06/2027', 'Mejor antes de 06/2027'],
])('%s: praise goes whole, an idiom stays whole: %s', (language, text, left) => {
  expect(removePraise(text, language)).toBe(left);
});
