import type { FixProof } from '#contract/webpage-analysis.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readPage } from '#rules/facts/page/page-facts.ts';
import { auditPage, type PageAudit } from './audit.ts';
import { applyPatch, improveHead, type HeadImprovement } from './improved-head.ts';

/**
 * Proves what an improved head is worth: puts it into a copy of the page, audits the copy by the same scorecard, and
 * says what changed. Null when there is nothing to improve in the head.
 */
export function proveHead(
  facts: PageFacts,
  before: PageAudit,
  improvement: HeadImprovement,
): FixProof | null {
  const patch = improveHead(facts, improvement);
  if (patch.lines.length === 0) return null;
  const after = auditPage(readPage({ ...facts.source, html: applyPatch(facts, patch) }));
  const scores = new Map(after.checks.map((check) => [check.id, check]));
  return {
    scoreBefore: before.score,
    scoreAfter: after.score,
    changed: before.checks.flatMap(({ id, title, score }) => {
      const now = scores.get(id);
      return now === undefined || now.score === score
        ? []
        : [{ id, title: now.score === 1 ? now.title : title, before: score, after: now.score }];
    }),
    patch: patch.lines.join('\n'),
  };
}
