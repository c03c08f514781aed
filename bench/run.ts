// `npm run bench`: prints each budget with its bar, writes bench/results.json, ends with 1 when one is missed.
// `npm run bench -- rules-writer start-ms` runs only the groups that hold these rows.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lighthouseRows } from './lighthouse-cases.ts';
import type { Row } from './row.ts';

/** Each group in a module of its own, so that one that cannot even be loaded fails alone. */
const groups: { file: string; run: string; rows: string[] }[] = [
  { file: './rules-writer.ts', run: 'benchRulesWriter', rows: ['rules-writer'] },
  {
    file: './model-time.ts',
    run: 'benchModelTime',
    rows: ['model-added-ms', 'first-partial-ms', 'model-20-products'],
  },
  { file: './current-user.ts', run: 'benchCurrentUser', rows: ['current-user'] },
  {
    file: './history.ts',
    run: 'benchHistory',
    rows: ['history-1m', 'history-page-1m', 'history-1m-scans', 'lists-1m-scans'],
  },
  { file: './memory.ts', run: 'benchMemoryAtRest', rows: ['memory-postgres-mb', 'memory-pglite-mb'] },
  { file: './memory.ts', run: 'benchMemoryGrowth', rows: ['memory-growth-mb'] },
  { file: './start-up.ts', run: 'benchStartUp', rows: ['start-ms'] },
  { file: './first-screen.ts', run: 'benchFirstScreen', rows: ['first-screen'] },
  { file: './landing.ts', run: 'benchLanding', rows: ['landing-js-kb', 'landing-js-requests'] },
  {
    file: './core-web-vitals.ts',
    run: 'benchCoreWebVitals',
    rows: ['speed-run', 'speed-pair-loss'],
  },
  {
    file: './webpage-analysis.ts',
    run: 'benchWebpageAnalysis',
    rows: ['webpage-analysis', 'webpage-analysis-lighthouse'],
  },
  { file: './lighthouse.ts', run: 'benchLighthouse', rows: lighthouseRows },
];

const wanted = process.argv.slice(2);
const results: Row[] = [];
for (const { file, run, rows } of groups) {
  if (wanted.length > 0 && !rows.some((row) => wanted.includes(row))) continue;
  results.push(...(await runGroup(file, run, rows)));
  for (const row of results.slice(-rows.length)) print(row);
}

if (wanted.length === 0) {
  const target = path.join(import.meta.dirname, 'results.json');
  writeFileSync(target, `${JSON.stringify(results, null, 2)}\n`);
}
const missed = results.filter(({ pass }) => !pass).length;
console.log(`${results.length - missed} of ${results.length} budgets kept`);
process.exit(missed === 0 ? 0 : 1);

async function runGroup(file: string, run: string, rows: string[]): Promise<Row[]> {
  try {
    const module: Record<string, () => Promise<Row[]>> = await import(
      pathToFileURL(path.join(import.meta.dirname, file)).href
    );
    const found = await module[run]?.();
    if (found) return found;
    throw new Error(`${file} has no ${run}`);
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return rows.map((id) => ({
      id,
      value: null,
      unit: '',
      bar: '',
      pass: false,
      against: `not measured: ${reason}`,
    }));
  }
}

function print({ id, value, unit, bar, pass, against }: Row): void {
  const figure = value === null ? '–' : String(value);
  console.log(
    `${pass ? 'pass' : 'MISS'}  ${id.padEnd(20)} ${figure.padStart(8)} ${unit.padEnd(11)} ${bar.padEnd(8)}  ${against}`,
  );
}
