import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const oldestVersion = 15;

/** Folder of this machine's `initdb` and `postgres`, of version 15 or newer; null when there is none. */
export function findBinaries(): string | null {
  const folders = [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    ...globSync('/usr/lib/postgresql/*/bin'),
    ...globSync('/usr/pgsql-*/bin'),
    ...globSync('/opt/homebrew/opt/postgresql@*/bin'),
    ...globSync('/usr/local/opt/postgresql@*/bin'),
    ...globSync('/Applications/Postgres.app/Contents/Versions/*/bin'),
  ];
  return folders.find((folder) => isRecentEnough(folder)) ?? null;
}

function isRecentEnough(folder: string): boolean {
  if (!existsSync(path.join(folder, 'initdb')) || !existsSync(path.join(folder, 'postgres'))) return false;
  const { stdout } = spawnSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(stdout ?? '')?.[1] ?? 0) >= oldestVersion;
}

/** The ids to run a server under: none needed for a normal user, a powerless account's for root. Null: none was found. */
export function unprivilegedUser(): { uid?: number; gid?: number } | null {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  return null;
}
