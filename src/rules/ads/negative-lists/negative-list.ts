import type { BusinessType } from '#contract/google-ads-form.ts';

/** Lines of `reason: term, term`; the reasons are those of `negativeReasons`. */
export interface NegativeList {
  common: string;
  ofType: Record<BusinessType, string>;
}
