import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findBinaries, oldestVersion, unprivilegedUser } from './postgres-binaries.ts';

/** A PostgreSQL server of this test run, or the reason why there is none. */
export type PostgresServer = { url: string; stop(): Promise<void> } | { reason: string };

/** Starts PostgreSQL from the machine's own binaries in a fresh folder, reachable over a Unix socket only. */
export async function startPostgresServer(): Promise<PostgresServer> {
  if (process.platform === 'win32') return { reason: 'no Unix sockets on this system' };
  const binaries = findBinaries();
  if (binaries === null)
    return { reason: `no initdb and postgres of version ${oldestVersion} or newer found` };
  const user = unprivilegedUser();
  if (user === null) return { reason: 'PostgreSQL refuses to run as root and no other user was found' };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  const data = path.join(folder, 'data');
  const options = { ...user, cwd: folder, env: { PATH: process.env['PATH'], TZ: 'UTC' } };
  const made = spawnSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'shelfmark', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    remove();
    return { reason: `initdb failed: ${made.error?.message ?? made.stderr.trim().split('\n').at(-1)}` };
  }
  // The shell ends the server when its own input ends, so that a killed test run leaves none behind.
  const server = spawn(
    'sh',
    ['-c', '"$@" & child=$!; read -r line; kill -INT $child; wait $child', 'sh'].concat(
      path.join(binaries, 'postgres'),
      ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'max_connections=100'],
    ),
    { ...options, stdio: ['pipe', 'ignore', 'pipe'] },
  );
  let output = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  if (!(await answers(path.join(folder, '.s.PGSQL.5432'), server, () => output))) {
    server.stdin.end();
    remove();
    return { reason: `postgres did not start: ${output.trim().split('\n').at(-1)}` };
  }
  return {
    url: `postgresql://shelfmark@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      server.stdin.end();
      if (server.exitCode === null) await once(server, 'exit');
      remove();
    },
  };
}

async function answers(socket: string, server: ChildProcess, output: () => string): Promise<boolean> {
  for (let tenths = 0; tenths < 300 && server.exitCode === null; tenths += 1) {
    if (existsSync(socket) && output().includes('ready to accept connections')) return true;
    await pause(100);
  }
  return false;
}
