import { expect, it } from 'vitest';
import { momentOf, monthsAfter, periodEnd, seconds } from './calendar.ts';

const at = (moment: string) => seconds(new Date(moment));
const shown = (unix: number) => momentOf(unix).toISOString();

it.each([
  ['2026-11-21T10:00:00Z', 1, '2026-12-21T10:00:00.000Z'],
  ['2026-12-31T23:59:59Z', 1, '2027-01-31T23:59:59.000Z'],
  ['2027-01-31T12:00:00Z', 1, '2027-02-28T12:00:00.000Z'],
  ['2028-01-31T12:00:00Z', 1, '2028-02-29T12:00:00.000Z'],
  ['2027-01-31T12:00:00Z', 2, '2027-03-31T12:00:00.000Z'],
  ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00.000Z'],
])('%s and %i months are %s', (anchor, months, expected) => {
  expect(shown(monthsAfter(at(anchor), months))).toBe(expected);
});

it('ends each period where the next begins, on the anchor’s day', () => {
  const anchor = at('2026-10-31T08:00:00Z');
  const ends: string[] = [];
  for (let start = anchor; ends.length < 5; start = periodEnd(anchor, start))
    ends.push(shown(periodEnd(anchor, start)).slice(0, 10));
  expect(ends).toEqual(['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31']);
});
