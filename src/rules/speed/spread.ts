import { speedMetrics, type Range, type Spread } from '#contract/core-web-vitals.ts';
import type { LighthouseReport } from './lighthouse-report.ts';
import { hundredth, valueOf } from './measurement.ts';

/**
 * The run in the middle by performance score; of two runs with one score the one with the slower LCP. A run without
 * a score is never the middle one unless none has any.
 */
export function middleRun(reports: readonly [LighthouseReport, ...LighthouseReport[]]): LighthouseReport {
  const scored = reports.filter(({ categories }) => categories.performance.score !== null);
  const sorted = scored.toSorted(
    (a, b) =>
      (a.categories.performance.score ?? 0) - (b.categories.performance.score ?? 0) ||
      (valueOf(b, 'lcp') ?? 0) - (valueOf(a, 'lcp') ?? 0),
  );
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? reports[0];
}

/** How far the runs lie apart; null for a single one. */
export function spreadOf(reports: readonly LighthouseReport[]): Spread | null {
  if (reports.length < 2) return null;
  const scores = reports.map(({ categories }) => hundredth(categories.performance.score));
  const metrics = speedMetrics.flatMap((metric) => {
    const range = rangeOf(reports.map((report) => valueOf(report, metric)));
    return range === null ? [] : [[metric, range]];
  });
  return {
    usable: scores.filter((score) => score !== null).length,
    performance: rangeOf(scores),
    metrics: Object.fromEntries(metrics),
  };
}

function rangeOf(values: readonly (number | null)[]): Range | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  const [min, max, median] = [known[0], known.at(-1), known[Math.floor((known.length - 1) / 2)]];
  return min === undefined || max === undefined || median === undefined ? null : { min, median, max };
}
