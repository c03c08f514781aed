import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { api, type ApiKey } from '#contract/api.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { fuzzCall, type FuzzedCall } from '#tests/fuzz/fuzz-call.ts';
import { openStage } from '#tests/fuzz/stage.ts';
import { startPostgresServer } from '#tests/setup/postgres-server.ts';
import { judged, type Attack, type AttackOptions } from './attack.ts';

/** Added to the seed for the requests behind the warming, which would else be sent twice. */
const otherSeed = 1_000_003;
/** Requests to each call. */
const usualRuns = 60;
/**
 * Part of the requests that all calls get before the heap is read the first time: by then the code of every tool is loaded
 * and what it remembers of texts is there. Read before that, 45 MB of code on first use looked like a climb.
 */
const warmingShare = 1 / 3;
/** Growth of the heap over the other requests, in MB, beyond which it climbs. */
const mostGrowthMb = 40;

export const attack: Attack = {
  what: 'Every call of the contract gets seeded requests made from its own schemas, damaged in value, shape, encoding, head, query and path, on both databases',
  async run(options) {
    const embedded = await fuzzAll(options);
    const server = await startPostgresServer();
    if ('reason' in server) {
      const counted = `embedded database: ${embedded.counted}; PostgreSQL: skipped, ${server.reason}`;
      return judged(counted, embedded.findings);
    }
    try {
      const { counted, findings } = await fuzzAll(options, server.url);
      const both = `embedded database: ${embedded.counted}; PostgreSQL: ${counted}`;
      return judged(both, [...embedded.findings, ...findings.map((finding) => `PostgreSQL: ${finding}`)]);
    } finally {
      await server.stop();
    }
  },
};

async function fuzzAll(
  { runs, seed }: AttackOptions,
  url?: string,
): Promise<{ counted: string; findings: string[] }> {
  const database = url === undefined ? undefined : await openPostgres(url);
  const stage = await openStage(database && { database });
  const findings: string[] = [];
  const calls: FuzzedCall[] = [];
  try {
    const before = await stage.victimRows();
    const keys = Object.keys(api) as ApiKey[];
    const all = runs ?? usualRuns;
    const warming = Math.ceil(all * warmingShare);
    const fuzzEach = async (some: { runs: number; seed: number }) => {
      for (const key of keys) {
        const call = await fuzzCall(stage, key, some);
        calls.push(call);
        if (call.fault !== null) findings.push(`${key}: ${call.fault}`);
      }
    };
    await fuzzEach({ runs: warming, seed });
    const heapBefore = heapMb();
    if (all > warming) await fuzzEach({ runs: all - warming, seed: seed + otherSeed });
    const growth = Math.round(heapMb() - heapBefore);
    if ((await stage.victimRows()) !== before) findings.push('What belongs to the victim was changed');
    if (growth > mostGrowthMb) findings.push(`The heap grew by ${growth} MB`);
    const total = (matches: (status: number) => boolean) =>
      calls
        .flatMap(({ statuses }) => Object.entries(statuses))
        .reduce((sum, [status, count]) => sum + (matches(Number(status)) ? count : 0), 0);
    const reached = new Set(calls.filter(({ statuses }) => (statuses[200] ?? 0) > 0).map(({ key }) => key));
    const counted = [
      `${total(() => true)} requests to ${keys.length} calls, ${total((status) => status === 200)} of them accepted (${reached.size} calls accepted some)`,
      `${total((status) => status === 500)} answers 500`,
      `slowest answer ${Math.max(...calls.map(({ slowestMs }) => slowestMs))} ms`,
      `heap ${growth >= 0 ? '+' : ''}${growth} MB`,
    ].join(', ');
    return { counted, findings };
  } finally {
    await stage.close();
    await database?.close();
  }
}

/** After a collection. */
function heapMb(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}
