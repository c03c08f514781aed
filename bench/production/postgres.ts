import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { findBinaries, oldestVersion, unprivilegedUser } from '#tests/setup/postgres-binaries.ts';
import { definePart, openGuardian, type Guardian, type Part } from './part.ts';

/** A PostgreSQL server of its own, with its data. */
export interface PostgresPart extends Part {
  /** To be given as `DATABASE_URL`. The same after each restart. */
  readonly url: string;
  /** Runs one statement on a connection of its own. */
  query(statement: string): Promise<Record<string, unknown>[]>;
}

/**
 * What differs from PostgreSQL's own defaults. Nothing is loosened that keeps acknowledged writes: `fsync` and
 * `synchronous_commit` stay on.
 */
const settings = {
  listen_addresses: '',
  max_connections: '100',
  shared_buffers: '512MB',
  max_wal_size: '4GB',
  // Of a disk without moving parts.
  random_page_cost: '1.1',
  log_min_messages: 'warning',
};

/** Makes the data folder; the server is not started yet. @throws an error whose sentence says what to install */
export function definePostgres(folder: string, guardian: Guardian): PostgresPart {
  const binaries = findBinaries();
  if (binaries === null)
    throw new Error(
      `no PostgreSQL ${oldestVersion} or newer is installed on this machine; Debian's package is postgresql`,
    );
  const user = unprivilegedUser();
  if (user === null) throw new Error('PostgreSQL refuses to run as root and no other user was found');
  const home = path.join(folder, 'postgres');
  mkdirSync(home, { mode: 0o700 });
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid ?? user.uid);
  const data = path.join(home, 'data');
  const made = spawnSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'shelfmark', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    { ...user, cwd: home, env: { PATH: process.env['PATH'], TZ: 'UTC' }, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr.trim().split('\n').at(-1)}`);
  // A socket in the folder that only this user and root may enter, so that no other program reaches the data.
  const url = `postgresql://shelfmark@localhost/postgres?host=${encodeURIComponent(home)}`;
  const query = async (statement: string) => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  };
  const part = definePart(
    {
      name: 'postgres',
      command: path.join(binaries, 'postgres'),
      args: [
        '-D',
        data,
        '-k',
        home,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      environment: { PATH: process.env['PATH'], TZ: 'UTC' },
      user,
      // PostgreSQL's "fast" stop: transactions are rolled back, connections end.
      stopSignal: 'SIGINT',
      isReady: async () => (await query('select 1')).length === 1,
    },
    folder,
    guardian,
  );
  return Object.assign(part, { url, query });
}

/** A PostgreSQL server by itself, for measurements of one process. It ends with this program in any case. */
export async function openPostgresAlone(): Promise<{ postgres: PostgresPart; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-postgres-'));
  chmodSync(folder, 0o711);
  const guardian = openGuardian();
  guardian.removeLater(folder);
  try {
    const postgres = definePostgres(folder, guardian);
    await postgres.start();
    return {
      postgres,
      stop: async () => {
        await postgres.stop();
        await guardian.release();
      },
    };
  } catch (error) {
    await guardian.release();
    throw error;
  }
}

/** Makes an empty database on the server. @returns its address */
export async function createDatabase(postgres: PostgresPart, name: string): Promise<string> {
  await postgres.query(`create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return url.href;
}
