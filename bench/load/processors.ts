import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import type { Production } from '#bench/production/production.ts';

/** Processor seconds since their start, by what spent them. */
export type Spent = Record<string, number>;

/** Linux counts processor time in hundredths of a second on every machine that this runs on. */
const ticksPerSecond = 100;

/**
 * Processor seconds of every part of the set-up with its children, of this program (`load`), and of everything that
 * ran on the machine (`machine`). Read from /proc, so on Linux only.
 */
export function readSpent({ web, worker, nginx, postgres }: Production): Spent {
  const processes = readProcesses();
  const of = (pid: number | null) => (pid === null ? 0 : secondsOf(pid, processes));
  const { user, system } = process.cpuUsage();
  return {
    web: web.reduce((sum, { pid }) => sum + of(pid), 0),
    worker: of(worker.pid),
    nginx: of(nginx.pid),
    postgres: of(postgres.pid),
    load: (user + system) / 1_000_000,
    machine: machineSeconds(),
  };
}

/** Cores that were busy on average between two readings. */
export function coresBusy(before: Spent, after: Spent, seconds: number): Spent {
  return Object.fromEntries(
    Object.entries(after).map(([name, spent]) => [name, (spent - (before[name] ?? 0)) / seconds]),
  );
}

interface Process {
  parent: number;
  /** Of itself. */
  own: number;
  /** Of children that have ended. */
  ended: number;
}

function secondsOf(pid: number, processes: ReadonlyMap<number, Process>): number {
  const found = processes.get(pid);
  if (!found) return 0;
  let seconds = found.own + found.ended;
  for (const [child, { parent }] of processes) if (parent === pid) seconds += secondsOf(child, processes);
  return seconds;
}

function readProcesses(): Map<number, Process> {
  const found = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const line = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name of the program stands in brackets and may hold anything.
      const fields = line
        .slice(line.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const [, parent = 0] = fields;
      const [own = 0, system = 0, children = 0, childrenSystem = 0] = fields.slice(11, 15);
      found.set(Number(name), {
        parent,
        own: (own + system) / ticksPerSecond,
        ended: (children + childrenSystem) / ticksPerSecond,
      });
    } catch {
      // It ended in the meantime.
    }
  }
  return found;
}

/** All cores together, without waiting. */
function machineSeconds(): number {
  return os
    .cpus()
    .reduce((sum, { times }) => sum + (times.user + times.nice + times.sys + times.irq) / 1_000, 0);
}
