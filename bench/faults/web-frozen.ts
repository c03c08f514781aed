import { setTimeout as pause } from 'node:timers/promises';
import { hold, type Fault } from './fault.ts';
import { startLoad } from './production-load.ts';

/** Milliseconds; a process that computes, swaps or is moved to another machine stands still as long. */
const frozenMs = 20_000;

/** Each web process in turn stands still (SIGSTOP) with calls under way, and goes on with them afterwards. */
export const webFrozen: Fault = {
  name: 'web-frozen',
  setUp: 'production',
  limit: 420,
  async run(given) {
    const { web, worker } = given.production;
    const load = await startLoad(given);
    const { traffic, acknowledged } = load;
    const pids = [...web, worker].map(({ pid }) => pid);
    for (const one of web) {
      one.kill('SIGSTOP');
      try {
        await pause(frozenMs);
      } finally {
        one.kill('SIGCONT');
      }
      await load.writes(20);
    }
    await load.check();
    const same = [...web, worker].every(({ pid }, index) => pid === pids[index]);
    hold(same, 'a process of the product was another one afterwards');
    return `each of ${web.length} web processes frozen for ${frozenMs / 1_000} s, no call lost or done twice (${traffic.words}); ${acknowledged.words}`;
  },
};
