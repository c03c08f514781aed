import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** The folder is in use by another process. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number | null) {
    const holder = pid === null ? 'another process' : `another process (pid ${pid})`;
    super(
      `The data folder ${folder} is in use by ${holder}. Stop that one first, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUseError';
  }
}

/**
 * Holds a folder for one process. Two processes on one embedded database lose data silently, so the lock is one
 * that the operating system itself keeps (SQLite's file lock): it ends with its process however that ends, knows
 * no stale state, and cannot be fooled by a process id that was given out again.
 * @returns the release
 * @throws FolderInUseError
 */
export function lockFolder(folder: string): () => void {
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const holderFile = path.join(folder, 'lock.pid');
  const lock: DatabaseSync = new DatabaseSync(path.join(folder, 'lock'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy)
      throw new FolderInUseError(folder, readHolder(holderFile));
    throw error;
  }
  // Only for the sentence that a second process prints; the lock does not depend on it.
  writeFileSync(holderFile, String(process.pid));
  let held = true;
  return () => {
    if (!held) return;
    held = false;
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
