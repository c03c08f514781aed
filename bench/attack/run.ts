// `npm run attack`: attacks the product on this machine, one line for each attack; ends with 1 when one got through.
// `npm run attack -- fuzz regex --runs 500 --seed 3` runs only these.
import os from 'node:os';
import { parseArgs } from 'node:util';
import type { Attack, AttackReport } from './attack.ts';

/** Every attack, in the order in which they run. */
const registry = {
  fuzz: () => import('./fuzz.ts'),
  regex: () => import('./regex.ts'),
  protocol: () => import('./protocol.ts'),
  floods: () => import('./floods.ts'),
  pages: () => import('./pages.ts'),
  uploads: () => import('./uploads.ts'),
  cost: () => import('./cost.ts'),
  model: () => import('./model.ts'),
  readers: () => import('./readers.ts'),
  tls: () => import('./tls.ts'),
  wapiti: () => import('./wapiti.ts'),
  sqlmap: () => import('./sqlmap.ts'),
  audit: () => import('./audit.ts'),
} satisfies Record<string, () => Promise<{ attack: Attack }>>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const options = { runs: values.runs === undefined ? null : Number(values.runs), seed: Number(values.seed) };
const unknown = positionals.filter((name) => !Object.hasOwn(registry, name));
if (unknown.length > 0 || Number.isNaN(options.runs) || Number.isNaN(options.seed)) {
  console.error(`Usage: npm run attack -- [${Object.keys(registry).join(' | ')}] … [--runs N] [--seed N]`);
  process.exit(2);
}

const rows: string[] = [];
let through = 0;
for (const [name, load] of Object.entries(registry)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const began = performance.now();
  const { what, report } = await attempt(load);
  const seconds = Math.round((performance.now() - began) / 1_000);
  if (report.verdict === 'FAIL') through += 1;
  console.log(
    `${report.verdict.padEnd(4)}  ${name.padEnd(13)} ${String(seconds).padStart(5)} s  ${report.counted}`,
  );
  for (const finding of report.findings) console.log(`      ${finding}`);
  rows.push(`| ${name} | ${what} | ${report.verdict} | ${cell(report.counted)} |`);
}
const machine = `${os.availableParallelism()} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()} ${os.release()}, Node ${process.versions.node}`;
console.log(`\n${new Date().toISOString().slice(0, 10)}, ${machine}\n`);
console.log(
  ['| attack | what is done | verdict | counted |', '| --- | --- | --- | --- |', ...rows].join('\n'),
);
process.exit(through === 0 ? 0 : 1);

async function attempt(
  load: () => Promise<{ attack: Attack }>,
): Promise<{ what: string; report: AttackReport }> {
  let what = '';
  try {
    const { attack } = await load();
    what = attack.what;
    return { what, report: await attack.run(options) };
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { what, report: { verdict: 'FAIL', counted: 'the attack itself broke down', findings: [reason] } };
  }
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
