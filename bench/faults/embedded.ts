import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPglite } from '#server/database/pglite.ts';
import type { Database } from '#server/database/database.ts';
import { definePart, type Part } from '#bench/production/part.ts';
import { Acknowledged } from './acknowledged.ts';
import { Failed, hold, type EmbeddedSetUp } from './fault.ts';
import { brokenAtRest } from './invariants.ts';
import { addPeople, type People } from './people.ts';
import { Traffic } from './traffic.ts';

const built = path.resolve(import.meta.dirname, '../../dist/server');

/** The built product on an embedded database, with people in it and load for it. */
export interface Embedded {
  product: Part;
  dataFolder: string;
  url: string;
  settings: Record<string, string>;
  people: People;
  acknowledged: Acknowledged;
  traffic: Traffic;
  /** Works on the data while the product does not run. */
  onData<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** Ends the product in order, and holds the data against everything acknowledged. */
  check(): Promise<void>;
  /** The product's operator command in a process of its own. @returns what it printed */
  operate(words: readonly string[], settings?: Record<string, string>): Promise<string>;
}

export interface EmbeddedPlan {
  writers?: number;
  buyers?: number;
  settings?: Record<string, string>;
  /** Arguments of Node before the product's file. */
  nodeArguments?: string[];
  dataFolder?: string;
}

/** The news of payments that an end cut off are asked for this long after a start, at the latest. */
const newsMs = 6_000;

export async function openEmbedded(given: EmbeddedSetUp, plan: EmbeddedPlan = {}): Promise<Embedded> {
  const { folder, guardian, port } = given;
  const dataFolder = plan.dataFolder ?? path.join(folder, 'data');
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'error',
    ...plan.settings,
  };
  const environment = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings };
  const product = definePart(
    {
      name: 'product',
      command: process.execPath,
      args: [...(plan.nodeArguments ?? []), path.join(built, 'main.js')],
      environment,
      user: {},
      stopSignal: 'SIGTERM',
      isReady: async (printed) => printed.includes('Shelfmark is ready at'),
    },
    folder,
    guardian,
  );
  const onData = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await openPglite(dataFolder);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const counts = { writers: plan.writers ?? 5, buyers: plan.buyers ?? 100 };
  const people = await onData((database) => addPeople(database, settings, counts));
  const acknowledged = new Acknowledged();
  const traffic = new Traffic(() => url, people, acknowledged);
  return {
    product,
    dataFolder,
    url,
    settings,
    people,
    acknowledged,
    traffic,
    onData,
    check: async () => {
      if (product.pid === null) await product.start();
      await pause(newsMs);
      const exit = await product.stop();
      hold(exit?.code === 0, `a stop in order ended with ${JSON.stringify(exit)}: ${lastLines(product)}`);
      const faults = await onData(async (database) => [
        ...(await acknowledged.missingFrom(database)),
        ...(await brokenAtRest(database)),
      ]);
      if (faults.length > 0) throw new Failed(faults.join('; '));
      hold(traffic.unclear.length === 0, `unclear answers: ${traffic.unclear.slice(0, 3).join(' | ')}`);
    },
    operate: (words, other = {}) => operate(words, { ...environment, ...other }, given),
  };
}

let operated = 0;

async function operate(
  words: readonly string[],
  environment: Record<string, string | undefined>,
  { folder, guardian }: EmbeddedSetUp,
): Promise<string> {
  const part = definePart(
    {
      name: `operator-${(operated += 1)}`,
      command: process.execPath,
      args: [path.join(built, 'account.js'), ...words],
      environment,
      user: {},
      stopSignal: 'SIGTERM',
      isReady: async () => true,
    },
    folder,
    guardian,
  );
  await part.start();
  const { code } = await part.ended();
  hold(code === 0, `${words.join(' ')} ended with ${code}: ${part.log().trim()}`);
  return part.log().trim();
}

function lastLines(part: Part): string {
  return part.log().trim().split('\n').slice(-3).join(' / ').slice(0, 600);
}
