import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readOwnReport } from '#rules/speed/lighthouse-report.ts';
import { hundredth } from '#rules/speed/measurement.ts';
import { locate, openBrowser } from '#server/outside/browser/live.ts';
import type { FoundBrowser } from '#server/outside/browser/port.ts';
import { openEgress } from '#server/outside/egress/live.ts';
import { openAudit, type Audit } from '#server/outside/speed/audit.ts';
import { openSlowSite } from '#tests/setup/slow-site.ts';
import { measure, median, type Row } from './row.ts';

const run = promisify(execFile);

/** Rounds in which each way is measured once, so that other work on the machine meets all of them alike. */
const rounds = 3;
const categories = 'performance,accessibility,best-practices,seo';

interface Timed {
  seconds: number;
  score: number;
}

/** A run of ours against Lighthouse's own command line with the same browser, and two of ours at a time. */
export function benchCoreWebVitals(): Promise<Row[]> {
  const budgets = [
    { id: 'speed-run', unit: '× its time', bar: { most: 1.1 } },
    { id: 'speed-pair-loss', unit: 'points', bar: { most: 5 } },
  ] as const;
  return measure(budgets, async () => {
    const site = await openSlowSite();
    try {
      const guard = openEgress({ allow: ({ host, port }) => host === '127.0.0.1' && port === site.port });
      const source = openBrowser({ chromePath: process.env['CHROME_PATH'], sandbox: true });
      const audit = openAudit({ browser: source, guard, sandbox: true });
      const browser = await locate(process.env['CHROME_PATH']);
      const url = `${site.url}/slow`;
      // The first run unpacks and tries the browser.
      await ours(audit, url);
      const [single, line, pair]: [Timed[], Timed[], Timed[]] = [[], [], []];
      for (let round = 0; round < rounds; round += 1) {
        line.push(await commandLine(browser, url));
        single.push(await ours(audit, url));
        pair.push(...(await Promise.all([ours(audit, url), ours(audit, url)])));
      }
      const seconds = (timed: Timed[]) => median(timed.map((one) => one.seconds));
      const score = (timed: Timed[]) => median(timed.map((one) => one.score));
      const said = (timed: Timed[]) => timed.map((one) => one.score).join(' ');
      return [
        {
          id: 'speed-run',
          value: seconds(single) / seconds(line),
          against: `one run ${seconds(single).toFixed(1)} s, lighthouse's command line ${seconds(line).toFixed(1)} s, same browser, medians of ${rounds}`,
        },
        {
          id: 'speed-pair-loss',
          value: Math.max(0, score(single) - score(pair)),
          against: `performance alone ${said(single)}, two at a time ${said(pair)}; single runs vary by 5`,
        },
      ];
    } finally {
      await site.close();
    }
  });
}

async function ours(audit: Audit, url: string): Promise<Timed> {
  const from = performance.now();
  const signal = AbortSignal.timeout(120_000);
  const report = readOwnReport(await audit({ url, strategy: 'mobile', signal, onPhase: () => undefined }));
  return { seconds: (performance.now() - from) / 1_000, score: scoreOf(report) };
}

async function commandLine(browser: FoundBrowser, url: string): Promise<Timed> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shelfmark-bench-'));
  const output = path.join(folder, 'report.json');
  try {
    const from = performance.now();
    await run(
      process.execPath,
      [
        path.resolve('node_modules/lighthouse/cli/index.js'),
        url,
        '--quiet',
        '--output=json',
        `--output-path=${output}`,
        `--only-categories=${categories}`,
        '--disable-full-page-screenshot',
        // Root may not use the sandbox, and the command line has no other user.
        `--chrome-flags=--headless --disable-dev-shm-usage${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`,
      ],
      { env: { ...process.env, ...browser.environment, CHROME_PATH: browser.executablePath } },
    );
    const seconds = (performance.now() - from) / 1_000;
    return { seconds, score: scoreOf(readOwnReport(JSON.parse(await readFile(output, 'utf8')))) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function scoreOf(report: ReturnType<typeof readOwnReport>): number {
  const score = hundredth(report.categories.performance.score);
  if (score === null) throw new Error('a run brought no performance score');
  return score;
}
