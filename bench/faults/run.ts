// `npm run faults`: every fault under load; nothing acknowledged may be lost. `npm run faults -- NAME …` runs some.
// Ends with 1 when one fails. Prints a Markdown table for docs/faults.md at the end.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openGuardian } from '#bench/production/part.ts';
import type { Fault } from './fault.ts';
import { faults } from './registry.ts';
import { openProductionSetUp, type OpenedProduction } from './production-set-up.ts';

const firstPort = Number(process.env['BENCH_FIRST_PORT'] ?? 5200);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !faults.some((fault) => fault.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no fault ${unknown.join(', ')}. There are: ${faults.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}
const chosen = faults.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const results: { fault: Fault; words: string; passed: boolean; seconds: number }[] = [];
let opened: OpenedProduction | undefined;
for (const fault of chosen) {
  const from = performance.now();
  let words: string;
  let passed = false;
  try {
    words = await withLimit(fault);
    passed = true;
  } catch (error) {
    words = error instanceof Error ? error.message : String(error);
    // What a failed fault leaves behind is no base for the next one.
    await opened?.close();
    opened = undefined;
  }
  results.push({ fault, words, passed, seconds: Math.round((performance.now() - from) / 1_000) });
  console.log(`${passed ? 'pass' : 'FAIL'}  ${fault.name.padEnd(22)} ${words}`);
}
await opened?.close();
printTable();
process.exit(results.every(({ passed }) => passed) ? 0 : 1);

async function withLimit(fault: Fault): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${fault.limit} s`)), fault.limit * 1_000);
  });
  try {
    return await Promise.race([runOne(fault), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function runOne(fault: Fault): Promise<string> {
  if (fault.setUp === 'production') {
    opened ??= await openProductionSetUp(firstPort);
    return fault.run(opened);
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), `shelfmark-fault-`));
  const guardian = openGuardian();
  guardian.removeLater(folder);
  try {
    return await fault.run({ folder, guardian, port: firstPort + 50 });
  } finally {
    await guardian.release();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function printTable(): void {
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${os.availableParallelism()} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()} ${os.release()}`;
  console.log(
    `\nTaken ${date} on ${machine} by \`npm run faults${wanted.map((name) => ` ${name}`).join('')}\`.\n`,
  );
  console.log('| fault | set-up | result | what was counted | s |\n| --- | --- | --- | --- | --- |');
  for (const { fault, words, passed, seconds } of results)
    console.log(
      `| ${fault.name} | ${fault.setUp} | ${passed ? 'pass' : 'FAIL'} | ${words.replaceAll('|', '/')} | ${seconds} |`,
    );
}
