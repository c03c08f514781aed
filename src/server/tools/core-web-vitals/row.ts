import { SpeedDetails, SpeedRecord, Strategy, type SpeedMeasurement } from '#contract/core-web-vitals.ts';
import { compareWith } from '#rules/speed/comparison.ts';
import { addSpeedAnalysis, listSpeedOf } from '#server/database/core-web-vitals.ts';
import type { Queryable } from '#server/database/database.ts';
import type { CoreWebVitalsRow } from '#server/database/schema/index.ts';

const unmeasured = { displayValue: 'Not measured', score: null, value: null };

/** A row as it crosses the wire. */
export function recordOf(row: CoreWebVitalsRow): SpeedRecord {
  return {
    ...(row.details ?? oldDetails(row)),
    id: row.id,
    url: row.url,
    strategy: Strategy.catch('mobile').parse(row.strategy),
    createdAt: row.createdAt.toISOString(),
    performanceScore: row.performanceScore,
    accessibilityScore: row.accessibilityScore,
    bestPracticesScore: row.bestPracticesScore,
    seoScore: row.seoScore,
    coreWebVitals: row.coreWebVitals ?? { lcp: unmeasured, fid: unmeasured, cls: unmeasured },
    opportunities: row.opportunities ?? [],
    diagnostics: row.diagnostics ?? [],
    overallRecommendations: row.overallRecommendations,
  };
}

/** Rows that another program wrote into the table hold its named columns only. */
function oldDetails(row: CoreWebVitalsRow): SpeedDetails {
  return {
    source: 'import',
    runs: 1,
    lighthouseVersion: '',
    finalUrl: row.url,
    measuredAt: row.createdAt.toISOString(),
    otherMetrics: { tbt: unmeasured, fcp: unmeasured, si: unmeasured },
    failedChecks: [],
    warnings: [],
    spread: null,
    comparison: null,
    fieldData: { state: 'not_in_file' },
  };
}

/** Saves a measurement, compared with the last one of the same page and device. */
export async function saveMeasurement(
  tx: Queryable,
  userId: string,
  measurement: SpeedMeasurement,
  now: Date,
): Promise<SpeedRecord> {
  const [before] = await listSpeedOf(tx, userId, measurement, 1);
  const comparison = before ? compareWith(measurement, recordOf(before)) : null;
  const row = await addSpeedAnalysis(tx, userId, {
    url: measurement.url,
    strategy: measurement.strategy,
    performanceScore: measurement.performanceScore,
    accessibilityScore: measurement.accessibilityScore,
    bestPracticesScore: measurement.bestPracticesScore,
    seoScore: measurement.seoScore,
    coreWebVitals: measurement.coreWebVitals,
    opportunities: measurement.opportunities,
    diagnostics: measurement.diagnostics,
    overallRecommendations: measurement.overallRecommendations,
    // Only what has no column of its own.
    details: SpeedDetails.parse({ ...measurement, comparison }),
    createdAt: now,
  });
  return recordOf(row);
}
