import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { freePort, startProduct } from '#tests/setup/product-process.ts';

const run = promisify(execFile);
const built = (file: string) => path.resolve('dist/server', file);

test('the built product is backed up while it runs, and starts from what was restored', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-operator-'));
  const data = path.join(folder, 'data');
  const restored = path.join(folder, 'restored');
  const file = path.join(folder, 'backup.tar.gz');
  const operate = async (dataFolder: string, ...words: string[]) => {
    const env = { PATH: process.env['PATH'], DATA_DIR: dataFolder };
    return (await run(process.execPath, [built('account.js'), ...words], { env })).stdout;
  };
  const product = await startProduct(data, await freePort(), {}, built('main.js'));
  try {
    expect(await operate(data, 'backup', file)).toContain(`Wrote ${file}, `);
    expect(await operate(data, 'list')).toContain('No accounts yet.');
  } finally {
    product.child.kill('SIGTERM');
    expect(await product.ended).toBe(0);
  }
  await operate(restored, 'restore', file);
  const again = await startProduct(restored, await freePort(), {}, built('main.js'));
  try {
    expect((await fetch(`${again.url}/api/config`)).status).toBe(200);
  } finally {
    again.child.kill('SIGTERM');
    await again.ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
