import { describe, expect, it } from 'vitest';
import { AppError } from './errors.ts';
import { cleanInput } from './clean-input.ts';

describe('input before it is parsed', () => {
  it.each([
    ['a zero character', { name: 'mug\0' }, { name: 'mug' }],
    ['half a surrogate pair', ['\ud83d mug'], ['\ufffd mug']],
    ['a key with a zero character', { 'na\0me': [{ a: null }] }, { name: [{ a: null }] }],
    ['a whole emoji', '😀', '😀'],
    ['a number of hundreds of digits', [1e308, -1e22, 1e20], [Infinity, -Infinity, 1e20]],
    ['a fraction of hundreds of digits', { a: 5e-324, b: -1e-300, c: 1e-7 }, { a: 0, b: 0, c: 1e-7 }],
    ['what is no text', [1, true, null], [1, true, null]],
  ])('loses what no database takes: %s', (_name, given, expected) => {
    expect(cleanInput(given)).toEqual(expected);
  });

  it('is refused when it nests without end', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`);
    expect(() => cleanInput(deep)).toThrow(AppError);
  });
});
