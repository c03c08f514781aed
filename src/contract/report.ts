import { z } from 'zod';

/** One judged check of a scorecard, as every scored result of the product carries it. */
export const CheckResult = z.object({
  /** Kebab-case id; the same as the file name of the check. */
  id: z.string(),
  /** What is true: the good sentence when passed, the failing one otherwise. */
  title: z.string(),
  /** Share of the points reached, 0 to 1. `null`: not applicable to this listing (weighs nothing). */
  score: z.number().min(0).max(1).nullable(),
  found: z.string(),
  expected: z.string(),
  /** Points of the scorecard that this check weighs, after redistribution of checks that do not apply. */
  points: z.number(),
  /** Why the reader should care, one sentence. */
  why: z.string(),
  /** What to do, one imperative sentence; empty when passed. */
  fix: z.string(),
  /** Points of the total that fixing it brings, one decimal. */
  gain: z.number(),
  /** The result field that it looked at, if it is one field. */
  field: z.string().nullable(),
});
export type CheckResult = z.infer<typeof CheckResult>;

/** Which input backs a phrase of the output. */
export const Evidence = z.object({
  /** The phrase as it stands in the output field. */
  text: z.string(),
  /** Path of the form field that it stems from, such as `products.0.description`. */
  source: z.string(),
  /** The seller's own words there. */
  quote: z.string(),
});
export type Evidence = z.infer<typeof Evidence>;
