import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import autocannon from 'autocannon';
import { openPostgres } from '#server/database/postgres.ts';
import { addUser, setSubscription } from '#server/database/users.ts';
import { readEnvironment } from '#server/env.ts';
import { addSubscriber, freePort, startProduct } from '#tests/setup/product-process.ts';
import { openSession } from '#tests/setup/session-cookie.ts';
import { openBenchApp } from './open-app.ts';
import { openPostgresAlone } from './production/postgres.ts';
import { measure, type Row } from './row.ts';

const main = path.resolve(import.meta.dirname, '../dist/server/main.js');
/** As `npm start`, the Dockerfile and the units in deploy/ start it (decision 28). */
const asStarted = ['--max-semi-space-size=2'];
const environmentAsStarted = { MALLOC_MMAP_THRESHOLD_: '65536' };
const cheapCalls = ['/', '/api/auth/user', '/api/usage', '/api/settings', '/api/content-history'];
/** Milliseconds without a request, in which the engine gives back what the start needed. */
const rest = 20_000;
const requestsInAll = 100_000;
const parts = 5;

/** Memory of the built product at rest on both databases. Linux only, from /proc. */
export async function benchMemoryAtRest(): Promise<Row[]> {
  const postgres = await measure([{ id: 'memory-postgres-mb', unit: 'MB', bar: { most: 250 } }], async () => [
    { id: 'memory-postgres-mb', ...(await restOnPostgres()) },
  ]);
  const pglite = await measure([{ id: 'memory-pglite-mb', unit: 'MB', bar: { most: 600 } }], async () => [
    { id: 'memory-pglite-mb', ...(await restOnPglite()) },
  ]);
  return [...postgres, ...pglite];
}

/** What the heap grows by from the 20,000th to the 100,000th request, each time after a collection. */
export function benchMemoryGrowth(): Promise<Row[]> {
  return measure([{ id: 'memory-growth-mb', unit: 'MB', bar: { most: 8 } }], async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const app = await openBenchApp();
    try {
      const heaps: number[] = [];
      for (let part = 0; part < parts; part += 1) {
        const result = await autocannon({
          url: `${app.url}/api/auth/user`,
          connections: 20,
          amount: requestsInAll / parts,
          headers: { cookie: app.cookie },
        });
        if (result.non2xx > 0 || result.errors > 0)
          throw new Error(`${result.non2xx} refusals and ${result.errors} errors`);
        // What ends with the last answers is let go first.
        await pause(1_000);
        collect();
        heaps.push(process.memoryUsage().heapUsed / 1e6);
      }
      const said = heaps.map((heap) => heap.toFixed(1)).join(', ');
      return [
        {
          id: 'memory-growth-mb',
          value: (heaps.at(-1) ?? Number.NaN) - (heaps[0] ?? Number.NaN),
          against: `heap in use after a collection at each fifth of ${requestsInAll} requests: ${said} MB`,
        },
      ];
    } finally {
      await app.close();
    }
  });
}

interface Figure {
  value: number;
  against: string;
}

async function restOnPglite(): Promise<Figure> {
  return inFolder(async (folder) => {
    const port = await freePort();
    const cookie = await addSubscriber(folder, port);
    return restOf(folder, port, cookie, {});
  });
}

async function restOnPostgres(): Promise<Figure> {
  const { postgres, stop } = await openPostgresAlone();
  try {
    return await inFolder(async (folder) => {
      const port = await freePort();
      const database = await openPostgres(postgres.url);
      const id = 'subscriber';
      await addUser(database.db, { id, email: 'subscriber@example.com' });
      await setSubscription(database.db, id, { status: 'active', expiresAt: null, cancelAtPeriodEnd: false });
      const cookie = await openSession({ database, env: readEnvironment({ PORT: String(port) }) }, id);
      await database.close();
      return restOf(folder, port, cookie, { DATABASE_URL: postgres.url });
    });
  } finally {
    await stop();
  }
}

/** Resident memory of the process after its start, after one of each cheap call, and at rest. */
async function restOf(
  folder: string,
  port: number,
  cookie: string,
  settings: Record<string, string>,
): Promise<Figure> {
  if (!existsSync(main)) throw new Error('the server is not built (dist/server/main.js)');
  const environment = { LOG_LEVEL: 'silent', ...environmentAsStarted, ...settings };
  const product = await startProduct(folder, port, environment, main, asStarted);
  try {
    const started = residentMegabytes(product.child.pid);
    for (const call of cheapCalls) {
      const response = await fetch(product.url + call, { headers: { cookie } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${call} answered ${response.status}`);
    }
    const used = residentMegabytes(product.child.pid);
    await pause(rest);
    return {
      value: residentMegabytes(product.child.pid),
      against: `resident memory ${rest / 1_000} s after ${cheapCalls.length} calls; after the start ${started.toFixed(0)}, after the calls ${used.toFixed(0)} MB`,
    };
  } finally {
    product.child.kill('SIGTERM');
    await product.ended;
  }
}

function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1_024) / 1e6;
}

async function inFolder(work: (folder: string) => Promise<Figure>): Promise<Figure> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
