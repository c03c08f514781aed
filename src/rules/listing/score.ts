import type { CheckResult } from '#contract/report.ts';
import type { BoundCheck, Verdict } from '#rules/checks/check.ts';
import { listingContext, type ListingContext, type ScoredListing } from '#rules/checks/listing-context.ts';
import { gates, type Gate } from '#rules/scorecards/gates.ts';
import { scorecardOf } from '#rules/scorecards/index.ts';

/** A listing's score with everything that it is made of. */
export interface ListingScore {
  /** 0 to 100, whole. 0-59 weak, 60-79 fair, 80-89 good, 90 and more excellent. */
  score: number;
  /** Gates first, then the checks in the order of the scorecard. */
  checks: CheckResult[];
}

interface JudgedLine {
  check: BoundCheck;
  /** Null: the check cannot judge this listing. */
  verdict: Verdict | null;
  points: number;
}

interface JudgedGate {
  gate: Gate;
  verdict: Verdict;
}

/**
 * Scores a listing by its platform's scorecard. Pure: the same listing and the same facts give the same score,
 * on the server and while typing in the browser.
 */
export function scoreListing(scored: ScoredListing): ListingScore {
  const context = listingContext(scored);
  const lines = judgeLines(context);
  const judged = gates.map((gate) => ({ gate, verdict: gate.check.judge(context) }));
  const earned = lines.reduce((sum, { verdict, points }) => sum + (verdict?.score ?? 0) * points, 0);
  const total = totalOf(earned, judged);
  return {
    score: Math.round(total),
    checks: [
      ...judged.map(({ gate, verdict }) =>
        resultOf(gate.check, verdict, 0, totalOf(earned, judged, gate) - total),
      ),
      ...lines.map(({ check, verdict, points }) => {
        const left = verdict === null ? 0 : (1 - verdict.score) * points;
        return resultOf(check, verdict, points, totalOf(earned + left, judged) - total);
      }),
    ],
  };
}

/** Judges every line; points of checks that do not apply go to the others in proportion. */
function judgeLines(context: ListingContext): JudgedLine[] {
  const lines = scorecardOf(context.platform).map(({ check, points }) => ({
    check,
    points,
    verdict: check.applies(context) ? check.judge(context) : null,
  }));
  const weighed = lines.reduce((sum, { verdict, points }) => sum + (verdict === null ? 0 : points), 0);
  const factor = weighed === 0 ? 0 : 100 / weighed;
  return lines.map((line) => ({ ...line, points: line.verdict === null ? 0 : line.points * factor }));
}

/** Points earned, less what the failed gates take, inside their bounds. One gate can be taken as passed. */
function totalOf(earned: number, judged: readonly JudgedGate[], passed?: Gate): number {
  let total = earned;
  let most = 100;
  for (const { gate, verdict } of judged) {
    if (verdict.score >= 1 || gate === passed) continue;
    total -= gate.first + gate.further * ((verdict.faults ?? 1) - 1);
    most = Math.min(most, gate.most);
  }
  return Math.max(0, Math.min(total, most));
}

/** Nearly all points count as passed: nobody should chase a hundredth. */
const passedFrom = 0.995;

function resultOf(check: BoundCheck, verdict: Verdict | null, points: number, gain: number): CheckResult {
  const good = verdict === null || verdict.score >= passedFrom;
  return {
    id: check.id,
    title: good ? check.titleGood : check.titleBad,
    score: verdict === null ? null : Math.round(verdict.score * 1000) / 1000,
    found: verdict?.found ?? 'Not judged: this listing or language gives nothing to judge it by',
    expected: verdict?.expected ?? '',
    points: Math.round(points * 10) / 10,
    why: check.why,
    fix: good || verdict === null ? '' : verdict.fix,
    gain: good ? 0 : Math.round(gain * 10) / 10,
    field: verdict?.field ?? null,
  };
}
