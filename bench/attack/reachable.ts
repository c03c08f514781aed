import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export interface ReachableOrder {
  /** Ports of this machine that the product may ask. */
  ports: readonly number[];
  /** Subscribers to sign in. */
  people: number;
  /** Where a model answers; without one the rules write. */
  modelUrl?: string;
}
export type ReachableAnswer = { port: number; cookies: string[] } | { heapMb: number };

/** The product with servers of this machine in its reach. */
export interface Reachable {
  url: string;
  /** Cookie headers of its subscribers. */
  cookies: string[];
  /** Memory of the process with its threads, in MB: the most since the start, and now. */
  memory(): { mostMb: number; nowMb: number };
  /** Objects that are left in its main thread after a collection, in MB. */
  heapMb(): Promise<number>;
  /** Processes that it has started and that still run. */
  children(): number;
  /** What it wrote to its log. */
  log(): string;
  isRunning(): boolean;
  stop(): Promise<void>;
}

const lookMs = 200;
const startLimitMs = 300_000;

/** @throws an error whose sentence says why it did not start */
export async function openReachable(order: ReachableOrder): Promise<Reachable> {
  const child = fork(path.join(import.meta.dirname, 'reachable-product.ts'), {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env['PATH'] },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-200_000)));
  const ended = once(child, 'exit');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  child.send(order);
  const started = (await Promise.race([
    once(child, 'message', { signal: AbortSignal.timeout(startLimitMs) }),
    ended.then(() => []),
  ])) as [ReachableAnswer?];
  const [answer] = started;
  if (!answer || !('port' in answer)) {
    child.kill('SIGKILL');
    throw new Error(`The product did not start: ${output.slice(-1_000)}`);
  }
  const memory = { mostMb: 0, nowMb: 0 };
  const looking = setInterval(() => {
    void readFile(`/proc/${child.pid}/status`, 'utf8').then(
      (status) => {
        memory.nowMb = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
        memory.mostMb = Math.max(memory.mostMb, memory.nowMb);
      },
      () => undefined,
    );
  }, lookMs);
  return {
    url: `http://127.0.0.1:${answer.port}`,
    cookies: answer.cookies,
    memory: () => ({ ...memory }),
    heapMb: async () => {
      const told = once(child, 'message') as Promise<[ReachableAnswer]>;
      child.send('heap');
      const [heap] = await told;
      return 'heapMb' in heap ? heap.heapMb : Number.NaN;
    },
    children: () => childrenOf(child.pid ?? 0),
    log: () => output,
    isRunning,
    stop: async () => {
      clearInterval(looking);
      child.kill('SIGTERM');
      const hard = setTimeout(() => child.kill('SIGKILL'), 15_000);
      await ended;
      clearTimeout(hard);
    },
  };
}

/** Of the process itself; what those have started is not counted. */
function childrenOf(pid: number): number {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid).length;
}

function parentOf(pid: string): number | null {
  try {
    // The name in brackets may hold spaces and brackets.
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}
