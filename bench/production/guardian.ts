// Ends what a program started when the program itself is gone, also after a crash or `kill -9`: its input closes then.
// Lines: `start PID`, `end PID`, `folder PATH`. It runs in a process group of its own, so that Ctrl-C spares it.
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds for a clean stop before SIGKILL. */
const patience = 5_000;
const groups = new Set<number>();
const folders: string[] = [];

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const [word, value] = splitOnce(line);
  if (word === 'start') groups.add(Number(value));
  if (word === 'end') groups.delete(Number(value));
  if (word === 'folder') folders.push(value);
});
lines.on('close', () => {
  void endAll().then(() => process.exit(0));
});

async function endAll(): Promise<void> {
  const until = Date.now() + patience;
  for (const pid of groups) signal(pid, 'SIGTERM');
  while (Date.now() < until && [...groups].some((pid) => signal(pid, 0))) await pause(50);
  for (const pid of groups) signal(pid, 'SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Each was started as the leader of a process group. @returns whether anything of it was there */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, name);
  } catch {
    return false;
  }
}

function splitOnce(line: string): [string, string] {
  const at = line.indexOf(' ');
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)];
}
