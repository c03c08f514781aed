import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#tests/setup/product-process.ts';
import { measure, median, type Row } from './row.ts';

const main = path.resolve(import.meta.dirname, '../dist/server/main.js');

/** From the start of the built server on a data folder that exists to its first answer. */
export function benchStartUp(): Promise<Row[]> {
  return measure([{ id: 'start-ms', unit: 'ms', bar: { most: 1500 } }], async () => {
    if (!existsSync(main)) throw new Error('the server is not built (dist/server/main.js)');
    const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-bench-'));
    try {
      await startOnce(folder);
      const times: number[] = [];
      for (let round = 0; round < 3; round += 1) times.push(await startOnce(folder));
      return [
        {
          id: 'start-ms',
          value: median(times),
          against: 'existing embedded database, built server, median of 3',
        },
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

async function startOnce(folder: string): Promise<number> {
  const port = await freePort();
  const from = performance.now();
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent', DATABASE_URL: '' },
    stdio: 'ignore',
  });
  try {
    await firstAnswer(child, `http://localhost:${port}/healthz`);
    return performance.now() - from;
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

async function firstAnswer(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
    try {
      const response = await fetch(url);
      await response.arrayBuffer();
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await delay(10);
  }
  throw new Error('no answer within a minute');
}
