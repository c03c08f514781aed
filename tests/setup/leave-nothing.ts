import { afterAll, expect, vi } from 'vitest';

/** Test files of one worker share its globals: a stand-in for `window` must not meet the next file's imports. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
  // A library that adds an enumerable property to all objects changes every `for … in` of the files after it.
  expect(inherited([]), 'left on all arrays').toEqual([]);
  expect(inherited({}), 'left on all objects').toEqual([]);
});

function inherited(empty: object): string[] {
  const names: string[] = [];
  for (const name in empty) names.push(name);
  return names;
}
