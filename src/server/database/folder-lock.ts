import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { unusable } from './data-folder.ts';
import { DataFolderError } from './data-folder-error.ts';

/** The folder is in use by another process. */
export class FolderInUseError extends DataFolderError {
  constructor(folder: string, pid: number | null) {
    const holder = pid === null ? 'another process' : `another process (pid ${pid})`;
    super(
      `The data folder ${folder} is in use by ${holder}. Stop that one first, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUseError';
  }
}

/** A lock that nobody refers to any more is collected as garbage, and lets go of its file. */
const heldLocks = new Set<DatabaseSync>();

/**
 * Holds a folder for one process. Two processes on one embedded database lose data silently, so the lock is one
 * that the operating system itself keeps (SQLite's file lock): it ends with its process however that ends, knows
 * no stale state, and cannot be fooled by a process id that was given out again.
 * @returns the release
 * @throws FolderInUseError; DataFolderError where nothing can be written
 */
export function lockFolder(folder: string): () => void {
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const holderFile = path.join(folder, 'lock.pid');
  let opened: DatabaseSync | undefined;
  try {
    opened = new DatabaseSync(path.join(folder, 'lock'));
    opened.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
    // Only for the sentence that a second process prints; the lock does not depend on it.
    writeFileSync(holderFile, String(process.pid));
  } catch (error) {
    opened?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy)
      throw new FolderInUseError(folder, readHolder(holderFile));
    throw unusable(folder, error);
  }
  const lock = opened;
  heldLocks.add(lock);
  return () => {
    if (!heldLocks.delete(lock)) return;
    rmSync(holderFile, { force: true });
    lock.close();
  };
}

const sqliteBusy = 5;

function readHolder(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}
