import { expect, test } from 'vitest';
import { writerWords } from './writer-words.ts';

test.each([
  [['rules'], 'Written by rules, without an AI model.'],
  [['rules', 'rules'], 'Written by rules, without an AI model.'],
  [['model'], 'Written by the connected AI model; every fact, limit and score was checked by rules.'],
  [
    ['rules', 'model'],
    'Written by the connected AI model; every fact, limit and score was checked by rules.',
  ],
] as const)('%s', (writers, words) => {
  expect(writerWords(writers.map((writer) => ({ writer })))).toBe(words);
});
