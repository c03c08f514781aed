import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillDataFolder } from '#tests/setup/memory-database.ts';
import { addSubscriber, freePort, startProduct, type ProductProcess } from '#tests/setup/product-process.ts';

let folder = '';
let port = 0;
let started: ProductProcess[] = [];
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-process-'));
  port = await freePort();
  started = [];
});
afterEach(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

/** As `npm start` starts it (decision 28): with a young heap that grows, the warm-up takes 100 MB more. */
async function start(settings: Record<string, string> = {}): Promise<ProductProcess> {
  const product = await startProduct(folder, port, settings, undefined, ['--max-semi-space-size=2']);
  started.push(product);
  return product;
}

const call = (product: ProductProcess, cookie: string, url: string, body?: object) =>
  fetch(product.url + url, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const draft = (businessName: string) => ({ businessName, platform: 'etsy', contentType: 'draft', tags: [] });

it('starts, refuses a second process, stops on request, and finds its data again', async () => {
  const cookie = await addSubscriber(folder, port);
  const first = await start();
  expect(first.output()).toContain(`Shelfmark is ready at http://localhost:${port}`);
  expect((await call(first, cookie, '/api/content-history', draft('Kept'))).status).toBe(200);

  const second = await startProduct(folder, await freePort());
  expect(await second.ended).toBe(1);
  expect(second.output().trim().split('\n')).toEqual([
    `The data folder ${folder} is in use by another process (pid ${first.child.pid}). Stop that one first, or set DATA_DIR to another folder.`,
  ]);

  // A request whose body is still on its way is answered before the process ends.
  const slow = httpRequest(`${first.url}/api/content-history`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
  });
  slow.write('{"businessName":"Slow","platform":"etsy",');
  await pause(200);
  first.child.kill('SIGTERM');
  await pause(200);
  slow.end('"contentType":"draft","tags":[]}');
  const [answer] = await once(slow, 'response');
  expect(answer.statusCode).toBe(200);
  await json(answer);
  expect(await first.ended).toBe(0);

  const third = await start();
  const entries = (await (await call(third, cookie, '/api/content-history')).json()) as { title: string }[];
  expect(entries).toHaveLength(2);
});

// 226 to 338 MB were read; with the database's engine optimized 600 MB more while that went on, at every start.
it.runIf(existsSync('/proc/self/status'))(
  'never holds more than 450 MB for a start and its first answers',
  async () => {
    const cookie = await addSubscriber(folder, port);
    const product = await start();
    for (let turn = 0; turn < 40; turn += 1) {
      expect((await call(product, cookie, '/api/content-history', draft(`Turn ${turn}`))).status).toBe(200);
    }
    const [, peak] =
      /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${product.child.pid}/status`, 'utf8')) ?? [];
    expect(Number(peak) / 1024).toBeLessThan(450);
  },
);

it('loses nothing that it answered when it is killed in the middle of writing', async () => {
  const cookie = await addSubscriber(folder, port);
  const first = await start();
  const answered: number[] = [];
  const writeUntilTheEnd = async (writer: number) => {
    try {
      for (let number = 0; ; number += 1) {
        const response = await call(first, cookie, '/api/content-history', draft(`${writer}.${number}`));
        const entry = (await response.json()) as { id: number };
        expect(response.status).toBe(200);
        answered.push(entry.id);
        // While the other writers' requests are under way.
        if (answered.length === 12) first.child.kill('SIGKILL');
        await pause(80);
      }
    } catch (error) {
      // The connection ends with the process; anything else is a failure.
      if (!first.child.killed) throw error;
    }
  };
  await Promise.all([1, 2, 3].map(writeUntilTheEnd));
  await first.ended;
  expect(answered.length).toBeGreaterThanOrEqual(12);

  const second = await start();
  const entries = (await (await call(second, cookie, '/api/content-history?limit=100')).json()) as {
    id: number;
  }[];
  const kept = new Set(entries.map(({ id }) => id));
  expect(answered.filter((id) => !kept.has(id))).toEqual([]);
});

it.each<[string, Record<string, string>]>([
  ['LOG_LEVEL must be one of: fatal, error, warn, info, debug, trace, silent.', { LOG_LEVEL: 'loud' }],
  [
    'SIGN_IN must be embedded to use the embedded sign-in in production',
    { NODE_ENV: 'production', PAYMENTS: 'test' },
  ],
  [
    'DATABASE_URL names a PostgreSQL server that does not answer',
    { DATABASE_URL: 'postgresql://x@localhost:1/x' },
  ],
])('ends with the sentence "%s"', async (sentence, settings) => {
  const product = await start(settings);
  expect(await product.ended).toBe(1);
  expect(product.output()).toContain(sentence);
  expect(product.output().trim().split('\n')).toHaveLength(1);
});

it('names every wrong setting, and what was probably meant by an unknown one', async () => {
  const product = await start({
    LOG_LEVEL: 'loud',
    PAYMENTS: 'free',
    DATABSE_URL: 'postgresql://x@localhost/x',
  });
  expect(await product.ended).toBe(1);
  expect(product.output().trim().split('\n')).toEqual([
    'LOG_LEVEL must be one of: fatal, error, warn, info, debug, trace, silent.',
    'PAYMENTS must be one of: test.',
    'DATABSE_URL is not a setting. Did you mean DATABASE_URL?',
  ]);
});

it('says when its port is taken', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  port = (other.address() as AddressInfo).port;
  await fillDataFolder(folder);
  const product = await start();
  expect(await product.ended).toBe(1);
  expect(product.output().trim()).toBe(
    `PORT ${port} is in use by another program. Stop it, or set PORT to another number.`,
  );
  other.close();
});

it('says when its host is of another machine', async () => {
  await fillDataFolder(folder);
  const product = await start({ HOST: '203.0.113.9' });
  expect(await product.ended).toBe(1);
  expect(product.output().trim()).toBe('HOST must be an address of this machine; 203.0.113.9 is none.');
});
