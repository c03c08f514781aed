import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { openPglite } from '#server/database/pglite.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { addUser, setSubscription } from '#server/database/users.ts';
import { readEnvironment } from '#server/env.ts';
import { fillDataFolder } from './memory-database.ts';
import { openSession } from './session-cookie.ts';

/** The product as a process of its own, as an operator runs it. */
export interface ProductProcess {
  url: string;
  child: ChildProcess;
  /** What it printed so far, both outputs together. */
  output(): string;
  /** Resolves to the exit code; null after a signal that it could not handle. */
  ended: Promise<number | null>;
}

/** As `npm test` has just built it, which starts in half the time; else, with a test file run alone, from its sources. */
const mainScript = () => path.resolve(process.env['BUILT_PRODUCT'] ?? 'src/server/main.ts');

/** Starts the product on a data folder and waits until it says that it is ready, or has ended. */
export async function startProduct(
  dataFolder: string,
  port: number,
  settings: Record<string, string> = {},
  main = mainScript(),
  nodeArguments: readonly string[] = [],
): Promise<ProductProcess> {
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [...nodeArguments, main], {
    env: {
      PATH: process.env['PATH'],
      // Sources are kept as Node compiled them, which spares a fifth of each start. The built product does so itself.
      ...(main.endsWith('.ts') && { NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/test-product') }),
      DATA_DIR: dataFolder,
      PORT: String(port),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Shelfmark is ready at')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const ended = once(child, 'close').then(() => child.exitCode);
  await Promise.race([ready, ended]);
  return { url, child, output: () => output, ended };
}

/** A port that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Puts a subscriber with an open session into a database that no process uses; gives the cookie header.
 * @param place data folder, or a `postgresql://` address
 */
export async function addSubscriber(place: string, port: number, id = 'subscriber'): Promise<string> {
  const isFolder = !place.startsWith('postgresql:');
  if (isFolder && !existsSync(path.join(place, 'pg'))) await fillDataFolder(place);
  const database = await (isFolder ? openPglite(place) : openPostgres(place));
  try {
    await addUser(database.db, { id, email: `${id}@example.com` });
    const change = { status: 'active', expiresAt: null, cancelAtPeriodEnd: false } as const;
    await setSubscription(database.db, id, change);
    return await openSession({ database, env: readEnvironment({ PORT: String(port) }) }, id);
  } finally {
    await database.close();
  }
}
