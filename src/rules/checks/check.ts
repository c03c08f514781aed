import type { FieldId } from '#rules/platforms/platform.ts';
import type { ListingContext } from './listing-context.ts';

/** What a check found out about one listing. */
export interface Verdict {
  /** 0 to 1; 1 means that nothing is left to do. */
  score: number;
  /** What stands there, with the words or figures themselves. */
  found: string;
  /** What should stand there. */
  expected: string;
  /** What to do, one imperative sentence. Left out of the report when the score is 1. */
  fix: string;
  /** The field that it looked at; null when it looked at several. */
  field: FieldId | null;
  /** How many faults it found, where a gate takes more points for more of them; 1 when absent. */
  faults?: number;
}

/**
 * One judgement. Facts measure, a check judges, a scorecard weighs: a check carries no points and no
 * platform's number. Limits come from the platform file, what is a matter of taste from the params.
 */
export interface Check<Params> {
  /** Kebab-case noun; the same as the file name. */
  id: string;
  /** Shown when it passes. */
  titleGood: string;
  /** Shown when it does not. */
  titleBad: string;
  /** Why the seller should care, one sentence. */
  why: string;
  /** Whether it can judge this listing at all: the field exists, the language is known, the seller gave such facts. */
  applies?: (context: ListingContext, params: Params) => boolean;
  judge: (context: ListingContext, params: Params) => Verdict;
}

/** A check with its params filled in, as a scorecard holds it. */
export interface BoundCheck {
  id: string;
  titleGood: string;
  titleBad: string;
  why: string;
  applies: (context: ListingContext) => boolean;
  judge: (context: ListingContext) => Verdict;
}

/**
 * Score of a length: 1 inside the range, falling in a straight line to 0 at half of its lower end
 * (writing guide §2.0) and at one and a half of its upper end.
 */
export function rangeScore(value: number, from: number, to: number): number {
  if (value > to) return clamp(1 - (value - to) / (to / 2));
  if (value >= from) return 1;
  return clamp((value - from / 2) / (from / 2));
}

/** Score of "at least": 1 from the wanted number on, falling in a straight line to 0 at half of it. */
export function atLeast(value: number, wanted: number): number {
  return wanted <= 0 ? 1 : clamp((value - wanted / 2) / (wanted / 2));
}

/** Score of "at most": 1 up to the bound, falling in a straight line to 0 at `zero`. */
export function atMost(value: number, bound: number, zero: number): number {
  return value <= bound ? 1 : clamp(1 - (value - bound) / (zero - bound));
}

export function clamp(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value;
}
