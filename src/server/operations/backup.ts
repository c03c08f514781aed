import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Database } from '#server/database/database.ts';
import {
  databaseFolder,
  makeDataFolder,
  restoredFolder,
  restoringFolder,
  unusable,
} from '#server/database/data-folder.ts';
import { lockFolder } from '#server/database/folder-lock.ts';
import { newestMigration } from '#server/database/migrate.ts';
import { syncFolder, syncOne } from '#server/database/sync-folder.ts';
import type { CommandAnswer } from './account-command.ts';

const usage = {
  backup: 'Usage: npm run backup [-- FILE]     without a file: shelfmark-<time>.tar.gz in this folder',
  restore: 'Usage: npm run restore -- FILE     puts a backup in the place of the database of the data folder',
};
/** Said where the embedded database is not in use. */
export const onPostgres =
  'DATABASE_URL is set, so the data are in PostgreSQL: use pg_dump and pg_restore there. This command is for the embedded database.';

/**
 * Writes the whole embedded database into one file, while the product runs or not. Queries wait while its
 * files are copied, not while they are packed, so the file holds one moment: what was acknowledged before it is in it, an open transaction is not.
 * The file holds password hashes and the session secret: only its owner may read it.
 * @param words the file, absolute; a folder, with a separator at its end, gets a file named after the time
 */
export async function runBackup(
  database: Database,
  words: readonly string[],
  now: Date,
): Promise<CommandAnswer> {
  const [file, ...rest] = words;
  if (file === undefined || rest.length > 0) return { exitCode: 2, output: usage.backup };
  const { dump } = database;
  if (!dump) return { exitCode: 1, output: onPostgres };
  const target = file.endsWith(path.sep) ? `${file}shelfmark-${stampOf(now)}.tar.gz` : file;
  if (existsSync(target)) return { exitCode: 1, output: `${target} is there already. Name another file.` };
  // A name of its own: one that a kill left behind stops nobody, and two at once do not take each other's file away.
  const unfinished = `${target}.${randomUUID().slice(0, 8)}.unfinished`;
  try {
    await mkdir(path.dirname(target), { recursive: true });
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      for await (const chunk of dump()) await handle.write(chunk);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, target);
    syncOne(path.dirname(target));
  } catch (error) {
    // The failure to tell of is the first one.
    await rm(unfinished, { force: true }).catch(() => undefined);
    if (isSystemError(error))
      return { exitCode: 1, output: `${target} could not be written: ${error.message}` };
    throw error;
  }
  const { size } = await stat(target);
  return { exitCode: 0, output: `Wrote ${target}, ${(size / 1_000_000).toFixed(1)} MB.` };
}

/**
 * Puts a backup in the place of the database in `dataFolder`, which no process may have open. The backup is opened and
 * brought up to the newest migration first; what stood there is moved aside, not deleted.
 * A kill at any moment leaves the one or the other: the next start finishes what was begun between the two moves.
 * @throws FolderInUseError while the product runs; DataFolderError where nothing can be written
 */
export async function runRestore(
  dataFolder: string,
  words: readonly string[],
  now: Date,
): Promise<CommandAnswer> {
  const [file, ...rest] = words;
  if (file === undefined || rest.length > 0) return { exitCode: 2, output: usage.restore };
  if (!existsSync(file)) return { exitCode: 1, output: `There is no file ${file}.` };
  await makeDataFolder(dataFolder);
  const release = lockFolder(dataFolder);
  const restoring = restoringFolder(dataFolder);
  const restored = restoredFolder(dataFolder);
  const present = databaseFolder(dataFolder);
  const aside = path.join(dataFolder, `pg.before-${stampOf(now)}`);
  try {
    await rm(restoring, { recursive: true, force: true });
    await mkdir(restoring, { mode: 0o700 });
    const { accounts, isNewer } = await unpack(file, restoring);
    // On the disk before anything is moved: a power cut later is to find the old database or the restored one.
    syncFolder(restoring);
    await rm(restored, { recursive: true, force: true });
    await rename(restoring, restored);
    const replaces = existsSync(present);
    if (replaces) await rename(present, aside);
    await rename(restored, present);
    syncOne(dataFolder);
    const before = replaces ? ` What stood there before is in ${aside}; delete it when all is well.` : '';
    const warning = isNewer
      ? ' It comes from a newer version of Shelfmark than this one: start that version, or watch out for what this one does not know.'
      : '';
    return {
      exitCode: 0,
      output: `Restored ${file} with ${accounts === 1 ? '1 account' : `${accounts} accounts`}.${warning}${before}`,
    };
  } catch (error) {
    await rm(restoring, { recursive: true, force: true });
    const told = unusable(dataFolder, error);
    const reason = (told instanceof Error && told.message) || 'it is not a whole backup of Shelfmark.';
    const output = `${file} could not be restored, and nothing was changed: ${reason}`;
    return { exitCode: 1, output };
  } finally {
    release();
  }
}

interface Unpacked {
  /** How many accounts the backup holds. */
  accounts: number;
  /** It has migrations that this code does not know. */
  isNewer: boolean;
}

async function unpack(file: string, dataDir: string): Promise<Unpacked> {
  // Unpacked here: the engine's own reader lets the error of a damaged file go past everybody.
  const loadDataDir = new Blob([await promisify(gunzip)(await readFile(file))]);
  const { openWith } = await import('#server/database/pglite.ts');
  const database = await openWith({ dataDir, loadDataDir });
  try {
    const { rows } = await database.query(`select (select count(*)::int from users) as accounts,
      (select max(created_at)::float8 from drizzle.__drizzle_migrations) as newest`);
    const [row] = rows;
    return { accounts: Number(row?.['accounts']), isNewer: Number(row?.['newest']) > newestMigration() };
  } finally {
    await database.close();
  }
}

/** `20261121T231500Z`. */
function stampOf(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d+/g, '');
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
