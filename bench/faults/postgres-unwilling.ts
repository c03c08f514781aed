import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { hold, type Fault, type ProductionSetUp } from './fault.ts';
import { startLoad } from './production-load.ts';

/** Milliseconds for which the server answers and yet does not do what it is asked. */
const unwillingMs = 8_000;
const cutAll = `select pg_terminate_backend(pid) from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;

/** @returns what was counted */
async function underLoad(
  given: ProductionSetUp,
  what: string,
  harm: (given: ProductionSetUp) => Promise<void>,
): Promise<string> {
  const { web, worker } = given.production;
  const load = await startLoad(given);
  const { traffic, acknowledged } = load;
  const pids = [...web, worker].map(({ pid }) => pid);
  await harm(given);
  const from = performance.now();
  await load.writes(30);
  const seconds = ((performance.now() - from) / 1_000).toFixed(1);
  hold(traffic.count('503') > 0, `nothing was harmed: ${traffic.words}`);
  await load.check();
  const same = [...web, worker].every(({ pid }, index) => pid === pids[index]);
  hold(same, 'a process of the product was another one afterwards');
  return `${what}: ${traffic.count('503')} calls answered 503 with a sentence (${traffic.words}), 30 writes ${seconds} s after it; ${acknowledged.words}`;
}

/** As after a change of the primary server: connections work, writes are refused. Nobody restarts the product afterwards. */
export const postgresReadOnly: Fault = {
  name: 'postgres-read-only',
  setUp: 'production',
  limit: 300,
  run: (given) =>
    underLoad(given, 'writes refused for 8 s', async ({ production: { postgres } }) => {
      await postgres.query('alter database postgres set default_transaction_read_only = on');
      await postgres.query(cutAll);
      await pause(unwillingMs);
      await postgres.query(
        'begin read write; alter database postgres reset default_transaction_read_only; commit',
      );
    }),
};

/** Another program takes every connection that the server allows. */
export const postgresOccupied: Fault = {
  name: 'postgres-occupied',
  setUp: 'production',
  limit: 300,
  run: (given) =>
    underLoad(given, 'all connections taken for 8 s', async ({ production: { postgres } }) => {
      const taken: Client[] = [];
      const until = performance.now() + unwillingMs;
      await postgres.query(cutAll);
      while (performance.now() < until) {
        const client = new Client({ connectionString: postgres.url });
        client.on('error', () => undefined);
        try {
          await client.connect();
          taken.push(client);
        } catch {
          await pause(5);
        }
      }
      await Promise.all(taken.map((client) => client.end()));
    }),
};

const busiest = `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
  order by (state = 'active') desc, query_start desc limit 1`;

/** One of the server's own processes is killed: it ends all others and recovers from its log, by itself. */
export const postgresProcessKilled: Fault = {
  name: 'postgres-process-killed',
  setUp: 'production',
  limit: 300,
  run: (given) =>
    underLoad(given, 'three times a process of PostgreSQL killed', async ({ production: { postgres } }) => {
      for (let time = 0; time < 3; time += 1) {
        const [row] = await postgres.query(busiest);
        if (row) process.kill(Number(row['pid']), 'SIGKILL');
        // Its recovery takes no connections.
        while (!(await postgres.query('select 1').catch(() => null))) await pause(200);
        await pause(1_500);
      }
    }),
};
