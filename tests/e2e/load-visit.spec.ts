import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Browsers, newTally } from '#bench/load/journey.ts';
import { addSubscriber, freePort, startProduct } from '#tests/setup/product-process.ts';

test('a visit of the load program gets every answer that it asks for', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-visit-'));
  const port = await freePort();
  const cookie = await addSubscriber(folder, port);
  const product = await startProduct(folder, port, {}, path.resolve('dist/server/main.js'));
  const browsers = new Browsers(product.url);
  try {
    const tally = newTally();
    await browsers.visit({ id: 'subscriber', cookie }, 0, performance.now(), tally);
    expect(tally).toMatchObject({ faults: [], requests: 10, saved: 1 });
  } finally {
    await browsers.close();
    product.child.kill('SIGTERM');
    await product.ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
