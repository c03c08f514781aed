import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LighthouseCategory, LighthouseReport } from '#tests/setup/lighthouse-report.ts';
import { runLighthouse } from '#tests/setup/lighthouse.ts';
import { freePort, startProduct } from '#tests/setup/product-process.ts';
import { lighthouseCases, lighthouseRows } from './lighthouse-cases.ts';
import { measure, median, type Row } from './row.ts';

const main = path.resolve(import.meta.dirname, '../dist/server/main.js');
const steady = ['accessibility', 'best-practices', 'seo'] as const;
const categories: readonly LighthouseCategory[] = ['performance', ...steady];
const rounds = 3;

const rows = lighthouseRows.map((id) => ({
  id,
  unit: 'points',
  bar: { least: id.endsWith('-speed') ? 99 : 100 },
}));

/** Lighthouse on the built product, one run at a time on a browser of its own, median of three. */
export function benchLighthouse(): Promise<Row[]> {
  return measure(rows, async () => {
    if (!existsSync(main)) throw new Error('the server is not built (dist/server/main.js)');
    const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-bench-'));
    const product = await startProduct(folder, await freePort(), { LOG_LEVEL: 'silent' }, main);
    try {
      const found: { id: string; value: number; against: string }[] = [];
      for (const { id, address, formFactor } of lighthouseCases) {
        const reports: LighthouseReport[] = [];
        for (let round = 0; round < rounds; round += 1)
          reports.push(await runLighthouse(product.url + address, formFactor, categories));
        found.push(...figuresOf(id, reports));
      }
      return found;
    } finally {
      product.child.kill('SIGTERM');
      await product.ended;
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

function figuresOf(id: string, reports: readonly LighthouseReport[]) {
  const scoreOf = (category: LighthouseCategory) =>
    median(reports.map(({ scores }) => scores[category] ?? 0));
  const metric = (name: string) => median(reports.map(({ metrics }) => metrics[name] ?? Number.NaN));
  const faults = [...new Set(reports.flatMap((report) => report.faults.map((fault) => fault.slice(0, 120))))];
  return [
    {
      id,
      value: Math.min(...steady.map(scoreOf)),
      against: faults.join('; ') || 'least of accessibility, best practices and SEO, median of 3',
    },
    {
      id: `${id}-speed`,
      value: scoreOf('performance'),
      against: [
        `LCP ${metric('largest-contentful-paint').toFixed(0)} ms`,
        `TBT ${metric('total-blocking-time').toFixed(0)} ms`,
        `CLS ${metric('cumulative-layout-shift').toFixed(3)}`,
        'median of 3',
      ].join(', '),
    },
  ];
}
