import { expect, test } from 'vitest';
import { remembering } from './remembering.ts';

/** Ten texts of 84 UTF-16 units take 1,000 with what is counted beside each. */
const texts = Array.from({ length: 30 }, (_, at) => String(at).padStart(84, '.'));

function counted(): { made: string[]; ask: (text: string) => string } {
  const made: string[] = [];
  const ask = remembering((text) => {
    made.push(text);
    return text.trim();
  }, 1_000);
  return { made, ask };
}

test.each([
  ['the same text in a row', [0, 0, 0], [0]],
  ['texts in turn', [0, 1, 0, 1], [0, 1]],
  ['a text of the generation before', [0, 1, 2, 3, 4, 5, 0], [0, 1, 2, 3, 4, 5]],
  [
    'a text that is asked for again and again',
    [0, 1, 2, 3, 4, 5, 0, 6, 7, 8, 9, 0],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  ],
  ['a text nobody asked for through two generations', [0, ...range(1, 11), 0], [0, ...range(1, 11), 0]],
])('makes no answer twice for %s, as far as there is room', (_, asked, expected) => {
  const { made, ask } = counted();
  for (const at of asked) expect(ask(texts[at]!)).toBe(texts[at]);
  expect(made).toEqual(expected.map((at) => texts[at]));
});

test('keeps no text that is longer than a generation', () => {
  const { made, ask } = counted();
  const long = 'a'.repeat(600);
  ask(long);
  ask(texts[0]!);
  ask(long);
  ask(texts[0]!);
  expect(made).toEqual([long, texts[0], long]);
});

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}
