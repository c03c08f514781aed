import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { addSubscriber, freePort, startProduct } from '#tests/setup/product-process.ts';

/** The built product as a process of its own, with `NODE_ENV=production` and the embedded database. */
export interface Target {
  url: string;
  port: number;
  /** Cookie header of a subscriber; nobody's with another `PUBLIC_URL` than the default. */
  cookie: string;
  /** Cookie header of another subscriber, who is served while the first one attacks. */
  otherCookie: string;
  /** Memory of the process, in MB. */
  memoryMb(): Promise<number>;
  /** What it wrote to its log. */
  log(): string;
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** First port of a run; `ATTACK_PORT` from the environment, else a free one. */
async function choosePort(): Promise<number> {
  const given = Number(process.env['ATTACK_PORT'] ?? 0);
  return given > 0 ? given : freePort();
}

/** @throws an error whose sentence says why it did not start */
export async function openTarget(settings: Record<string, string> = {}): Promise<Target> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-attack-'));
  const port = await choosePort();
  const place = settings['DATABASE_URL'] ?? folder;
  const cookie = await addSubscriber(place, port);
  const otherCookie = await addSubscriber(place, port, 'other');
  const product = await startProduct(
    folder,
    port,
    { NODE_ENV: 'production', PAYMENTS: 'test', SIGN_IN: 'embedded', LOG_LEVEL: 'warn', ...settings },
    path.resolve(import.meta.dirname, '../../dist/server/main.js'),
  );
  const { child } = product;
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const stop = async () => {
    child.kill('SIGTERM');
    await product.ended;
    rmSync(folder, { recursive: true, force: true });
  };
  if (!isRunning()) throw new Error(`The product did not start: ${product.output()}`);
  // An attack in the name of nobody would find little. Sessions are made for the name localhost alone.
  if (settings['PUBLIC_URL'] === undefined) {
    const known = await fetch(`${product.url}/api/auth/user`, { headers: { cookie } });
    if (known.status !== 200) {
      await stop();
      throw new Error(`The subscriber's session was answered ${known.status}`);
    }
  }
  return {
    url: product.url,
    port,
    cookie,
    otherCookie,
    memoryMb: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1_024;
    },
    log: () => product.output(),
    isRunning,
    stop,
  };
}
