import { expect, test } from 'vitest';
import { interruptedFrom, newestIn, storedRun, type InterruptedRun } from './interrupted-run.ts';

const run: InterruptedRun = {
  subject: 'https://example.com/',
  form: { url: 'https://example.com/' },
  by: 'reload',
  newest: 7,
  begun: 1_795_000_000_000,
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
  const found = interruptedFrom('{"subject":"x","by":"leaving","form":"y","newest":"z","begun":"w"}');
  expect(found).toMatchObject({ subject: 'x', form: null, by: 'leaving', newest: null });
  // Without a beginning nothing may be taken for finished since then.
  expect(Date.now() - (found?.begun ?? 0)).toBeLessThan(1_000);
});

test('the newest number of a list is the highest', () => {
  expect(newestIn([])).toBe(0);
  expect(newestIn([{ id: 3 }, { id: 9 }, { id: 4 }])).toBe(9);
});
