import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Rows of one purchase and its subscription are written from three sides: the buyer, the provider's word, a sign-in. */
const manySided = /^src\/server\/(?:account\/(?:subscription|sign-in|deletion)|tools\/run-tool)/;

it('begins transactions of money and access again when another one stood in their way', () => {
  const direct = sourceFiles
    .filter(({ path }) => manySided.test(path) && !path.endsWith('.test.ts'))
    .filter(({ text }) => /\bdatabase\.transaction\(/.test(text))
    .map(({ path }) => path);
  expect(direct).toEqual([]);
});
