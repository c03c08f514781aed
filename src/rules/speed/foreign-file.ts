import { z } from 'zod';
import type { FieldData, SpeedMeasurement } from '#contract/core-web-vitals.ts';
import { readForeignReport, ReportShapeError } from './lighthouse-report.ts';
import { measurementOf } from './measurement.ts';
import { runtimeErrorSentence } from './runtime-error.ts';

/** Largest file that is read, in bytes. */
export const largestFile = 10 * 1024 * 1024;

const shares = z.array(z.object({ proportion: z.number().min(0).max(1) })).length(3);
const FieldMetric = z.object({
  percentile: z.number().min(0),
  distributions: shares.optional().catch(undefined),
});

const PageSpeed = z.object({
  lighthouseResult: z.record(z.string(), z.unknown()),
  loadingExperience: z
    .object({
      origin_fallback: z.boolean().optional(),
      metrics: z.record(z.string(), z.unknown()).optional(),
    })
    .optional()
    .catch(undefined),
});

/** PageSpeed's names of the field metrics; its CLS is multiplied by 100. */
const fieldNames = [
  ['lcp', 'LARGEST_CONTENTFUL_PAINT_MS', 1],
  ['inp', 'INTERACTION_TO_NEXT_PAINT', 1],
  ['cls', 'CUMULATIVE_LAYOUT_SHIFT_SCORE', 100],
  ['fcp', 'FIRST_CONTENTFUL_PAINT_MS', 1],
  ['ttfb', 'EXPERIMENTAL_TIME_TO_FIRST_BYTE', 1],
] as const;

/**
 * Reads a file of Lighthouse (`--output json`) or of PageSpeed Insights.
 * @throws ReportShapeError with a sentence for the user
 */
export function readForeignFile(file: unknown): SpeedMeasurement {
  const pageSpeed = PageSpeed.safeParse(file);
  const report = readForeignReport(pageSpeed.success ? pageSpeed.data.lighthouseResult : file);
  const failure = runtimeErrorSentence(report);
  if (failure !== null) throw new ReportShapeError(`The report holds no figures. ${failure}`);
  const measurement = measurementOf(report, {
    source: 'import',
    runs: 1,
    spread: null,
    fieldData: pageSpeed.success ? fieldDataOf(pageSpeed.data) : { state: 'not_in_file' },
  });
  if (!/^https?:\/\//.test(measurement.url)) {
    throw new ReportShapeError('The report does not say which page it is about.');
  }
  return measurement;
}

function fieldDataOf({ loadingExperience }: z.output<typeof PageSpeed>): FieldData {
  const metrics = fieldNames.flatMap(([id, name, factor]) => {
    const metric = FieldMetric.safeParse(loadingExperience?.metrics?.[name]);
    if (!metric.success) return [];
    const { percentile, distributions } = metric.data;
    const [good, fair, poor] = (distributions ?? []).map(({ proportion }) => proportion);
    const known = good !== undefined && fair !== undefined && poor !== undefined;
    const parts: [number, number, number] | null = known ? [good, fair, poor] : null;
    return [{ id, p75: percentile / factor, shares: parts }];
  });
  if (metrics.length === 0) return { state: 'not_in_file' };
  return {
    state: 'measured',
    scope: loadingExperience?.origin_fallback === true ? 'site' : 'page',
    until: null,
    metrics,
  };
}

/** Audits whose tables are large and not read. */
const unread =
  /^(?:network-requests|main-thread-tasks|script-treemap-data|screenshot-thumbnails|final-screenshot|full-page-screenshot|network-dependency-tree-insight|critical-request-chains|metrics|diagnostics)$/;

/** The part of a file that is read, so that a report of megabytes travels as a few hundred kilobytes. */
export function readPart(file: Record<string, unknown>): Record<string, unknown> {
  const { lighthouseResult, loadingExperience } = file;
  if (isRecord(lighthouseResult))
    return { lighthouseResult: reportPart(lighthouseResult), loadingExperience };
  return reportPart(file);
}

const readKeys = [
  'lighthouseVersion',
  'requestedUrl',
  'finalUrl',
  'finalDisplayedUrl',
  'mainDocumentUrl',
  'fetchTime',
  'configSettings',
  'runWarnings',
  'runtimeError',
  'categories',
];

function reportPart(report: Record<string, unknown>): Record<string, unknown> {
  const part = Object.fromEntries(readKeys.flatMap((key) => (key in report ? [[key, report[key]]] : [])));
  const { audits } = report;
  if (!isRecord(audits)) return part;
  const kept = Object.entries(audits).map(([id, audit]) =>
    unread.test(id) && isRecord(audit) ? [id, { ...audit, details: undefined }] : [id, audit],
  );
  return { ...part, audits: Object.fromEntries(kept) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
