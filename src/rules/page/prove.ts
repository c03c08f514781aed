import type { FixProof } from '#contract/webpage-analysis.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readPage } from '#rules/facts/page/page-facts.ts';
import { readProse } from '#rules/facts/page/prose.ts';
import { readStructuredData } from '#rules/facts/page/structured-data.ts';
import { readPlaceholders } from '#rules/checks/page/no-placeholder-text.ts';
import { readBeginning } from '#rules/checks/page/title-words-in-text.ts';
import { scorePage, type PageAudit } from './audit.ts';
import { parsePage, type PageElement } from './document/tree.ts';
import { walkPage } from './document/walk.ts';
import {
  applyPatch,
  applyPatchUntil,
  improveHead,
  type HeadImprovement,
  type HeadPatch,
} from './improved-head.ts';

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
  const copy = copyWith(facts, patch);
  // Where the copy was read anew, its body may differ too.
  const after = scorePage(copy, copy.tree === facts.tree ? facts : undefined);
  return {
    scoreBefore: before.score,
    scoreAfter: after.score,
    changed: before.checks.flatMap(({ id, title, score }) => {
      const now = after.checks.get(id);
      return now === undefined || percentOf(now.score) === percentOf(score)
        ? []
        : [{ id, title: now.score === 1 ? now.title : title, before: score, after: now.score }];
    }),
    patch: patch.lines.join('\n'),
  };
}

/** As a report prints it: a change that nobody would see is none. */
function percentOf(score: number | null): number | null {
  return score === null ? null : Math.round(score * 100);
}

/** Readings of a page that look at nothing which an improved head changes. */
const ofBody = [readProse, readStructuredData, readBeginning, readPlaceholders];

/**
 * The page with the patch in its head. Up to the tag of the body the copy is parsed anew; what follows that tag is the
 * same and is not read again. Without such a tag the whole copy is read.
 */
export function copyWith(facts: PageFacts, patch: HeadPatch): PageFacts {
  const { parts, tree } = facts;
  const bodyStart = parts.body?.start ?? -1;
  if (bodyStart < 0 || patch.removed.some(({ start }) => start >= bodyStart))
    return readPage({ ...facts.source, html: applyPatch(facts, patch) });
  const headHtml = applyPatchUntil(facts, patch, bodyStart);
  const head = walkPage(parsePage(`${headHtml}<body>`));
  const inBody = ({ start }: PageElement) => start < 0 || start >= bodyStart;
  const withBody = (list: 'titles' | 'metas' | 'linkTags' | 'scripts' | 'styles') => [
    ...head[list],
    ...parts[list].filter(inBody),
  ];
  return facts.withHead(
    headHtml + tree.source.slice(bodyStart),
    {
      ...parts,
      head: head.head,
      titles: withBody('titles'),
      metas: withBody('metas'),
      linkTags: withBody('linkTags'),
      scripts: withBody('scripts'),
      styles: withBody('styles'),
      elementCount: parts.elementCount + patch.lines.length - patch.removed.length,
    },
    ofBody,
  );
}
