import { setTimeout as pause } from 'node:timers/promises';
import type { Production } from '#bench/production/production.ts';
import { hold, type Fault, type ProductionSetUp } from './fault.ts';
import { startLoad } from './production-load.ts';

/** Takes PostgreSQL away by a signal, looks at what the web processes say, and gives it back. */
async function takeAway(given: ProductionSetUp, signal: NodeJS.Signals, what: string): Promise<string> {
  const { postgres, web, worker } = given.production;
  const load = await startLoad(given);
  const { traffic, acknowledged, people } = load;
  const pids = [...web, worker].map(({ pid }) => pid);
  postgres.kill(signal);
  await postgres.ended();
  const answer = await traffic.call(people.writers[0]!, 'GET', '/api/content-history');
  hold(answer?.status === 503, `the answer without a database was ${String(answer?.status)}`);
  for (const one of web) {
    const ready = await fetch(`${one.url}/readyz`);
    hold(ready.status === 503, `/readyz of ${one.name} said ${ready.status} without a database`);
    const alive = await fetch(`${one.url}/healthz`);
    hold(alive.status === 200, `/healthz of ${one.name} said ${alive.status}`);
  }
  await pause(3_000);
  await startAgain(postgres);
  const from = performance.now();
  await load.writes(30);
  const seconds = ((performance.now() - from) / 1_000).toFixed(1);
  for (const one of web) {
    const ready = await fetch(`${one.url}/readyz`);
    hold(ready.status === 200, `/readyz of ${one.name} said ${ready.status} with the database back`);
  }
  await load.check();
  const same = [...web, worker].every(({ pid }, index) => pid === pids[index]);
  hold(same, 'a process of the product was another one afterwards');
  return `${what}: ${traffic.count('503')} calls answered 503 with a sentence (${traffic.words}), 30 writes ${seconds} s after the return; ${acknowledged.words}`;
}

/** Processes of a server whose first process was killed go on until they notice; until then none can be started. */
async function startAgain(postgres: Production['postgres']): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await postgres.start();
    } catch (error) {
      if (tries === 10) throw error;
      await pause(1_000);
    }
  }
}

/** "Fast" stop: transactions are rolled back, connections end. */
export const postgresStopped: Fault = {
  name: 'postgres-stopped',
  setUp: 'production',
  limit: 300,
  run: (given) => takeAway(given, 'SIGINT', 'fast stop'),
};

/** "Immediate" stop: nothing is written down, the next start recovers from the log. */
export const postgresCrashed: Fault = {
  name: 'postgres-crashed',
  setUp: 'production',
  limit: 300,
  run: (given) => takeAway(given, 'SIGQUIT', 'immediate stop and recovery'),
};

/** `kill -9` of the server's first process, as by the system when memory runs out: its children outlive it for a while. */
export const postgresKilled: Fault = {
  name: 'postgres-killed',
  setUp: 'production',
  limit: 300,
  run: (given) => takeAway(given, 'SIGKILL', 'first process killed, and recovery'),
};
