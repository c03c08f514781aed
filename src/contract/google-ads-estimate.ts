import { z } from 'zod';

/** A published average that the estimate starts from. */
export const AdsBenchmark = z.object({
  industry: z.string(),
  /** Cents. */
  cpc: z.number().int(),
  /** Hundredths of a percent. */
  ctr: z.number().int(),
  /** Hundredths of a percent. */
  conversionRate: z.number().int(),
  /** Cents. */
  costPerLead: z.number().int(),
  source: z.string(),
  /** Day of publication, `YYYY-MM-DD`, and what was counted. */
  date: z.string(),
  basis: z.string(),
  /** Why this row was chosen for the business. */
  because: z.string(),
});
export type AdsBenchmark = z.infer<typeof AdsBenchmark>;

/** Everything that the arithmetic works with; each can be changed on the screen. */
export const EstimateInputs = z.object({
  /** US dollars. */
  monthlyBudget: z.number(),
  /** Cents. */
  cpc: z.number(),
  /** Hundredths of a percent. */
  ctr: z.number(),
  /** Hundredths of a percent. */
  conversionRate: z.number(),
  /** Percent that cost, click rate and conversion rate may lie off to either side; our own assumption. */
  spread: z.number(),
});
export type EstimateInputs = z.infer<typeof EstimateInputs>;

/** `low` is the worse end for the advertiser, `high` the better one. */
export const EstimateRange = z.object({ low: z.number(), middle: z.number(), high: z.number() });
export type EstimateRange = z.infer<typeof EstimateRange>;

export const EstimateStep = z.object({
  id: z.enum(['daily_budget', 'clicks', 'leads', 'cost_per_lead', 'reach']),
  label: z.string(),
  /** In words and signs: `Monthly budget ÷ cost per click`. */
  formula: z.string(),
  /** The same with the figures: `$500.00 ÷ $5.42 = 92`. */
  worked: z.string(),
  range: EstimateRange,
  unit: z.enum(['cents', 'clicks', 'leads', 'views']),
});
export type EstimateStep = z.infer<typeof EstimateStep>;

/** An estimate by arithmetic, never a promise. `rules/ads/estimate.ts` computes it again when an input changes. */
export const CampaignEstimate = z.object({
  benchmark: AdsBenchmark,
  inputs: EstimateInputs,
  /** Cents; 30.4 days a month. */
  dailyBudget: z.number().int(),
  /** A month. */
  clicks: EstimateRange,
  /** A month; calls, orders or forms. */
  leads: EstimateRange,
  /** Cents; null when there would be no lead at all. */
  costPerLead: EstimateRange.nullable(),
  /** Times that the ad is shown in a month. */
  reach: EstimateRange,
  steps: z.array(EstimateStep),
});
export type CampaignEstimate = z.infer<typeof CampaignEstimate>;
