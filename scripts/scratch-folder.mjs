// Where the check keeps what it throws away: in memory where there is room for it.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const shared = '/dev/shm';
const prefix = 'shelfmark-check-';
/** Free bytes of the folder and of the machine, below which the disk is used. In the middle of a check 97 MiB were seen. */
const leastRoom = 4 * 1024 ** 3;

/**
 * Makes a folder in memory the temporary one of everything that this process starts, and takes it away at its end. The
 * tests make and delete some hundred databases of a thousand small files each; on a disk that took half of the kernel's
 * share and a sixth of the whole time. Elsewhere than on Linux, and where memory is short or nothing may be executed
 * there, the temporary folder stays what it is.
 */
export function keepScratchInMemory() {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return;
  let folder;
  try {
    leftBehind().forEach(remove);
    folder = mkdtempSync(path.join(shared, `${prefix}${process.pid}-`));
    // PostgreSQL and the browser run as users of their own where the check is run by root. What lies in it is closed by its own mode.
    chmodSync(folder, 0o755);
  } catch {
    return;
  }
  process.on('exit', () => {
    try {
      remove(folder);
    } catch {
      // A child that was not stopped writes still: the next check takes it away, and this one's result stays what it is.
    }
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  if (mayExecute(folder)) process.env.TMPDIR = folder;
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(shared);
    return bavail * bsize >= leastRoom && os.freemem() >= leastRoom;
  } catch {
    return false;
  }
}

/** A container often forbids it, and a browser keeps programs of its own among its temporary files. */
function mayExecute(folder) {
  const program = path.join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}

/** Folders of checks that were killed: memory is not given back by itself. */
function leftBehind() {
  return readdirSync(shared)
    .filter((name) => name.startsWith(prefix) && !isRunning(Number.parseInt(name.slice(prefix.length), 10)))
    .map((name) => path.join(shared, name));
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function remove(folder) {
  rmSync(folder, { recursive: true, force: true });
}
