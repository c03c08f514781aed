import type { BoundCheck, Check } from '#rules/checks/check.ts';

/** One check with what it weighs and why it weighs that much. */
export interface ScorecardLine {
  check: BoundCheck;
  /** Of 100. When it cannot apply, its points go to the other lines in proportion. */
  points: number;
  /** Why this check, with these params, on this platform. */
  reason: string;
}

/** The lines of one platform; their points add to 100. */
export type Scorecard = readonly ScorecardLine[];

/** Puts a check on a scorecard: its points, the reason for them, and the numbers that are a matter of taste. */
export function weigh<Params>(
  check: Check<Params>,
  points: number,
  reason: string,
  params: Params,
): ScorecardLine {
  return { check: bind(check, params), points, reason };
}

/** A check with its params filled in. */
export function bind<Params>(check: Check<Params>, params: Params): BoundCheck {
  return {
    id: check.id,
    titleGood: check.titleGood,
    titleBad: check.titleBad,
    why: check.why,
    applies: (context) => check.applies?.(context, params) ?? true,
    judge: (context) => check.judge(context, params),
  };
}
