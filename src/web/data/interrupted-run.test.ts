import { expect, test } from 'vitest';
import { interruptedFrom, newestIn, storedRun, type InterruptedRun } from './interrupted-run.ts';

const run: InterruptedRun = {
  subject: 'https://example.com/',
  form: { url: 'https://example.com/' },
  by: 'reload',
  newest: 7,
};

test('a run is read as it was kept, and one that is too large without its form', () => {
  expect(interruptedFrom(storedRun(run))).toEqual(run);
  const large = { ...run, form: { html: 'x'.repeat(300_000) } };
  expect(interruptedFrom(storedRun(large))).toEqual({ ...run, form: null });
});

test.each([
  [null],
  [''],
  ['{'],
  ['7'],
  ['[]'],
  ['{"subject":7,"by":"reload"}'],
  ['{"subject":"x","by":"other"}'],
])('what is no run is none: %s', (stored) => {
  expect(interruptedFrom(stored)).toBeNull();
});

test('parts of another shape are left out', () => {
  expect(interruptedFrom('{"subject":"x","by":"leaving","form":"y","newest":"z"}')).toEqual({
    subject: 'x',
    form: null,
    by: 'leaving',
    newest: null,
  });
});

test('the newest number of a list is the highest; of an unread one it is unknown', () => {
  expect(newestIn(undefined)).toBeNull();
  expect(newestIn([])).toBe(0);
  expect(newestIn([{ id: 3 }, { id: 9 }, { id: 4 }])).toBe(9);
});
