import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a killed group may take to be gone, in milliseconds. */
const goneWithinMs = 3_000;

/** Kills every process of a group at once; a group that is already gone is fine. */
export function killGroup(group: number): void {
  try {
    process.kill(process.platform === 'win32' ? group : -group, 'SIGKILL');
  } catch {
    // Nobody left.
  }
}

/** Kills the group and waits until nothing of it is left. @returns whether it is gone */
export async function endGroup(group: number): Promise<boolean> {
  const until = Date.now() + goneWithinMs;
  do {
    killGroup(group);
    if (!(await isAlive(group))) return true;
    await wait(20);
  } while (Date.now() < until);
  return false;
}

async function isAlive(group: number): Promise<boolean> {
  if (process.platform === 'linux') return (await membersOf(group)).length > 0;
  try {
    process.kill(process.platform === 'win32' ? group : -group, 0);
    return true;
  } catch {
    return false;
  }
}

/** Living processes of a group, as Linux lists them. Zombies that wait for their parent do not count. */
export async function membersOf(group: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const members = await Promise.all(
    pids.map(async (pid) => {
      const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      // The name stands in brackets and may hold anything; state, parent, group and so on follow it.
      const [state, , pgrp] = line.slice(line.lastIndexOf(')') + 2).split(' ');
      return Number(pgrp) === group && state !== 'Z' && state !== 'X' ? [Number(pid)] : [];
    }),
  );
  return members.flat();
}

/** Memory in bytes that a group fills itself, without the program's own file; null where the system does not tell. */
export async function memoryOf(group: number): Promise<number | null> {
  if (process.platform !== 'linux') return null;
  const sizes = await Promise.all(
    (await membersOf(group)).map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      const lines = [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm)];
      return lines.reduce((sum, [, kilobytes]) => sum + Number(kilobytes) * 1024, 0);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
