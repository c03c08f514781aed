// `npm test`: the whole check. Every step runs even when an earlier one failed; the last line counts.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs';
import { keepScratchInMemory } from './scratch-folder.mjs';
import { binOf, ensureInstalled, root, runNode, runNodeQuietly } from './toolchain.mjs';

ensureInstalled();
keepScratchInMemory();

const results = path.join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** Failed tests of one runner that the end of the output repeats. */
const mostTold = 20;

let passed = 0;
let failed = 0;
const failures = [];

function count(name, ok) {
  if (ok) passed += 1;
  else {
    failed += 1;
    failures.push(name);
  }
}

async function step(name, script, args) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const code = await runNode(script, args);
  console.log(
    `── ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  );
  return code;
}

/**
 * Runs checks two at a time: each of them waits for files or for its own last thread for a part of its time. What one
 * prints comes when it has ended, so that the lines of two do not mix.
 */
async function checks(list) {
  const waiting = [...list];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, script, args] = next;
      const started = Date.now();
      const { code, output } = await runNodeQuietly(script, args);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`\n── ${name}\n${output}── ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
      count(name, code === 0);
    }
  };
  await Promise.all([work(), work()]);
}

/** Runs a test runner and adds its own counts; a runner that broke down without a report counts as one failure. */
async function suite(name, script, args, report, read, tellFailed) {
  const code = await step(name, script, args);
  const file = path.join(results, report);
  if (!existsSync(file)) return count(`${name}: no report`, false);
  const told = JSON.parse(readFileSync(file, 'utf8'));
  const [good, bad] = read(told);
  passed += good;
  failed += bad;
  if (bad > 0) failures.push(`${name}: ${bad}`, ...tellFailed(told).slice(0, mostTold));
  if (good + bad === 0) count(`${name}: ran no test`, false);
  else if (code !== 0 && bad === 0) count(`${name}: ended with an error outside a test`, false);
}

// The longest first, so that both lines end together.
await checks([
  ['lint', binOf('oxlint'), ['--type-aware', '--deny-warnings', '.']],
  ...['tests', 'src/server', 'src/web', 'src/rules', 'src/contract'].map((layer) => [
    `types ${layer}`,
    binOf('typescript', 'tsc'),
    ['-p', layer],
  ]),
  ['nothing unused', binOf('knip'), []],
  ['format', binOf('oxfmt'), ['--check', '.']],
  ['generated pages are current', 'scripts/platform-docs.ts', ['--check']],
]);
// Some of the tests start the product as it is shipped.
await ensureBuilt();
process.env.BUILT_PRODUCT = 'dist/server/main.js';
await suite(
  'unit and integration',
  binOf('vitest'),
  ['run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json'],
  'vitest.json',
  (report) => [
    report.numPassedTests,
    report.numFailedTests + (report.numFailedTestSuites && !report.numFailedTests ? 1 : 0),
  ],
  failedInVitest,
);
process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = path.join(results, 'playwright.json');
await suite(
  'browser',
  binOf('@playwright/test', 'playwright'),
  ['test', '--reporter=list,json'],
  'playwright.json',
  (report) => [report.stats.expected, report.stats.unexpected + report.stats.flaky],
  failedInPlaywright,
);

for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
