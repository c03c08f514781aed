/** At the same time at all hosts together: links of one page may lead to a hundred of them. */
const atOnceEverywhere = 20;

/** At the same time at one host, and the shortest pause between two beginnings, in milliseconds. */
const atOnce = 2;
const pauseMs = 250;

/** Remembered before those without a request are forgotten. */
const mostHosts = 1_000;

/** Turns of requests to one host, whoever asks for them: no site is hurried by our customers together. */
export interface HostTurns {
  /**
   * Waits for a turn and runs the work.
   * @throws the signal's reason when it is aborted while waiting
   */
  take<Result>(host: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

interface Queue {
  running: number;
  waiting: (() => void)[];
}

interface Host extends Queue {
  nextStart: number;
}

export function createHostTurns(now: () => number = () => performance.now()): HostTurns {
  const hosts = new Map<string, Host>();
  const everywhere: Queue = { running: 0, waiting: [] };

  return {
    async take(name, signal, work) {
      const host = hosts.get(name) ?? { running: 0, nextStart: 0, waiting: [] };
      if (hosts.size > mostHosts) forgetIdle(hosts, now());
      hosts.set(name, host);
      await enter(host, atOnce, signal);
      try {
        const wait = host.nextStart - now();
        host.nextStart = Math.max(now(), host.nextStart) + pauseMs;
        if (wait > 0) await pause(wait, signal);
        await enter(everywhere, atOnceEverywhere, signal);
        try {
          signal.throwIfAborted();
          return await work();
        } finally {
          leave(everywhere);
        }
      } finally {
        leave(host);
      }
    },
  };
}

function forgetIdle(hosts: Map<string, Host>, now: number): void {
  for (const [name, { running, waiting, nextStart }] of hosts) {
    if (running === 0 && waiting.length === 0 && nextStart <= now) hosts.delete(name);
  }
}

async function enter(queue: Queue, most: number, signal: AbortSignal): Promise<void> {
  while (queue.running >= most) await turn(queue, signal);
  queue.running += 1;
}

function leave(queue: Queue): void {
  queue.running -= 1;
  queue.waiting.shift()?.();
}

function turn(queue: Queue, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      queue.waiting = queue.waiting.filter((waiting) => waiting !== go);
      reject(signal.reason);
    };
    const go = (): void => {
      signal.removeEventListener('abort', stop);
      resolve();
    };
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
    queue.waiting.push(go);
  });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}
