import { z } from 'zod';
import { RowIdInAddress } from './row-id.ts';

const strategies = ['mobile', 'desktop'] as const;
export const Strategy = z.enum(strategies, 'Choose mobile or desktop');
export type Strategy = z.infer<typeof Strategy>;

const longestUrl = 2_048;

/** Address of a public page. */
const PageUrl = z
  .string({ error: 'URL is required' })
  .trim()
  .min(1, 'URL is required')
  .max(longestUrl, `A URL has at most ${longestUrl} characters`)
  .pipe(z.url({ protocol: /^https?$/, error: 'Please enter a valid URL' }));

/** Body of `POST /api/core-web-vitals/analyze`. */
export const SpeedForm = z.object({
  url: PageUrl,
  strategy: Strategy.default('mobile'),
  /** Times to measure: once, or three times for the middle run and how far the three lie apart. */
  runs: z.union([z.literal(1), z.literal(3)], { error: 'Choose one run or three' }).default(1),
});
export type SpeedForm = z.output<typeof SpeedForm>;
export type SpeedFormInput = z.input<typeof SpeedForm>;

/** Body of `POST /api/core-web-vitals/import`: a report of Lighthouse or of PageSpeed Insights, parsed. */
export const SpeedImport = z.object({ report: z.record(z.string(), z.unknown()) });

export const speedMetrics = ['lcp', 'fid', 'cls', 'tbt', 'fcp', 'si'] as const;
export const SpeedMetric = z.enum(speedMetrics);
export type SpeedMetric = z.infer<typeof SpeedMetric>;

/** One lab figure. Null where Lighthouse could not measure it, which is not the same as zero. */
export const Vital = z.object({
  displayValue: z.string(),
  /** 0 to 1 on Lighthouse's own curve. */
  score: z.number().min(0).max(1).nullable(),
  /** Milliseconds; without a unit for `cls`. */
  value: z.number().nullable(),
});
export type Vital = z.infer<typeof Vital>;

const score = z.number().int().min(0).max(100).nullable();

const findingShape = {
  /** Lighthouse's id of the audit. */
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Where Lighthouse explains more. */
  link: z.string().nullable(),
  /** What it was found in: files, elements; at most 5. */
  found: z.array(z.string()),
};
export const Opportunity = z.object({
  ...findingShape,
  /** Such as `2.1 s, 447 KiB`; an estimate of Lighthouse. */
  savings: z.string(),
  savingsMs: z.number().nullable(),
  savingsBytes: z.number().nullable(),
});
export type Opportunity = z.infer<typeof Opportunity>;

const impacts = ['high', 'medium', 'info'] as const;
export const Diagnostic = z.object({
  ...findingShape,
  impact: z.enum(impacts),
  displayValue: z.string(),
});
export type Diagnostic = z.infer<typeof Diagnostic>;

export const checkedCategories = ['accessibility', 'best-practices', 'seo'] as const;
/** A failed audit of a category that is not about speed. */
export const FailedCheck = z.object({ ...findingShape, category: z.enum(checkedCategories) });
export type FailedCheck = z.infer<typeof FailedCheck>;

export const Range = z.object({ min: z.number(), median: z.number(), max: z.number() });
export type Range = z.infer<typeof Range>;

/** How far several runs lie apart. */
export const Spread = z.object({
  /** Runs that gave a performance score. */
  usable: z.number().int(),
  performance: Range.nullable(),
  metrics: z.partialRecord(SpeedMetric, Range),
});
export type Spread = z.infer<typeof Spread>;

export const Comparison = z.object({
  /** Whether the difference is more than chance. Null when the two cannot be compared. */
  real: z.boolean().nullable(),
  direction: z.enum(['better', 'worse', 'same']),
  because: z.string(),
  before: z.object({ id: z.number().int(), createdAt: z.string(), performanceScore: score }),
});
export type Comparison = z.infer<typeof Comparison>;

