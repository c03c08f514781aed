import { z } from 'zod';

/** Metrics that every report of Lighthouse 6 and later carries. */
export const metricAudits = {
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
  fcp: 'first-contentful-paint',
  si: 'speed-index',
} as const;

/** Hidden in Lighthouse's own report, yet in its JSON; the stand-in for First Input Delay. */
export const inputDelayAudit = 'max-potential-fid';

/** What Lighthouse 13.5 finds to improve: source of opportunities and diagnostics. */
export const findingAudits = [
  'cache-insight',
  'cls-culprits-insight',
  'document-latency-insight',
  'dom-size-insight',
  'duplicated-javascript-insight',
  'font-display-insight',
  'forced-reflow-insight',
  'image-delivery-insight',
  'inp-breakdown-insight',
  'lcp-breakdown-insight',
  'lcp-discovery-insight',
  'legacy-javascript-insight',
  'modern-http-insight',
  'network-dependency-tree-insight',
  'render-blocking-insight',
  'third-parties-insight',
  'viewport-insight',
  'unminified-css',
  'unminified-javascript',
  'unused-css-rules',
  'unused-javascript',
  'total-byte-weight',
  'user-timings',
  'bootup-time',
  'mainthread-work-breakdown',
  'long-tasks',
  'non-composited-animations',
  'unsized-images',
  'bf-cache',
] as const;

const optionalNumber = z.number().nullish().catch(null);

const Audit = z.object({
  title: z.string(),
  description: z.string().catch(''),
  score: z.number().min(0).max(1).nullable(),
  scoreDisplayMode: z.string(),
  displayValue: z.string().optional().catch(undefined),
  numericValue: optionalNumber,
  metricSavings: z.record(z.string(), z.number().catch(0)).optional().catch(undefined),
  details: z
    .object({
      type: z.string().catch(''),
      items: z.unknown().optional(),
      overallSavingsMs: optionalNumber,
      overallSavingsBytes: optionalNumber,
      debugData: z.object({ wastedBytes: optionalNumber }).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
});
export type LighthouseAudit = z.output<typeof Audit>;

const Category = z.object({
  score: z.number().min(0).max(1).nullable(),
  auditRefs: z.array(
    z.object({ id: z.string(), weight: z.number().catch(0), group: z.string().optional().catch(undefined) }),
  ),
});

/** What is read of a report; everything else is left behind. */
const Report = z.object({
  lighthouseVersion: z.string().max(40),
  requestedUrl: z.string().optional(),
  finalUrl: z.string().optional(),
  finalDisplayedUrl: z.string().optional(),
  mainDocumentUrl: z.string().optional(),
  fetchTime: z.string().max(40).catch(''),
  configSettings: z.object({ formFactor: z.enum(['mobile', 'desktop']) }),
  runWarnings: z.array(z.string()).catch([]),
  runtimeError: z.object({ code: z.string(), message: z.string().catch('') }).optional(),
  audits: z.record(z.string(), Audit),
  categories: z.object({
    performance: Category,
    accessibility: Category.optional(),
    'best-practices': Category.optional(),
    seo: Category.optional(),
  }),
});
export type LighthouseReport = z.output<typeof Report>;

/** The report is not what it was when this reading was written. The message names what is gone. */
export class ReportShapeError extends Error {
  override name = 'ReportShapeError';
}

/**
 * Reads a report of the Lighthouse in the lock file. An audit that a newer one has dropped or renamed would silently
 * empty a list of the screen, so its absence is an error.
 * @throws ReportShapeError
 */
export function readOwnReport(report: unknown): LighthouseReport {
  const read = readReport(report);
  const wanted = [...Object.values(metricAudits), inputDelayAudit, ...findingAudits];
  const audits = wanted.filter((id) => !(id in read.audits));
  const categories = (['accessibility', 'best-practices', 'seo'] as const).filter(
    (id) => !read.categories[id],
  );
  const gone = [...audits, ...categories];
  if (gone.length === 0) return read;
  throw new ReportShapeError(`Lighthouse ${read.lighthouseVersion} no longer reports: ${gone.join(', ')}`);
}

/**
 * Reads a report from elsewhere, of any Lighthouse from 6 on, which knows other audits than ours.
 * @throws ReportShapeError
 */
export function readForeignReport(report: unknown): LighthouseReport {
  const read = readReport(report);
  const missing = Object.values(metricAudits).filter((id) => !(id in read.audits));
  if (missing.length === 0) return read;
  throw new ReportShapeError(`The report holds no performance figures: ${missing.join(', ')} are missing.`);
}

function readReport(report: unknown): LighthouseReport {
  const parsed = Report.safeParse(report);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.slice(0, 5).map(({ path }) => path.map(String).join('.') || 'the file');
  throw new ReportShapeError(`This is no report of Lighthouse: ${places.join(', ')} cannot be read.`);
}
