import { expect, it } from 'vitest';
import { entriesOf, withEntries } from './list-text.ts';

it.each([
  ['', []],
  [' , ;\n', []],
  ['mug, stoneware  cup\nplate;bowl\tjug', ['mug', 'stoneware cup', 'plate', 'bowl', 'jug']],
  ['- mug\r\n• cup\r\n* well-made plate', ['mug', 'cup', 'well-made plate']],
])('parts %j', (text, entries) => {
  expect(entriesOf(text)).toEqual(entries);
});

it('takes each entry once and gives back what finds no place', () => {
  expect(withEntries(['Mug'], ['mug', 'cup', 'jug', 'CUP', 'plate'], 3)).toEqual({
    list: ['Mug', 'cup', 'jug'],
    rest: ['plate'],
  });
});
