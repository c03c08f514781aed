import type { SocialCheck, SocialScores, SocialSurface } from '#contract/social-meta.ts';
import type { SocialCardContext } from '#rules/checks/social-check.ts';
import { shortened } from '#rules/page/shortened.ts';
import { socialScorecard } from '#rules/scorecards/social-meta.ts';

/** Nearly all points count as passed: nobody should chase a hundredth. */
const passedFrom = 0.995;
/** UTF-16 units that a result quotes. */
const longestFound = 300;

/**
 * Scores cards by the scorecard: each surface from 0 to 100, and their mean. Pure: the same cards and the same facts
 * give the same score, for the page's present tags as for ours.
 */
export function scoreCards(cards: readonly SocialCardContext[]): {
  scores: SocialScores;
  checks: SocialCheck[];
} {
  const checks: SocialCheck[] = [];
  const surfaces: Partial<Record<SocialSurface, number>> = {};
  let sum = 0;
  for (const card of cards) {
    const judged = judgeCard(card, cards.length);
    checks.push(...judged.checks);
    surfaces[card.surface] = Math.round(judged.score);
    sum += judged.score;
  }
  return { scores: { total: cards.length === 0 ? 0 : Math.round(sum / cards.length), surfaces }, checks };
}

function judgeCard(card: SocialCardContext, count: number): { score: number; checks: SocialCheck[] } {
  const lines = socialScorecard(card.surface).map(({ check, points }) => ({
    check,
    points,
    verdict: (check.applies?.(card) ?? true) ? check.judge(card) : null,
  }));
  const weighed = lines.reduce((sum, { verdict, points }) => sum + (verdict === null ? 0 : points), 0);
  const factor = weighed === 0 ? 0 : 100 / weighed;
  let score = 0;
  const checks = lines.map(({ check, verdict, points }): SocialCheck => {
    const own = verdict === null ? 0 : points * factor;
    const reached = verdict === null ? 0 : Math.min(1, Math.max(0, verdict.score));
    score += reached * own;
    const good = verdict === null || reached >= passedFrom;
    return {
      surface: card.surface,
      id: check.id,
      title: good ? check.titleGood : check.titleBad,
      score: verdict === null ? null : Math.round(reached * 1_000) / 1_000,
      found: shortened(verdict?.found ?? 'Not judged: this card gives nothing to judge it by', longestFound),
      expected: shortened(verdict?.expected ?? '', longestFound),
      points: Math.round(own * 10) / 10,
      why: check.why,
      fix: good || verdict === null ? '' : shortened(verdict.fix, longestFound),
      // Of the total: every surface has the same share in it.
      gain: good ? 0 : Math.round((((1 - reached) * own) / count) * 10) / 10,
      field: verdict?.field ?? null,
    };
  });
  return { score, checks };
}
