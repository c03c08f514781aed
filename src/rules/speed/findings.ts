import {
  checkedCategories,
  type Diagnostic,
  type FailedCheck,
  type Opportunity,
} from '#contract/core-web-vitals.ts';
import { foundIn, wastedBytes } from './found.ts';
import type { LighthouseAudit, LighthouseReport } from './lighthouse-report.ts';
import { durationWords, plainDescription, plainTitle, sizeWords } from './plain-text.ts';

/** Entries that one list keeps. */
const mostFindings = 25;
const mostChecks = 40;

/** Groups of the performance category that hold advice; Lighthouse before 13 had `load-opportunities`. */
const adviceGroups: ReadonlySet<string> = new Set(['insights', 'diagnostics', 'load-opportunities']);

/** Counts second visits only, so it stands last. */
const repeatVisits = 'cache-insight';

export interface Finding {
  id: string;
  audit: LighthouseAudit;
  savingsMs: number | null;
  savingsBytes: number | null;
  opportunity: Opportunity | null;
  diagnostic: Diagnostic | null;
}

/** Everything that the performance category advises, most gain first. */
export function findingsOf(report: LighthouseReport): Finding[] {
  const found = report.categories.performance.auditRefs.flatMap(({ id, group }) => {
    const audit = report.audits[id];
    // Some older reports name no group at all.
    const isAdvice = group === undefined ? audit?.details?.type === 'opportunity' : adviceGroups.has(group);
    return audit && isAdvice && !isPassed(audit) ? [findingOf(id, audit)] : [];
  });
  return found.sort(
    (a, b) =>
      Number(a.id === repeatVisits) - Number(b.id === repeatVisits) ||
      (b.savingsMs ?? 0) - (a.savingsMs ?? 0) ||
      (b.savingsBytes ?? 0) - (a.savingsBytes ?? 0),
  );
}

export function opportunitiesOf(findings: readonly Finding[]): Opportunity[] {
  return findings.flatMap(({ opportunity }) => opportunity ?? []).slice(0, mostFindings);
}

const impactOrder: Record<Diagnostic['impact'], number> = { high: 0, medium: 1, info: 2 };

export function diagnosticsOf(findings: readonly Finding[]): Diagnostic[] {
  return findings
    .flatMap(({ diagnostic }) => diagnostic ?? [])
    .sort((a, b) => impactOrder[a.impact] - impactOrder[b.impact])
    .slice(0, mostFindings);
}

/** Failed audits with a weight, of the categories that are not about speed. */
export function failedChecksOf(report: LighthouseReport): FailedCheck[] {
  const checks = checkedCategories.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = report.audits[id];
      if (!audit || weight <= 0 || audit.score === null || audit.score >= 1) return [];
      return [{ category, ...wordsOf(id, audit) }];
    }),
  );
  return checks.slice(0, mostChecks);
}

function isPassed({ scoreDisplayMode: mode, score, displayValue }: LighthouseAudit): boolean {
  if (['manual', 'notApplicable', 'error'].includes(mode)) return true;
  if (mode === 'informative') return (displayValue ?? '') === '';
  return score === null || score >= 0.9;
}

function findingOf(id: string, audit: LighthouseAudit): Finding {
  const { details, displayValue = '', scoreDisplayMode: mode } = audit;
  const metrics = ['FCP', 'LCP', 'TBT', 'INP'].map((name) => savedBy(audit, name));
  const savingsMs = positive(Math.max(details?.overallSavingsMs ?? 0, ...metrics));
  const savingsBytes = positive(
    details?.overallSavingsBytes ?? details?.debugData?.wastedBytes ?? wastedBytes(details?.items),
  );
  const saysSavings = /savings/i.test(displayValue) || details?.type === 'opportunity';
  const isOpportunity =
    mode !== 'informative' && (savingsBytes !== null || (savingsMs !== null && saysSavings));
  const words = wordsOf(id, audit);
  const figures = { id, audit, savingsMs, savingsBytes };
  if (isOpportunity) {
    const savings = [
      ...(savingsMs === null ? [] : [durationWords(savingsMs)]),
      ...(savingsBytes === null ? [] : [sizeWords(savingsBytes)]),
    ].join(', ');
    return { ...figures, opportunity: { ...words, savings, savingsMs, savingsBytes }, diagnostic: null };
  }
  const impact = impactOf(audit, savingsMs);
  return {
    ...figures,
    opportunity: null,
    diagnostic: { ...words, impact, displayValue: plainTitle(displayValue) },
  };
}

function impactOf(audit: LighthouseAudit, savingsMs: number | null): Diagnostic['impact'] {
  if (audit.scoreDisplayMode === 'informative') return 'info';
  const isHigh = (audit.score ?? 1) < 0.5 || (savingsMs ?? 0) >= 1_000 || savedBy(audit, 'CLS') >= 0.1;
  return isHigh ? 'high' : 'medium';
}

/** What a metric would gain, in its own unit. */
export function savedBy(audit: LighthouseAudit, metric: string): number {
  const value = audit.metricSavings?.[metric] ?? 0;
  return Number.isFinite(value) ? value : 0;
}

const positive = (value: number) => (value > 0 ? Math.round(value) : null);

function wordsOf(id: string, audit: LighthouseAudit) {
  return {
    id,
    title: plainTitle(audit.title),
    ...plainDescription(audit.description),
    found: foundIn(audit.details?.items),
  };
}
