import type { SubscriptionStart } from '#contract/billing.ts';
import { plans, type PlanKey } from '#contract/plans.ts';
import { effectiveSubscription } from '#server/account/sign-in/index.ts';
import { planOf } from '#server/account/sign-in/current-user.ts';
import { findPurchases } from '#server/database/purchases.ts';
import { findUser } from '#server/database/users.ts';
import type { PurchaseRow, UserRow } from '#server/database/schema/index.ts';
import { claimPurchase } from './claim.ts';
import type { Billing } from './context.ts';

export interface Buyer {
  /** Signed in, or `null`. */
  user: UserRow | null;
  /** Purchases that the browser holds. */
  held: readonly string[];
}

export interface Begun {
  answer: SubscriptionStart;
  /** Purchase that the browser is to hold from now on; `null` when there is nothing to pay. */
  purchaseId: string | null;
}

/** What the buyer has paid for already, in this account or from this browser. */
export async function alreadyPaid(
  billing: Billing,
  { user, held }: Buyer,
  another: boolean,
): Promise<Begun | null> {
  const { db } = billing.database;
  const now = billing.clock.now();
  if (user) {
    const { status, cancelAtPeriodEnd } = effectiveSubscription(user, now);
    if (status === 'active') {
      const message = cancelAtPeriodEnd
        ? 'Your subscription still runs. You can reactivate it in the settings without paying now.'
        : 'Your subscription is active already. There is nothing to pay.';
      return nothingToPay(planOf(user.subscriptionPlan), message);
    }
  }
  for (const purchase of await findPurchases(db, held)) {
    if (purchase.status !== 'paid') continue;
    const plan = planOf(purchase.plan);
    if (purchase.claimedAt === null) {
      if (user && (await claimPurchase(billing, purchase.id, user.id)))
        return nothingToPay(plan, 'Your subscription is active already. There is nothing to pay.');
      return nothingToPay(plan, 'You have paid already. Create your account to start.');
    }
    const owner = user || another || purchase.userId === null ? null : await findUser(db, purchase.userId);
    if (owner && effectiveSubscription(owner, now).status === 'active')
      return nothingToPay(plan, 'A subscription was bought in this browser already. Sign in to use it.');
  }
  return null;
}

function nothingToPay(plan: PlanKey | null, message: string): Begun {
  const known = plan ?? 'bundle';
  const answer = {
    clientSecret: null,
    paymentIntentId: null,
    amountCents: plans[known].monthlyCents,
    plan: known,
    alreadySubscribed: true,
    message,
  };
  return { answer, purchaseId: null };
}

/** A purchase that turned out to be paid while another was about to begin. */
export async function paidAfterAll(
  billing: Billing,
  { id, plan }: PurchaseRow,
  user: UserRow | null,
): Promise<Begun> {
  if (user) await claimPurchase(billing, id, user.id);
  const next = user ? 'There is nothing to pay.' : 'Create your account to start.';
  const begun = nothingToPay(planOf(plan), `Your payment went through. ${next}`);
  return { ...begun, purchaseId: user ? null : id };
}
