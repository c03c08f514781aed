// `npm run load [-- 1 2 3]`: the highest rate of a mixed journey with p99 < 250 ms behind nginx, for one, two and three
// web processes. Prints the table of docs/load.md; ends with 1 when a request went wrong or a saved entry is missing.
import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { openProduction } from '#bench/production/production.ts';
import { climb, mostMs, type Step } from './climb.ts';
import { Browsers } from './journey.ts';
import { countSaved, makePeople } from './people.ts';

if (process.platform !== 'linux') {
  console.error('npm run load reads processor times from /proc and runs on Linux only.');
  process.exit(1);
}
const counts = process.argv.slice(2).map(Number);
const lines: string[] = [];
let failed = false;
for (const webProcesses of counts.length > 0 ? counts : [1, 2, 3]) {
  try {
    lines.push(await measureWith(webProcesses));
  } catch (error) {
    failed = true;
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    console.error(`${webProcesses} web processes: not measured: ${reason}`);
  }
}
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
console.log(`
${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${os.availableParallelism()} cores (${os.cpus()[0]?.model ?? 'unknown'}), ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()} ${os.release()}:

| web processes | requests a second | p50 | p99 | requests, faults | saved entries found | cores busy: web / PostgreSQL / nginx / worker / load generator / other programs | processor ms for one request: web / PostgreSQL / nginx | bound by |
|---|---|---|---|---|---|---|---|---|
${lines.join('\n')}`);
process.exit(failed ? 1 : 0);

/** @returns a row of the table */
async function measureWith(webProcesses: number): Promise<string> {
  console.error(`${webProcesses} web processes:`);
  const production = await openProduction({ webProcesses });
  try {
    const people = await makePeople(production);
    const browsers = new Browsers(production.url);
    const { best, beyond, saved, faults } = await climb(production, browsers, people);
    await browsers.close();
    const found = await countSaved(production);
    if (found !== saved || faults.length > 0) failed = true;
    for (const fault of new Set(faults)) console.error(`  ${fault}`);
    if (!best)
      return `| ${webProcesses} | none below ${mostMs} ms | – | ${beyond?.p99.toFixed(0)} ms | ${beyond?.requests}, ${faults.length} | ${found} of ${saved} | ${busyOf(beyond)} | ${costOf(beyond)} | ${boundOf(beyond, webProcesses)} |`;
    return `| ${webProcesses} | ${best.rate.toFixed(0)} | ${best.p50.toFixed(0)} ms | ${best.p99.toFixed(0)} ms | ${best.requests}, ${faults.length} | ${found} of ${saved} | ${busyOf(best)} | ${costOf(best)} | ${boundOf(beyond ?? best, webProcesses)} |`;
  } finally {
    await production.stop();
  }
}

/** What other programs of the machine took; none of it on a quiet one. */
function others({ busy }: Step): number {
  const own = ['web', 'postgres', 'nginx', 'worker', 'load'].reduce(
    (sum, name) => sum + (busy[name] ?? 0),
    0,
  );
  return Math.max(0, (busy['machine'] ?? 0) - own);
}

function busyOf(step: Step | undefined): string {
  if (!step) return '–';
  const parts = ['web', 'postgres', 'nginx', 'worker', 'load'].map((name) =>
    (step.busy[name] ?? 0).toFixed(2),
  );
  return [...parts, others(step).toFixed(2)].join(' / ');
}

/** What one request costs, which other programs change far less than the rates. */
function costOf(step: Step | undefined): string {
  if (!step) return '–';
  return ['web', 'postgres', 'nginx']
    .map((name) => (((step.busy[name] ?? 0) / step.rate) * 1_000).toFixed(1))
    .join(' / ');
}

/** Read from the first step that did not hold: what was used up there. */
function boundOf(step: Step | undefined, webProcesses: number): string {
  if (!step) return 'unknown';
  const cores = os.availableParallelism();
  const busyMachine = others(step) > 0.1 * cores;
  const largest = ['web', 'postgres', 'nginx', 'load'].reduce((a, b) =>
    (step.busy[b] ?? 0) > (step.busy[a] ?? 0) ? b : a,
  );
  if (others(step) > (step.busy[largest] ?? 0))
    return 'other programs of this machine; measure again on a quiet one';
  const reason =
    (step.busy['web'] ?? 0) > 0.9 * webProcesses
      ? 'processor of the web processes, one core each'
      : (step.busy['machine'] ?? 0) > 0.9 * cores
        ? `processor of the machine, most of it for ${largest}`
        : `neither processor; ${largest} has the largest share`;
  return busyMachine ? `${reason}; taken on a busy machine` : reason;
}
