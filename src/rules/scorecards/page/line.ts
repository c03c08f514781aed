import type { PageCheckGroup } from '#contract/webpage-analysis.ts';
import type { PageCheck } from '#rules/checks/page-check.ts';

/** One page check with what it weighs and why it weighs that much. */
export interface PageLine {
  check: PageCheck;
  /** Of 100. Points of checks that cannot judge a page go to the other lines in proportion. */
  points: number;
  /** Why this many points. */
  reason: string;
  /** A failed blocker keeps the page out of search: the highest total that it can still reach. */
  cap?: number;
}

/** The lines of one group. */
export interface PageGroupLines {
  group: PageCheckGroup;
  lines: readonly PageLine[];
}