const fieldMetrics = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const;
/** Figures of real visits, by the Chrome UX Report. */
export const FieldData = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('measured'),
    /** Of this very page, or of all pages of the site where the page alone has too few visits. */
    scope: z.enum(['page', 'site']),
    /** Last day of the 28 that were counted, `YYYY-MM-DD`. */
    until: z.string().nullable(),
    metrics: z.array(
      z.object({
        id: z.enum(fieldMetrics),
        /** 75 of 100 visits are this good or better. Milliseconds; without a unit for `cls`. */
        p75: z.number(),
        /** Shares of the visits, 0 to 1: good, needs improvement, poor. */
        shares: z.tuple([z.number(), z.number(), z.number()]).nullable(),
      }),
    ),
  }),
  /** The operator gave no key of the Chrome UX Report. */
  z.object({ state: z.literal('not_connected') }),
  /** Too few visits to publish. */
  z.object({ state: z.literal('none') }),
  /** The imported file holds none. */
  z.object({ state: z.literal('not_in_file') }),
  z.object({ state: z.literal('failed'), message: z.string() }),
]);
export type FieldData = z.infer<typeof FieldData>;

/** What the screen needs beyond the columns of the record. */
export const SpeedDetails = z.object({
  source: z.enum(['run', 'import']),
  /** Runs that were asked for. */
  runs: z.number().int(),
  lighthouseVersion: z.string(),
  /** Where redirects ended. */
  finalUrl: z.string(),
  /** When the page was measured; for an import when the file says so. */
  measuredAt: z.string(),
  otherMetrics: z.object({ tbt: Vital, fcp: Vital, si: Vital }),
  failedChecks: z.array(FailedCheck),
  /** Lighthouse's own remarks on the run. */
  warnings: z.array(z.string()),
  spread: Spread.nullable(),
  comparison: Comparison.nullable(),
  fieldData: FieldData,
});
export type SpeedDetails = z.infer<typeof SpeedDetails>;

/** One saved analysis, as `POST /api/core-web-vitals/analyze` answers it. */
export const SpeedRecord = SpeedDetails.extend({
  id: z.number().int(),
  url: z.string(),
  strategy: Strategy,
  createdAt: z.string(),
  performanceScore: score,
  accessibilityScore: score,
  bestPracticesScore: score,
  seoScore: score,
  coreWebVitals: z.object({ lcp: Vital, fid: Vital, cls: Vital }),
  opportunities: z.array(Opportunity),
  diagnostics: z.array(Diagnostic),
  overallRecommendations: z.array(z.string()),
});
export type SpeedRecord = z.infer<typeof SpeedRecord>;

/** A measurement before it has its row. */
export type SpeedMeasurement = Omit<SpeedRecord, 'id' | 'createdAt' | 'comparison'>;

export const SpeedHistoryFilter = z.object({
  /** 1 to 50; 20 when absent. */
  limit: z.coerce.number().int().min(1).max(50).optional(),
  /** Id of the last record of the page before. */
  before: RowIdInAddress.optional(),
});

export const SpeedTrendFilter = z.object({ url: PageUrl, strategy: Strategy });

/** One earlier measurement of the same page and device, for the trend. */
export const SpeedPoint = z.object({
  id: z.number().int(),
  createdAt: z.string(),
  source: z.enum(['run', 'import']),
  runs: z.number().int(),
  performanceScore: score,
  lcp: z.number().nullable(),
  cls: z.number().nullable(),
  tbt: z.number().nullable(),
});
export type SpeedPoint = z.infer<typeof SpeedPoint>;

export const speedPhases = ['starting', 'loading', 'collecting', 'auditing'] as const;
export const SpeedPhase = z.enum(speedPhases);
export type SpeedPhase = z.infer<typeof SpeedPhase>;

/** Events of the analysis as a stream. */
export const SpeedStreamEvents = {
  progress: z.object({ done: z.number(), total: z.number(), message: z.string() }),
  partial: z.discriminatedUnion('state', [
    z.object({ state: z.literal('waiting'), place: z.number().int() }),
    z.object({ state: z.literal('running'), run: z.number().int(), phase: SpeedPhase }),
  ]),
  result: SpeedRecord,
} as const;
