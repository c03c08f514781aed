import { chown, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isReachableBy } from './reachable.ts';

const prefix = 'shelfmark-browser-';
/** A folder of this age belongs to a run whose server was killed. */
const leftBehindMs = 3_600_000;

/** A new folder for one browser: profile, home, temporary files. Its user owns it, nobody else may look in. */
export async function makeWorkFolder(user: number | null): Promise<string> {
  const base = await baseFolder(user);
  const folder = await mkdtemp(path.join(base, prefix));
  if (user !== null) await chown(folder, user, user);
  void removeLeftBehind(base);
  return folder;
}

/** The temporary folder, or the system's own where another user cannot get into that of this process. */
async function baseFolder(user: number | null): Promise<string> {
  const own = os.tmpdir();
  return user === null || (await isReachableBy(user, own)) ? own : '/tmp';
}

/** A browser that is being killed may still write a moment longer, so it is tried a few times. */
export async function removeWorkFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
}

async function removeLeftBehind(base: string): Promise<void> {
  const old = Date.now() - leftBehindMs;
  const names = await readdir(base).catch(() => []);
  for (const name of names.filter((name) => name.startsWith(prefix))) {
    const folder = path.join(base, name);
    const status = await stat(folder).catch(() => null);
    if (status && status.mtimeMs < old) await removeWorkFolder(folder).catch(() => undefined);
  }
}
