import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the page of all rules is what the platform files say', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/platform-docs.ts', '--check'], {
    encoding: 'utf8',
  });
  expect(stderr.replaceAll(/^.*Warning.*$/gmu, '').trim()).toBe('');
  expect(status).toBe(0);
});
