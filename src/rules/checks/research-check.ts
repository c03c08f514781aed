import type { CheckResult } from '#contract/report.ts';
import type {
  KeywordCluster,
  ResearchData,
  ResearchForm,
  ResearchKeyword,
} from '#contract/keyword-research.ts';

/** What the checks of a keyword research look at. */
export interface ResearchContext {
  form: ResearchForm;
  data: ResearchData;
  /** Keywords of all categories. */
  keywords: readonly ResearchKeyword[];
  clusters: readonly KeywordCluster[];
  /** What is sold, as it is searched. */
  offers: readonly string[];
  towns: readonly string[];
  /** Whether people near the business can be customers at all: no marketplace, no app, no video. */
  ownSite: boolean;
}

export interface ResearchVerdict {
  /** 0 to 1; 1 means that nothing is left to do. */
  score: number;
  found: string;
  expected: string;
  /** One imperative sentence. */
  fix: string;
}

/** One judgement about a research. The scorecard weighs it. */
export interface ResearchCheck {
  /** Kebab-case noun; the same as the file name. */
  id: string;
  titleGood: string;
  titleBad: string;
  why: string;
  /** The form field that mends it; null when none does. */
  field: keyof ResearchForm | null;
  applies?: (context: ResearchContext) => boolean;
  judge: (context: ResearchContext) => ResearchVerdict;
}

export interface ResearchLine {
  check: ResearchCheck;
  /** Of 100. */
  points: number;
  reason: string;
}

/** Judges all lines; points of checks that do not apply go to the others in proportion. */
export function scoreResearch(
  lines: readonly ResearchLine[],
  context: ResearchContext,
): { score: number; checks: CheckResult[] } {
  const judged = lines.map((line) => ({
    ...line,
    verdict: (line.check.applies?.(context) ?? true) ? line.check.judge(context) : null,
  }));
  const weighed = judged.reduce((sum, { verdict, points }) => sum + (verdict === null ? 0 : points), 0);
  const factor = weighed === 0 ? 0 : 100 / weighed;
  const earned = judged.reduce(
    (sum, { verdict, points }) => sum + (verdict?.score ?? 0) * points * factor,
    0,
  );
  const checks = judged.map(({ check, verdict, points }): CheckResult => {
    const passed = verdict !== null && verdict.score >= 0.995;
    return {
      id: check.id,
      title: verdict === null || passed ? check.titleGood : check.titleBad,
      score: verdict === null ? null : verdict.score,
      found: verdict?.found ?? 'Does not apply here.',
      expected: verdict?.expected ?? '',
      points: verdict === null ? 0 : Math.round(points * factor * 10) / 10,
      why: check.why,
      fix: verdict === null || passed ? '' : verdict.fix,
      gain: verdict === null ? 0 : Math.round((1 - verdict.score) * points * factor * 10) / 10,
      field: check.field,
    };
  });
  return { score: Math.round(earned), checks };
}
