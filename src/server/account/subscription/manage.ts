import type { BillingOverview } from '#contract/billing.ts';
import { plans, type PlanKey } from '#contract/plans.ts';
import { currentUserOf } from '#server/account/sign-in/index.ts';
import {
  changePurchase,
  findOpenPurchasesOf,
  findPurchase,
  forgetBuyer,
} from '#server/database/purchases.ts';
import { changeSubscription, listSubscriptionsOf } from '#server/database/subscriptions.ts';
import type { SubscriptionRow, UserRow } from '#server/database/schema/index.ts';
import { AppError } from '#server/errors.ts';
import type { InvoiceFact, SubscriptionFact } from '#server/outside/payments/port.ts';
import type { Billing } from './context.ts';
import { refreshSubscription } from './refresh.ts';
import { isRenewing, isRunning } from './standing.ts';

/** What the settings' billing section shows. Asks no outside service. */
export async function billingOverview(
  { database, clock, payments }: Billing,
  user: UserRow,
): Promise<BillingOverview> {
  const now = clock.now();
  const rows = await listSubscriptionsOf(database.db, user.id);
  const {
    subscriptionStatus: status,
    subscriptionExpiresAt,
    cancelAtPeriodEnd,
    plan,
  } = currentUserOf(user, now);
  const known = plan ?? null;
  const row = rows.find(({ id }) => id === user.stripeSubscriptionId);
  const purchase = row && (await findPurchase(database.db, row.purchaseId));
  // Who bought at another price keeps it for as long as the plan stays.
  const ownPrice = purchase?.plan === known ? purchase?.amountCents : null;
  return {
    status,
    plan: known,
    monthlyCents: known === null ? null : (ownPrice ?? plans[known].monthlyCents),
    currentPeriodEnd: subscriptionExpiresAt,
    cancelAtPeriodEnd,
    paymentFailed: status === 'active' && row?.status === 'past_due',
    complimentary: status === 'active' && !rows.some((row) => isRunning(row) || row.paidUntil !== null),
    mode: payments.mode,
  };
}

/**
 * Ends the subscription with what is paid for. Done twice it is done once.
 * @throws AppError conflict when there is nothing to cancel
 */
export async function cancelRenewal(billing: Billing, user: UserRow): Promise<string> {
  const rows = await runningOf(billing, user);
  if (rows.length === 0) throw nothingToChange(user, 'cancel');
  for (const row of rows.filter(isRenewing))
    await changeAt(billing, row.id, () => billing.payments.cancelAtPeriodEnd(row.id, true));
  return 'Your subscription is cancelled. You keep all tools until the end of the billing period.';
}

/**
 * Takes a cancellation back while the paid time lasts. Nothing is charged before the next billing date.
 * @throws AppError conflict when the subscription has ended
 */
export async function resumeRenewal(billing: Billing, user: UserRow): Promise<string> {
  const rows = await runningOf(billing, user);
  const [newest] = rows;
  if (!newest) {
    if (user.complimentary) throw nothingToChange(user, 'reactivate');
    throw new AppError('conflict', {
      message: 'Your subscription has ended. Please subscribe again at the checkout.',
    });
  }
  if (!rows.some(isRenewing))
    await changeAt(billing, newest.id, () => billing.payments.cancelAtPeriodEnd(newest.id, false));
  return 'Your subscription goes on. The next payment is on the usual date.';
}

/** @throws AppError conflict without a subscription, payment_refused when the difference cannot be charged */
export async function changePlan(billing: Billing, user: UserRow, plan: PlanKey): Promise<string> {
  const rows = await runningOf(billing, user);
  const row = rows.find(isRenewing) ?? rows[0];
  if (!row) throw nothingToChange(user, 'change');
  if (row.plan === plan) return 'You have this plan already.';
  await changeAt(billing, row.id, () => billing.payments.changePlan(row.id, plan));
  return 'Your plan is changed.';
}

/** Newest first, over all customers that the user was at the provider. */
export async function invoicesOf({ database, payments }: Billing, user: UserRow): Promise<InvoiceFact[]> {
  const rows = await listSubscriptionsOf(database.db, user.id);
  const customers = [...new Set(rows.map((row) => row.customerId))];
  const lists = await Promise.all(customers.map((id) => payments.invoices(id)));
  return lists.flat().sort((one, other) => other.created.getTime() - one.created.getTime());
}

/**
 * Before an account is deleted: nothing more is charged, and its address goes. What was paid stays in the books.
 * @throws AppError when the provider does not answer; then the account must stay
 */
export async function closeBilling(billing: Billing, userId: string): Promise<void> {
  const { database, payments } = billing;
  for (const row of await listSubscriptionsOf(database.db, userId)) {
    if (row.status === 'canceled' || row.status === 'incomplete_expired') continue;
    await payments.cancelNow(row.id);
    await changeSubscription(database.db, row.id, { cancelAtPeriodEnd: true });
    await refreshSubscription(billing, row.id);
  }
  for (const { id, subscriptionId } of await findOpenPurchasesOf(database.db, userId)) {
    if (subscriptionId !== null) await payments.cancelNow(subscriptionId);
    await changePurchase(database.db, id, { status: 'void' });
  }
  await forgetBuyer(database.db, userId);
}

async function runningOf({ database }: Billing, user: UserRow): Promise<SubscriptionRow[]> {
  return (await listSubscriptionsOf(database.db, user.id)).filter(isRunning);
}

/** Changes at the provider, then reads what it says now: the answer itself may be older than other news. */
async function changeAt(
  billing: Billing,
  id: string,
  change: () => Promise<SubscriptionFact>,
): Promise<void> {
  try {
    await change();
  } catch (error) {
    // It may have ended meanwhile, or the change may have arrived although its answer did not.
    billing.background.run('A subscription could not be read', () => refreshSubscription(billing, id));
    throw error;
  }
  await refreshSubscription(billing, id);
}

function nothingToChange(user: UserRow, what: 'cancel' | 'change' | 'reactivate'): AppError {
  return new AppError('conflict', {
    message: user.complimentary
      ? `Your subscription was given to you. There is nothing to ${what}.`
      : `There is no subscription to ${what}.`,
  });
}
