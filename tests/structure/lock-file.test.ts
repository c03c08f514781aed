import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('names every optional package, so that `npm ci` takes it: run `node scripts/complete-lock.mjs` when this fails', () => {
  const { stderr, status } = spawnSync(process.execPath, ['scripts/complete-lock.mjs', '--check'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
