import type { PageCheckGroup, PageCheckOutcome, PageCheckResult } from '#contract/webpage-analysis.ts';
import type { PageVerdict } from '#rules/checks/page-check.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import type { PageLine } from '#rules/scorecards/page/line.ts';
import { pageScorecard } from '#rules/scorecards/page/index.ts';
import { placeOf } from './document/place.ts';

/** A page's score with everything that it is made of. */
export interface PageAudit {
  /** 0 to 100, whole. */
  score: number;
  /** In the order of the scorecard's groups. */
  checks: PageCheckResult[];
  /** The lowest cap of the failed blockers with the titles of what failed; null when none did. */
  cap: { score: number; reasons: string[] } | null;
}

type Judged = { line: PageLine; group: PageCheckGroup } & (
  | { verdict: PageVerdict; outcome: 'judged' }
  | { verdict: null; outcome: 'not-applicable' | 'could-not-run'; reason: string }
);

/** Nearly all points count as passed: nobody should chase a hundredth. */
const passedFrom = 0.995;
/** Below this share of its points a check counts as failed, above it as something to improve. */
const failedBelow = 0.5;
/** Places that a result names. */
const mostPlaces = 10;

/** Judges a page by the scorecard. Pure: the same facts give the same score. */
export function auditPage(facts: PageFacts): PageAudit {
  const judged = pageScorecard.flatMap(({ group, lines }) => lines.map((line) => judge(line, group, facts)));
  const weighed = judged.reduce((sum, one) => sum + (one.outcome === 'judged' ? one.line.points : 0), 0);
  const factor = weighed === 0 ? 0 : 100 / weighed;
  const earned = judged.reduce(
    (sum, { verdict, line }) => sum + (verdict?.score ?? 0) * line.points * factor,
    0,
  );
  const total = totalOf(earned, judged);
  const capping = judged.filter(isCapping);
  const lowest = Math.min(100, ...capping.map(({ line }) => line.cap ?? 100));
  return {
    score: Math.round(total),
    checks: judged.map((one) => resultOf(one, facts, factor, total, earned, judged)),
    cap:
      capping.length === 0
        ? null
        : { score: lowest, reasons: capping.map(({ line }) => line.check.titleBad) },
  };
}

function judge(line: PageLine, group: PageCheckGroup, facts: PageFacts): Judged {
  const { check } = line;
  const missing = check.needs?.(facts) ?? null;
  if (missing !== null) return { line, group, verdict: null, outcome: 'could-not-run', reason: missing };
  const lacking = check.lacks?.(facts) ?? null;
  if (lacking !== null) return { line, group, verdict: null, outcome: 'not-applicable', reason: lacking };
  return { line, group, verdict: check.judge(facts), outcome: 'judged' };
}

function isCapping({ line, verdict }: Judged): boolean {
  return line.cap !== undefined && verdict !== null && verdict.score < passedFrom;
}

/** Points earned inside the caps of the failed blockers. One check can be taken as passed. */
function totalOf(earned: number, judged: readonly Judged[], passed?: PageLine): number {
  let most = 100;
  for (const one of judged)
    if (one.line !== passed && isCapping(one)) most = Math.min(most, one.line.cap ?? 100);
  return Math.max(0, Math.min(earned, most));
}

function resultOf(
  one: Judged,
  facts: PageFacts,
  factor: number,
  total: number,
  earned: number,
  judged: readonly Judged[],
): PageCheckResult {
  const { check } = one.line;
  const basis = { id: check.id, why: check.why, field: null, group: one.group };
  if (one.outcome !== 'judged')
    return {
      ...basis,
      title: check.subject,
      score: null,
      outcome: one.outcome,
      found: one.reason,
      expected: '',
      points: 0,
      fix: '',
      gain: 0,
      places: [],
      placeCount: 0,
      cap: null,
    };
  const { verdict, line } = one;
  const passed = verdict.score >= passedFrom;
  const points = line.points * factor;
  const elements = passed ? [] : (verdict.elements ?? []);
  const gain = passed ? 0 : totalOf(earned + (1 - verdict.score) * points, judged, line) - total;
  return {
    ...basis,
    title: passed ? check.titleGood : check.titleBad,
    score: verdict.score,
    outcome: outcomeOf(verdict.score, passed),
    found: verdict.found,
    expected: verdict.expected,
    points: Math.round(points * 100) / 100,
    fix: passed ? '' : verdict.fix,
    gain: Math.round(gain * 10) / 10,
    places: elements.slice(0, mostPlaces).map((element) => placeOf(facts.tree, element)),
    placeCount: elements.length,
    cap: isCapping(one) ? (line.cap ?? null) : null,
  };
}

function outcomeOf(score: number, passed: boolean): PageCheckOutcome {
  if (passed) return 'passed';
  return score < failedBelow ? 'failed' : 'improvable';
}
