import { setTimeout as pause } from 'node:timers/promises';
import { hold, type Fault } from './fault.ts';
import { startLoad } from './production-load.ts';

const rounds = 12;

/** All connections to PostgreSQL are cut again and again, also in the middle of transactions. */
export const connectionsCut: Fault = {
  name: 'connections-cut',
  setUp: 'production',
  limit: 300,
  async run(given) {
    const { postgres, web, worker } = given.production;
    const load = await startLoad(given);
    const pids = [...web, worker].map(({ pid }) => pid);
    let cut = 0;
    for (let round = 0; round < rounds; round += 1) {
      const rows = await postgres.query(
        `select pg_terminate_backend(pid) as cut from pg_stat_activity
         where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      cut += rows.length;
      await pause(400);
    }
    await load.writes(30);
    await load.check();
    const { traffic, acknowledged } = load;
    const same = [...web, worker].every(({ pid }, index) => pid === pids[index]);
    hold(same, 'a process of the product was another one afterwards');
    return `${cut} connections cut in ${rounds} rounds, ${traffic.count('503')} calls answered 503 with a sentence (${traffic.words}); ${acknowledged.words}`;
  },
};
