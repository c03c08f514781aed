import type { CheckResult } from '#contract/report.ts';
import type { CampaignContext } from '#rules/checks/campaign-check.ts';
import { googleAdsScorecard } from '#rules/scorecards/google-ads.ts';

/** Nearly all points count as passed: nobody should chase a hundredth. */
const passedFrom = 0.995;

/** Scores a campaign by its scorecard. Pure: the same campaign gives the same score. */
export function scoreCampaign(context: CampaignContext): { score: number; checks: CheckResult[] } {
  const judged = googleAdsScorecard.map(({ check, points }) => ({
    check,
    points,
    verdict: check.applies?.(context) === false ? null : check.judge(context),
  }));
  const weighed = judged.reduce((sum, { verdict, points }) => sum + (verdict === null ? 0 : points), 0);
  const factor = weighed === 0 ? 0 : 100 / weighed;
  const checks = judged.map(({ check, points, verdict }): CheckResult => {
    const good = verdict === null || verdict.score >= passedFrom;
    const own = verdict === null ? 0 : points * factor;
    return {
      id: check.id,
      title: good ? check.titleGood : (verdict.wrong ?? check.titleBad),
      score: verdict === null ? null : Math.round(verdict.score * 1000) / 1000,
      found: verdict?.found ?? 'Not judged: there is nothing to judge it by',
      expected: verdict?.expected ?? '',
      points: Math.round(own * 10) / 10,
      why: check.why,
      fix: good || verdict === null ? '' : verdict.fix,
      gain: good || verdict === null ? 0 : Math.round((1 - verdict.score) * own * 10) / 10,
      field: verdict?.field ?? null,
    };
  });
  const total = judged.reduce((sum, { points, verdict }) => sum + (verdict?.score ?? 0) * points * factor, 0);
  return { score: Math.round(Math.max(0, Math.min(100, total))), checks };
}
