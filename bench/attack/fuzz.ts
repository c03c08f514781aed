import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { api, type ApiKey } from '#contract/api.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { fuzzCall, type FuzzedCall } from '#tests/fuzz/fuzz-call.ts';
import { openStage } from '#tests/fuzz/stage.ts';
import { startPostgresServer } from '#tests/setup/postgres-server.ts';
import { judged, type Attack, type AttackOptions } from './attack.ts';

/** Requests to each call. */
const usualRuns = 60;
/** Growth of the heap from the end of the first third of the calls to the end, in MB, beyond which it climbs. */
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
    let heapBefore = 0;
    for (const [index, key] of keys.entries()) {
      const call = await fuzzCall(stage, key, { runs: runs ?? usualRuns, seed });
      calls.push(call);
      if (call.fault !== null) findings.push(`${key}: ${call.fault}`);
      if (index === Math.floor(keys.length / 3)) heapBefore = heapMb();
    }
    const growth = Math.round(heapMb() - heapBefore);
    if ((await stage.victimRows()) !== before) findings.push('What belongs to the victim was changed');
    if (growth > mostGrowthMb) findings.push(`The heap grew by ${growth} MB`);
    const total = (matches: (status: number) => boolean) =>
      calls
        .flatMap(({ statuses }) => Object.entries(statuses))
        .reduce((sum, [status, count]) => sum + (matches(Number(status)) ? count : 0), 0);
    const reached = calls.filter(({ statuses }) => (statuses[200] ?? 0) > 0).length;
    const counted = [
      `${total(() => true)} requests to ${calls.length} calls, ${total((status) => status === 200)} of them accepted (${reached} calls accepted some)`,
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
