import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'parse5';
import { readPage } from '#rules/facts/page/page-facts.ts';
import { analysePage, digestPage } from '#rules/page/analysis.ts';
import { pastedSource } from '#rules/page/page-source.ts';
import { runLighthouse } from '#tests/setup/lighthouse.ts';
import { pageTexts } from './page-corpus.ts';
import { measure, median, type Row } from './row.ts';

/** Pages, rounds before the compiler has seen them often enough, and rounds that count. */
const most = 160;
const warmUps = 3;
const rounds = 7;
/** Pages that Lighthouse is run on: a run takes seconds. */
const lighthousePages = 2;
const readAt = Date.UTC(2026, 10, 21);

/**
 * A whole analysis without network (reading, keywords, improvements, all checks, proof of the fix) against parse5's
 * parsing alone, in turns on the same pages; and against Lighthouse's SEO category.
 */
export function benchWebpageAnalysis(): Promise<Row[]> {
  const budgets = [
    { id: 'webpage-analysis', unit: '× parsing', bar: { most: 2 } },
    { id: 'webpage-analysis-lighthouse', unit: '× faster', bar: { least: 20 } },
  ] as const;
  return measure(budgets, async () => {
    const pages = pageTexts(most);
    const ratios: number[] = [];
    for (let round = -warmUps; round < rounds; round += 1) {
      const parsing = processorTime(() => pages.forEach((html) => void parse(html)));
      const whole = processorTime(() => pages.forEach(analyse));
      if (round >= 0) ratios.push(whole / parsing);
    }
    const size = pages.reduce((sum, html) => sum + html.length, 0);
    const lighthouse = await againstLighthouse(pages);
    return [
      {
        id: 'webpage-analysis',
        value: median(ratios),
        against: `${pages.length} pages of ${(size / 1e6).toFixed(1)} MB, processor time of one thread, median of ${rounds} rounds in turns`,
      },
      {
        id: 'webpage-analysis-lighthouse',
        value: lighthouse.seconds / lighthouse.ours,
        against: `Lighthouse's SEO category ${lighthouse.seconds.toFixed(1)} s, the analysis ${(lighthouse.ours * 1_000).toFixed(0)} ms for the same ${lighthousePages} pages`,
      },
    ];
  });
}

function analyse(html: string): void {
  const facts = readPage(pastedSource('https://docs.example/pages/page.html', html, readAt));
  analysePage(facts, null, digestPage(facts).improvement);
}

/** Milliseconds of this thread, so that other work on the machine does not count. */
function processorTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

async function againstLighthouse(pages: readonly string[]): Promise<{ seconds: number; ours: number }> {
  const chosen = pages.toSorted((a, b) => b.length - a.length).slice(10, 10 + lighthousePages);
  const server = createServer((request, answer) => {
    const page = chosen[Number(request.url?.slice(1))];
    answer.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    answer.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    let seconds = 0;
    let ours = 0;
    for (const [index, html] of chosen.entries()) {
      const from = performance.now();
      await runLighthouse(`${origin}/${index}`, 'mobile', ['seo']);
      seconds += (performance.now() - from) / 1_000;
      const started = performance.now();
      analyse(html);
      ours += (performance.now() - started) / 1_000;
    }
    return { seconds, ours };
  } finally {
    server.close();
  }
}
