import { describe, expect, it } from 'vitest';
import { dayWords, memberSince } from './dates.ts';

const now = new Date(2026, 2, 1, 0, 30);

describe('days in words', () => {
  it.each([
    [new Date(2026, 2, 1, 0, 0), 'Today'],
    [new Date(2026, 1, 28, 23, 59), 'Yesterday'],
    [new Date(2026, 1, 27, 12), 'Feb 27'],
    [new Date(2025, 11, 31, 12), 'December 31, 2025'],
  ])('%s is %s', (date, words) => {
    expect(dayWords(date.toISOString(), now)).toBe(words);
  });

  it('says Today only on the first day of a membership', () => {
    expect(memberSince(new Date(2026, 2, 1, 0, 1).toISOString(), now)).toBe('Today');
    expect(memberSince(new Date(2026, 1, 28, 23, 59).toISOString(), now)).toBe('February 28, 2026');
  });
});
