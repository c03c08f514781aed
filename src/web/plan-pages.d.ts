declare module 'virtual:plans' {
  import type { PlanKey } from '#contract/plans.ts';

  /** What a plan is called, what it does, and what it costs; filled from the contract and the platform files at build time. */
  export interface PlanPage {
    key: PlanKey;
    name: string;
    /** As short as a heading allows: "Etsy". */
    shortName: string;
    description: string;
    /** One line for the summary at checkout. */
    line: string;
    features: readonly [string, string, string, string];
    popular: boolean;
    /** A month, and what that is shown against: "$9.99", "$19.99". */
    monthly: string;
    regular: string;
    /** What is saved a month, in dollars: "$9.91". */
    saving: string;
    /** Whole percent with what it is a percentage of, where that is not the regular price: "11% of what you pay". */
    savingShare: string;
    /** Whole percent. */
    savingPercent: number;
  }

  export const planPages: Record<PlanKey, PlanPage>;
}

declare module 'virtual:platform-price' {
  /** One platform's toolkit a month: "$9.99". */
  export const platformPrice: string;
  /** All of them a month: "$89.99". */
  export const bundlePrice: string;
}
