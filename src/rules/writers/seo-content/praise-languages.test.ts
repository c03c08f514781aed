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
  ['en', 'Exclusive use from Friday noon', 'Exclusive use from Friday noon'],
  // What is joined to an illness stands behind the same word.
  ['es', 'Psicóloga en Sevilla, especializada en ansiedad y duelo', 'Psicóloga en Sevilla'],
])('%s: praise goes whole, an idiom stays whole: %s', (language, text, left) => {
  expect(removePraise(text, language)).toBe(left);
});
