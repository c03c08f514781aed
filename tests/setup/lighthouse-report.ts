import type { Result } from 'lighthouse';

export type LighthouseCategory = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export interface LighthouseReport {
  /** 0 to 100 for each category that was asked for; null when Lighthouse could not tell. */
  scores: Partial<Record<LighthouseCategory, number | null>>;
  /** Checks that cost points, as `category: title`. */
  faults: string[];
  /** Milliseconds, but the shift, which has no unit; absent without the performance category. */
  metrics: Record<string, number>;
}

const metricIds = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** What the gate judges by, out of Lighthouse's own report. */
export function readReport(result: Result): LighthouseReport {
  const categories = Object.values(result.categories);
  const failed = categories
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ id, auditRefs }) =>
      auditRefs.flatMap((reference) => {
        const audit = result.audits[reference.id];
        const cost = reference.weight > 0 && audit && audit.score !== null && audit.score < 1;
        return cost ? [`${id}: ${audit.title} ${JSON.stringify(audit.details ?? {}).slice(0, 600)}`] : [];
      }),
    );
  return {
    scores: Object.fromEntries(
      categories.map(({ id, score }) => [id, score === null ? null : Math.round(score * 100)]),
    ),
    faults: result.runtimeError ? [result.runtimeError.message, ...failed] : failed,
    metrics: Object.fromEntries(
      metricIds.flatMap((id) => {
        const value = result.audits[id]?.numericValue;
        return value === undefined ? [] : [[id, value]];
      }),
    ),
  };
}
