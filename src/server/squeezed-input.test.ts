import { describe, expect, it } from 'vitest';
import { squeezed, squeezedText } from './squeezed-input.ts';

describe('Texts of forms', () => {
  it.each([
    ['spaces', ' ', ' '],
    ['empty lines', ' \n', ' \n'],
    ['dots', '.', '.'],
    ['punctuation of many kinds', '?!…', '?!…'],
    ['combining marks', '\u0301\u0323', '\u0301\u0323'],
    ['signs that nobody sees', '\u200b\u202e', '\u200b\u202e'],
    ['one letter', 'a', 'a'],
    ['one Chinese sign', '中', '中'],
    ['one figure', '0', '0'],
    ['an emoji', '😀', '😀'],
  ])('hold no run of more than 200 %s', (_name, part) => {
    const text = squeezedText(`Mug ${part.repeat(10_000)} bowl`);
    expect(text.length).toBeLessThan(410);
    expect(text.startsWith('Mug ')).toBe(true);
    expect(text.endsWith('bowl')).toBe(true);
    expect(text.isWellFormed()).toBe(true);
  });

  it('stay as they are where people wrote them', () => {
    const rule = '-'.repeat(80);
    const text = `Stoneware mug!!! ${rule}\n\n\n手作りのマグカップです。${'ลายครามถ้วยชา'.repeat(40)} 350 ml …… 100%`;
    expect(squeezed({ name: text, tags: [text, 3, null, true] })).toEqual({
      name: text,
      tags: [text, 3, null, true],
    });
  });

  it('are squeezed in linear time', () => {
    const parts = [' ', 'a', ' .', 'a ', 'aab', `${'a'.repeat(199)}b`, `${' '.repeat(199)}b`, '\u0301'];
    /** Processor time for texts of so many characters: how fast the machine is says nothing of the growth. */
    const timeOf = (length: number): number => {
      const before = process.threadCpuUsage();
      for (const part of parts) squeezedText(part.repeat(Math.ceil(length / part.length)));
      const { user, system } = process.threadCpuUsage(before);
      return user + system;
    };
    timeOf(100_000);
    // Eight times as long takes eight times as long, and would take 64 times by squares.
    expect(timeOf(2_000_000) / timeOf(250_000)).toBeLessThan(20);
  });
});
