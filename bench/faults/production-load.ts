import { setTimeout as pause } from 'node:timers/promises';
import { Acknowledged } from './acknowledged.ts';
import { Failed, hold, type ProductionSetUp } from './fault.ts';
import { brokenAtRest } from './invariants.ts';
import { addPeople, type People } from './people.ts';
import { onData } from './production-set-up.ts';
import { Traffic } from './traffic.ts';

export interface Load {
  people: People;
  acknowledged: Acknowledged;
  traffic: Traffic;
  /** Waits until so many further writes are acknowledged. @throws when they are not within a minute */
  writes(count: number): Promise<void>;
  /** Ends the load and holds the data against everything acknowledged. @throws when something does not hold */
  check(): Promise<void>;
}

/** The worker looks for lost news of payments at its start and every ten minutes; events come again after a minute. */
const restMs = 100_000;

/** Starts people writing and buying through nginx, and waits until they do. */
export async function startLoad(
  given: ProductionSetUp,
  { writers = 6, buyers = 60, urlOf = () => given.production.url } = {},
): Promise<Load> {
  const { production } = given;
  const people = await onData(given, (database) =>
    addPeople(database, { ...production.settings }, { writers, buyers }),
  );
  const acknowledged = new Acknowledged();
  const traffic = new Traffic(urlOf, people, acknowledged);
  const processes = [...production.web, production.worker, production.nginx, production.postgres];
  const load: Load = {
    people,
    acknowledged,
    traffic,
    writes: async (count) => {
      const wanted = acknowledged.total + count;
      const until = performance.now() + 60_000;
      while (acknowledged.total < wanted && performance.now() < until) await pause(20);
      hold(acknowledged.total >= wanted, `no ${count} writes within a minute: ${traffic.words}`);
    },
    check: async () => {
      await traffic.stop();
      const dead = processes.filter(({ pid }) => pid === null).map(({ name }) => name);
      hold(dead.length === 0, `ended by itself: ${dead.join(', ')}`);
      const lost = await onData(given, (database) => acknowledged.missingFrom(database));
      if (lost.length > 0) throw new Failed(lost.join('; '));
      const until = performance.now() + restMs;
      let broken = await onData(given, brokenAtRest);
      while (broken.length > 0 && performance.now() < until) {
        await pause(2_000);
        broken = await onData(given, brokenAtRest);
      }
      if (broken.length > 0) throw new Failed(broken.join('; '));
      hold(traffic.unclear.length === 0, `unclear answers: ${traffic.unclear.slice(0, 3).join(' | ')}`);
    },
  };
  traffic.start();
  await load.writes(20);
  return load;
}
