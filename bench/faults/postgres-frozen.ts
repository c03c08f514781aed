import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { hold, type Fault } from './fault.ts';
import { startLoad } from './production-load.ts';

/** Longer than the product waits for one statement, so that its patience ends before the database comes back. */
const frozenMs = 45_000;

/** A process and all that it started. */
function family(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return [pid, ...children.split(' ').filter(Boolean).map(Number).flatMap(family)];
  } catch {
    // It ended between two looks.
    return [pid];
  }
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // A server process that ended meanwhile.
    }
  }
}

/** Stops PostgreSQL in the middle without ending it: connections stay open, new ones are taken, and nothing answers. */
export const postgresFrozen: Fault = {
  name: 'postgres-frozen',
  setUp: 'production',
  limit: 300,
  run: async (given) => {
    const { postgres, web, worker } = given.production;
    const load = await startLoad(given);
    const { traffic, acknowledged, people } = load;
    const pids = [...web, worker].map(({ pid }) => pid);
    hold(postgres.pid !== null, 'PostgreSQL did not run');
    const frozen = family(postgres.pid ?? 0);
    signalAll(frozen, 'SIGSTOP');
    let slowest = 0;
    try {
      const until = performance.now() + frozenMs;
      while (performance.now() < until) {
        const from = performance.now();
        const answer = await traffic.call(people.writers[0]!, 'GET', '/api/content-history');
        slowest = Math.max(slowest, performance.now() - from);
        hold(answer?.status === 503, `the answer of a frozen database was ${String(answer?.status)}`);
        for (const one of web) {
          const ready = await fetch(`${one.url}/readyz`);
          hold(ready.status === 503, `/readyz of ${one.name} said ${ready.status} with a frozen database`);
          const alive = await fetch(`${one.url}/healthz`);
          hold(alive.status === 200, `/healthz of ${one.name} said ${alive.status}`);
        }
        await pause(1_000);
      }
    } finally {
      signalAll(frozen, 'SIGCONT');
    }
    const from = performance.now();
    await load.writes(30);
    const seconds = ((performance.now() - from) / 1_000).toFixed(1);
    await load.check();
    const same = [...web, worker].every(({ pid }, index) => pid === pids[index]);
    hold(same, 'a process of the product was another one afterwards');
    return `frozen for ${frozenMs / 1_000} s: every call answered 503 with a sentence (${traffic.words}), the slowest after ${(slowest / 1_000).toFixed(0)} s, 30 writes ${seconds} s after the return; ${acknowledged.words}`;
  },
};
