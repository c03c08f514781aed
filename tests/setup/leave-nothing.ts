import { afterAll, vi } from 'vitest';

/** Test files of one worker share its globals: a stand-in for `window` must not meet the next file's imports. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
