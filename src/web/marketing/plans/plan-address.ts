import type { PlanKey } from '#contract/plans.ts';

/**
 * Checkout of a plan. Link to it with `<a href>`: only the document of the checkout may load the payment
 * provider's script, so it has to be a page load.
 */
export function checkoutAddress(plan: PlanKey): string {
  return `/simple-checkout?platform=${plan}`;
}
