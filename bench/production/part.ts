import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, fchownSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How a process ended: by itself with a code, or by a signal. */
export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface PartPlan {
  /** Such as `web-1`; also the name of its log. */
  name: string;
  command: string;
  args: readonly string[];
  environment: Record<string, string | undefined>;
  /** Whom it runs as; empty for the own user. */
  user: { uid?: number; gid?: number };
  /** Ends it in order. */
  stopSignal: NodeJS.Signals;
  /** Asked again and again after the start, with what this run printed so far. An error counts as no. */
  isReady: (printed: string) => Promise<boolean>;
}

/** One process of the set-up. Its number changes with each start; everything else stays. */
export interface Part {
  readonly name: string;
  /** Null while it does not run. */
  readonly pid: number | null;
  /** Starts it and waits until it answers. @throws when it ends before, or does not answer within a minute */
  start(): Promise<void>;
  /** Sends a signal and returns at once. @throws when it does not run */
  kill(signal: NodeJS.Signals): void;
  /** Ends it in order; SIGKILL after `patience` milliseconds. Undefined when it did not run. */
  stop(patience?: number): Promise<Exit | undefined>;
  /** Stops in order and starts again. */
  restart(): Promise<void>;
  /** How the run that is going on, or the last one, ended. */
  ended(): Promise<Exit>;
  /** Everything that it printed in all its runs. */
  log(): string;
}

/** Ends everything that was started when this program is gone, however it went. */
export interface Guardian {
  started(pid: number): void;
  ended(pid: number): void;
  /** Asks for a folder's removal, once everything has ended. */
  removeLater(folder: string): void;
  /** Ends what still runs and removes the folders. */
  release(): Promise<void>;
}

export function openGuardian(): Guardian {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'guardian.ts')], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  });
  // The guardian may not keep this program alive: when the program's work is done, its end releases the guardian.
  child.unref();
  if ('unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref();
  child.stdin.on('error', () => undefined);
  const say = (line: string) => child.stdin.write(`${line}\n`);
  return {
    started: (pid) => say(`start ${pid}`),
    ended: (pid) => say(`end ${pid}`),
    removeLater: (folder) => say(`folder ${folder}`),
    release: async () => {
      child.ref();
      const gone = child.exitCode === null ? once(child, 'exit') : undefined;
      child.stdin.end();
      await gone;
    },
  };
}

const startLimitMs = 60_000;
const stopLimitMs = 20_000;

/** A part that does not run yet. Its log is a file in `folder`, so that writing it costs this program nothing. */
export function definePart(plan: PartPlan, folder: string, guardian: Guardian): Part {
  const logFile = path.join(folder, `${plan.name}.log`);
  let child: ChildProcess | null = null;
  let end: Promise<Exit> = Promise.resolve({ code: null, signal: null });
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null;
  const log = () => (existsSync(logFile) ? readFileSync(logFile, 'utf8') : '');
  const part: Part = {
    name: plan.name,
    get pid() {
      return isRunning() ? (child?.pid ?? null) : null;
    },
    start: async () => {
      if (isRunning()) throw new Error(`${plan.name} runs already`);
      const before = log().length;
      const output = openSync(logFile, 'a');
      // nginx opens its own standard output once more, as the user that it runs as.
      if (plan.user.uid !== undefined) fchownSync(output, plan.user.uid, plan.user.gid ?? plan.user.uid);
      // A process group of its own: Ctrl-C reaches this program alone, and the guardian ends the group as a whole.
      const started = spawn(plan.command, [...plan.args], {
        env: plan.environment,
        stdio: ['ignore', output, output],
        detached: true,
        cwd: folder,
        ...plan.user,
      });
      closeSync(output);
      child = started;
      end = new Promise((resolve, reject) => {
        started.once('error', reject);
        started.once('exit', (code, signal) => {
          if (started.pid !== undefined) guardian.ended(started.pid);
          resolve({ code, signal });
        });
      });
      end.catch(() => undefined);
      if (started.pid === undefined) await end;
      else guardian.started(started.pid);
      await answers(plan, isRunning, () => log().slice(before));
    },
    kill: (signal) => {
      if (!isRunning()) throw new Error(`${plan.name} does not run`);
      child?.kill(signal);
    },
    stop: async (patience = stopLimitMs) => {
      if (!isRunning()) return undefined;
      const hard = setTimeout(() => child?.kill('SIGKILL'), patience);
      child?.kill(plan.stopSignal);
      try {
        return await end;
      } finally {
        clearTimeout(hard);
      }
    },
    restart: async () => {
      await part.stop();
      await part.start();
    },
    ended: () => end,
    log,
  };
  return part;
}

async function answers(plan: PartPlan, isRunning: () => boolean, printed: () => string): Promise<void> {
  const until = Date.now() + startLimitMs;
  while (Date.now() < until && isRunning()) {
    if (await plan.isReady(printed()).catch(() => false)) return;
    await pause(50);
  }
  const last = printed().trim().split('\n').slice(-3).join('\n');
  throw new Error(`${plan.name} ${isRunning() ? 'did not answer within a minute' : 'ended'}: ${last}`);
}
