import { existsSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { DataFolderError } from './data-folder-error.ts';
import { syncFolder, syncOne } from './sync-folder.ts';

/** Below so many free bytes a disk is called full: the embedded database writes files of 16 MB. */
const fullBelow = 16 * 1024 * 1024;

/** The embedded database inside a data folder. */
export const databaseFolder = (dataFolder: string): string => path.join(dataFolder, 'pg');

/**
 * A database being made, by `openPglite` at the first start. It takes its place when it is whole, so that a start which
 * is killed half-way leaves nothing that looks like a database.
 */
const makingFolder = (dataFolder: string): string => path.join(dataFolder, 'pg.making');

/** A backup being unpacked. */
export const restoringFolder = (dataFolder: string): string => path.join(dataFolder, 'pg.restoring');

/** A backup that is unpacked, opened and found good; what stood in its place may be moved aside now. */
export const restoredFolder = (dataFolder: string): string => path.join(dataFolder, 'pg.restored');

/** Makes the data folder for its owner alone, with the folders above it. @throws DataFolderError */
export async function makeDataFolder(dataFolder: string): Promise<void> {
  try {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw unusable(dataFolder, error);
  }
}

/**
 * Sees to it that a whole database stands in the data folder, which must be locked: one that is there is left alone, a
 * restore that was cut off between its two moves is finished, and where there is none one is made.
 * @param make fills the folder it is given with a new database
 * @throws DataFolderError when files stand there that are no whole database: a new one would be written over them
 */
export async function settleDatabaseFolder(
  dataFolder: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const present = databaseFolder(dataFolder);
  const restored = restoredFolder(dataFolder);
  const making = makingFolder(dataFolder);
  try {
    // Not there any more, so the restore had begun to put its own in the place.
    if (!existsSync(present) && existsSync(restored)) renameSync(restored, present);
    // Of a restore that was killed before that: nobody asks for it any more.
    for (const left of [restored, restoringFolder(dataFolder)])
      rmSync(left, { recursive: true, force: true });
    if (existsSync(path.join(present, 'PG_VERSION'))) return;
    if (existsSync(present)) {
      if (readdirSync(present).length > 0) throw damaged(dataFolder, 'its file PG_VERSION is missing');
      rmSync(present, { recursive: true });
    }
    rmSync(making, { recursive: true, force: true });
    await mkdir(making, { mode: 0o700 });
    await make(making);
    syncFolder(making);
    renameSync(making, present);
    syncOne(dataFolder);
  } catch (error) {
    throw unusable(dataFolder, error);
  }
}

/** For an error of the disk: what its owner can do about it. Anything else is given back as it is. */
export function unusable(dataFolder: string, error: unknown): unknown {
  if (error instanceof DataFolderError) return error;
  const reason = reasonOf(error) ?? (isFull(dataFolder) ? reasons.full : undefined);
  if (reason === undefined) return error;
  return new DataFolderError(
    `The data folder ${dataFolder} cannot be used: ${reason}. Put that right, or set DATA_DIR to another folder.`,
    { cause: error },
  );
}

/** For a database that does not open: the disk's fault, or else the files'. */
export function unopened(dataFolder: string, error: unknown): unknown {
  const known = unusable(dataFolder, error);
  return known instanceof DataFolderError
    ? known
    : damaged(dataFolder, 'it could not be opened', { cause: error });
}

function damaged(dataFolder: string, what: string, options?: ErrorOptions): DataFolderError {
  return new DataFolderError(
    `The database in ${databaseFolder(dataFolder)} is damaged or not whole: ${what}. Nothing was changed. Restore a backup with npm run restore -- FILE, which keeps the damaged one beside it; or move that folder away to begin with an empty database.`,
    options,
  );
}

const reasons = {
  full: 'its disk is full',
  readOnly: 'its disk is read-only',
  forbidden: 'this user may not read and write there',
  aFile: 'it or a folder above it is a file, or does not exist and cannot be made',
  failing: 'its disk reports a failure',
  lock: 'its file “lock” is not the one that the product made; delete that file while no Shelfmark runs',
} as const;

/** By the codes of Node, of SQLite (the lock) and of the embedded database's own file system (WASI's numbers). */
const byCode = new Map<string | number, string>([
  ...(['ENOSPC', 'EDQUOT', 'sqlite 13', 'wasi 51', 'wasi 19'] as const).map(entryOf(reasons.full)),
  ...(['EROFS', 'sqlite 8', 'wasi 69'] as const).map(entryOf(reasons.readOnly)),
  ...(['EACCES', 'EPERM', 'sqlite 3', 'wasi 2', 'wasi 63'] as const).map(entryOf(reasons.forbidden)),
  ...(['ENOTDIR', 'EEXIST', 'EISDIR', 'ENOENT'] as const).map(entryOf(reasons.aFile)),
  ...(['EIO', 'sqlite 10', 'wasi 29'] as const).map(entryOf(reasons.failing)),
  ...(['sqlite 11', 'sqlite 14', 'sqlite 26'] as const).map(entryOf(reasons.lock)),
]);

function entryOf(reason: string): (code: string) => [string, string] {
  return (code) => [code, reason];
}

function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error) return byCode.get(`sqlite ${Number(error.errcode) & 0xff}`);
  if ('code' in error) return byCode.get(String(error.code));
  return 'errno' in error ? byCode.get(`wasi ${Number(error.errno)}`) : undefined;
}

function isFull(dataFolder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dataFolder);
    return bavail * bsize < fullBelow;
  } catch {
    return false;
  }
}
