import type { SpeedMeasurement, SpeedMetric, Vital } from '#contract/core-web-vitals.ts';
import { diagnosticsOf, failedChecksOf, findingsOf, opportunitiesOf } from './findings.ts';
import {
  inputDelayAudit,
  metricAudits,
  type LighthouseAudit,
  type LighthouseReport,
} from './lighthouse-report.ts';
import { figureWords, plainTitle } from './plain-text.ts';
import { recommendationsOf } from './recommendations.ts';
import { labMetrics } from './thresholds.ts';

/** Remarks of Lighthouse that one record keeps. */
const mostWarnings = 10;
const longestUrl = 2_048;

/** How the report came about. */
export type Origin = Pick<SpeedMeasurement, 'source' | 'runs' | 'spread' | 'fieldData'>;

/** A saved analysis from one report. Figures that could not be measured are null, never zero. */
export function measurementOf(report: LighthouseReport, origin: Origin): SpeedMeasurement {
  const findings = findingsOf(report);
  const { categories } = report;
  const strategy = report.configSettings.formFactor;
  const measured = {
    strategy,
    performanceScore: hundredth(categories.performance.score),
    accessibilityScore: hundredth(categories.accessibility?.score),
    bestPracticesScore: hundredth(categories['best-practices']?.score),
    seoScore: hundredth(categories.seo?.score),
    coreWebVitals: { lcp: vital(report, 'lcp'), fid: vital(report, 'fid'), cls: vital(report, 'cls') },
    otherMetrics: { tbt: vital(report, 'tbt'), fcp: vital(report, 'fcp'), si: vital(report, 'si') },
    failedChecks: failedChecksOf(report),
  };
  return {
    ...origin,
    ...measured,
    url: urlOf(report),
    finalUrl: (report.finalDisplayedUrl ?? report.finalUrl ?? urlOf(report)).slice(0, longestUrl),
    lighthouseVersion: report.lighthouseVersion,
    measuredAt: Number.isNaN(Date.parse(report.fetchTime)) ? '' : report.fetchTime,
    opportunities: opportunitiesOf(findings),
    diagnostics: diagnosticsOf(findings),
    overallRecommendations: recommendationsOf(measured, findings),
    warnings: report.runWarnings.slice(0, mostWarnings).map(plainTitle),
  };
}

function urlOf({ requestedUrl, finalUrl, mainDocumentUrl, finalDisplayedUrl }: LighthouseReport): string {
  return (requestedUrl ?? finalUrl ?? mainDocumentUrl ?? finalDisplayedUrl ?? '').slice(0, longestUrl);
}

/** A metric's figure; null where it was not measured. */
export function valueOf(report: LighthouseReport, metric: SpeedMetric): number | null {
  const audit = auditOf(report, metric);
  return audit === undefined || audit.scoreDisplayMode === 'error' ? null : (audit.numericValue ?? null);
}

export function hundredth(score: number | null | undefined): number | null {
  return score === null || score === undefined ? null : Math.round(score * 100);
}

function auditOf(report: LighthouseReport, metric: SpeedMetric): LighthouseAudit | undefined {
  return report.audits[metric === 'fid' ? inputDelayAudit : metricAudits[metric]];
}

function vital(report: LighthouseReport, metric: SpeedMetric): Vital {
  const value = valueOf(report, metric);
  if (value === null) return { displayValue: 'Not measured', score: null, value: null };
  return {
    displayValue: figureWords(value, labMetrics[metric].unit),
    score: auditOf(report, metric)?.score ?? null,
    value,
  };
}
