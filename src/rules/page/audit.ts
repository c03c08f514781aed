import type { PageCheckGroup, PageCheckOutcome, PageCheckResult } from '#contract/webpage-analysis.ts';
import type { PageCheck, PageVerdict } from '#rules/checks/page-check.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import type { PageLine } from '#rules/scorecards/page/line.ts';
import { pageScorecard } from '#rules/scorecards/page/index.ts';
import { placeOf } from './document/place.ts';
import { shortened } from './shortened.ts';

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
/** UTF-16 units that a result quotes of a page. */
const longestFound = 600;
/** Places that a result names. */
const mostPlaces = 10;

/** Judges a page by the scorecard. Pure: the same facts give the same score. */
export function auditPage(facts: PageFacts): PageAudit {
  const judged = judgeAll(facts);
  const sums = sumsOf(judged);
  const capping = judged.filter(isCapping);
  const lowest = Math.min(100, ...capping.map(({ line }) => line.cap ?? 100));
  return {
    score: Math.round(sums.total),
    checks: judged.map((one) => resultOf(one, facts, sums)),
    cap:
      capping.length === 0
        ? null
        : { score: lowest, reasons: capping.map(({ line }) => line.check.titleBad) },
  };
}

/** A page's score with what each check gives, by its id. */
export interface PageScore {
  score: number;
  checks: Map<string, { title: string; score: number | null }>;
}

/**
 * Only the score and what each check gives, for a copy of a page that nobody looks at. Where the page was
 * judged before with another head, the verdicts that no improved head changes are taken from there.
 */
export function scorePage(facts: PageFacts, before?: PageFacts): PageScore {
  const known = before && verdicts.get(before);
  const judged = known
    ? known.map((one) => (one.line.check.outsidePatch ? one : judge(one.line, one.group, facts)))
    : judgeAll(facts);
  return {
    score: Math.round(sumsOf(judged).total),
    checks: new Map(
      judged.map(({ line: { check }, verdict }) => [
        check.id,
        { title: titleOf(check, verdict), score: verdict?.score ?? null },
      ]),
    ),
  };
}

/** Verdicts of pages that were audited, while they are held. */
const verdicts = new WeakMap<PageFacts, Judged[]>();

function judgeAll(facts: PageFacts): Judged[] {
  const judged = pageScorecard.flatMap(({ group, lines }) => lines.map((line) => judge(line, group, facts)));
  verdicts.set(facts, judged);
  return judged;
}

/** What all verdicts together come to. */
interface Sums {
  /** By which a line's points are scaled, since only the checks that could judge count. */
  factor: number;
  /** Points before caps. */
  earned: number;
  /** Points inside the caps of the failed blockers. */
  total: number;
  /** Failed blockers, the lowest cap first. */
  capped: readonly Judged[];
}

function sumsOf(judged: readonly Judged[]): Sums {
  let weighed = 0;
  for (const { line, verdict } of judged) if (verdict) weighed += line.points;
  const factor = weighed === 0 ? 0 : 100 / weighed;
  let earned = 0;
  for (const { line, verdict } of judged) earned += (verdict?.score ?? 0) * line.points * factor;
  const capped = judged.filter(isCapping).toSorted((a, b) => (a.line.cap ?? 100) - (b.line.cap ?? 100));
  return { factor, earned, capped, total: inside(earned, capped) };
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

/** Points inside the caps of the failed blockers. One check can be taken as passed. */
function inside(earned: number, capped: readonly Judged[], passed?: PageLine): number {
  const lowest = capped.find(({ line }) => line !== passed)?.line.cap ?? 100;
  return Math.max(0, Math.min(earned, lowest));
}

function titleOf(check: PageCheck, verdict: PageVerdict | null): string {
  if (verdict === null) return check.subject;
  return verdict.score >= passedFrom ? check.titleGood : (verdict.wrong ?? check.titleBad);
}

function resultOf(one: Judged, facts: PageFacts, { factor, earned, total, capped }: Sums): PageCheckResult {
  const { check } = one.line;
  const basis = {
    id: check.id,
    why: check.why,
    field: null,
    group: one.group,
    title: titleOf(check, one.verdict),
  };
  if (one.outcome !== 'judged')
    return {
      ...basis,
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
  const gain = passed ? 0 : inside(earned + (1 - verdict.score) * points, capped, line) - total;
  return {
    ...basis,
    score: verdict.score,
    outcome: outcomeOf(verdict.score, passed),
    found: shortened(verdict.found, longestFound),
    expected: shortened(verdict.expected, longestFound),
    points: Math.round(points * 100) / 100,
    fix: passed ? '' : shortened(verdict.fix, longestFound),
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
