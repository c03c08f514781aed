import { z } from 'zod';
import { catalogueKeys } from './platform-list.ts';

/** What can be bought: one toolkit per catalogue platform, or the bundle of all. */
export const planKeys = [...catalogueKeys, 'bundle'] as const;
export const PlanKey = z.enum(planKeys);
export type PlanKey = z.infer<typeof PlanKey>;

export interface Plan {
  key: PlanKey;
  /** US cents a month. */
  monthlyCents: number;
  /** US cents a month that the price is shown against. */
  regularCents: number;
  /** Whole percent shown as the saving, and what it is a percentage of: screens say so where it is not the regular price. */
  savingPercent: number;
  savingOf: 'regular' | 'monthly';
  /** Look-up key of the Stripe price; `npm run stripe:setup` makes it. */
  lookupKey: string;
}

export const currency = 'usd';

/** Launch price of one platform's toolkit, its regular price and the saving (document 1 §9). */
const platformPrice = {
  monthlyCents: 999,
  regularCents: 1999,
  savingPercent: 50,
  savingOf: 'regular',
} as const;
/**
 * Bundle of all marketplaces, ten as document 1 has them (§9: $89.99, normally $99.90, saving 11%). The $9.91 are
 * 11% of what is paid and 9.9% of the ten prices, so the words "of what you pay" must stand beside the figure.
 */
const bundlePrice = {
  monthlyCents: 8999,
  regularCents: 9990,
  savingPercent: 11,
  savingOf: 'monthly',
} as const;

/** The one table of prices that screens, server and the set-up of Stripe read. */
export const plans: Readonly<Record<PlanKey, Plan>> = Object.fromEntries(
  planKeys.map((key) => [
    key,
    { key, ...(key === 'bundle' ? bundlePrice : platformPrice), lookupKey: `shelfmark_${key}_monthly` },
  ]),
) as Record<PlanKey, Plan>;

/** `999` → `$9.99`. */
export function priceText(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
