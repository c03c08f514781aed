import { expect, it } from 'vitest';
import { firstWords } from './first-words.ts';

it.each([
  ['short enough', 'Two words', 20, 'Two words'],
  ['as long as may be', 'Two words', 9, 'Two words'],
  ['cut inside a word', 'One kettle. Specifications', 19, 'One kettle.'],
  ['cut behind a word', 'One kettle. Specifications', 11, 'One kettle.'],
  ['cut at a line', 'One kettle\nSpecifications', 15, 'One kettle'],
  ['of one word', 'Specifications', 7, 'Specifi'],
  ['empty', '', 7, ''],
])('a text that is %s', (_name, text, most, expected) => {
  expect(firstWords(text, most)).toBe(expected);
});
