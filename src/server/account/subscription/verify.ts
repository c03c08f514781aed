import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import type { PaymentChecked } from '#contract/billing.ts';
import { currency } from '#contract/plans.ts';
import { planOf } from '#server/account/sign-in/current-user.ts';
import { findPurchase, findPurchaseByIntent, findPurchases } from '#server/database/purchases.ts';
import type { PurchaseRow, UserRow } from '#server/database/schema/index.ts';
import { AppError } from '#server/errors.ts';
import type { PaymentIntentFact } from '#server/outside/payments/port.ts';
import type { Buyer } from './already-paid.ts';
import { claimPurchase } from './claim.ts';
import type { Billing } from './context.ts';
import { refreshSubscription } from './refresh.ts';

/** The subscription follows its payment within moments; these are the moments in milliseconds. */
const moments = [0, 300, 900];

export interface Verified {
  answer: z.output<typeof PaymentChecked>;
  /** Set when the purchase belongs to the signed-in user now. */
  claimedId: string | null;
}

/**
 * Checks a payment at the provider and opens what it paid for. The intent must belong to a purchase of this browser
 * or of this user: to everybody else it does not exist, whoever paid it.
 *
 * @throws AppError not_found; conflict while it is not paid, or when it is not the payment of this purchase
 */
export async function verifyPayment(
  billing: Billing,
  buyer: Buyer,
  paymentIntentId: string,
): Promise<Verified> {
  const purchase = await findPurchaseByIntent(billing.database.db, paymentIntentId);
  if (!purchase || !belongsTo(purchase, buyer)) throw new AppError('not_found');
  if (purchase.status !== 'paid') {
    await checkIntent(billing, purchase, paymentIntentId);
    await untilPaid(billing, purchase);
  }
  billing.background.run('Other open purchases of a buyer could not be taken back', () =>
    voidOthers(billing, buyer, purchase.id),
  );
  return answerOf(billing, buyer.user, purchase.id);
}

function belongsTo(purchase: PurchaseRow, { user, held }: Buyer): boolean {
  if (purchase.userId !== null && purchase.userId === user?.id) return true;
  // After it was claimed the browser that paid may be anybody's; the account decides.
  return held.includes(purchase.id) && (purchase.userId === null || user === null);
}

async function checkIntent(
  { payments, log }: Billing,
  purchase: PurchaseRow,
  paymentIntentId: string,
): Promise<void> {
  const intent = await payments.paymentIntent(paymentIntentId);
  if (!intent) throw new AppError('not_found');
  if (intent.status !== 'succeeded')
    throw new AppError('conflict', { message: unfinished[intent.status] ?? notPaid });
  const fault = faultOf(intent, purchase);
  if (fault === null) return;
  log.error({ purchase: purchase.id, intent: intent.id, fault }, 'A payment does not match its purchase');
  throw new AppError('conflict', {
    message: 'This payment does not belong to this purchase. Please contact support.',
  });
}

const notPaid = 'This payment was not completed, so nothing was charged. Please try again.';
const unfinished: Partial<Record<PaymentIntentFact['status'], string>> = {
  processing: 'Your bank is still working on this payment. We write to you as soon as it is through.',
  canceled: 'This payment was cancelled, so nothing was charged. Please start the checkout again.',
  requires_action: 'Your bank still wants you to confirm this payment.',
};

/** What does not fit, or null. */
function faultOf(intent: PaymentIntentFact, purchase: PurchaseRow): string | null {
  if (intent.amountCents !== purchase.amountCents) return 'amount';
  if (intent.currency !== currency) return 'currency';
  if (intent.customerId !== purchase.customerId) return 'customer';
  if (intent.subscriptionId !== null && intent.subscriptionId !== purchase.subscriptionId)
    return 'subscription';
  return null;
}

async function untilPaid(billing: Billing, { subscriptionId, plan, id }: PurchaseRow): Promise<void> {
  if (subscriptionId === null) throw new AppError('not_found');
  for (const wait of moments) {
    await pause(wait);
    const written = await refreshSubscription(billing, subscriptionId);
    if (written && written.subscription.plan !== plan) {
      billing.log.error({ purchase: id }, 'A subscription has another plan than its purchase');
      throw new AppError('conflict', {
        message: 'This payment is for another plan. Please contact support.',
      });
    }
    if (written?.purchase.status === 'paid') return;
  }
  throw new AppError('conflict', {
    message: 'Your payment went through, but it is not confirmed yet. Please try again in a minute.',
  });
}

/** Another tab may still show a payment form for the same wish. */
async function voidOthers({ database, payments }: Billing, { held }: Buyer, paidId: string): Promise<void> {
  for (const other of await findPurchases(database.db, held)) {
    if (other.id === paidId || other.status !== 'open' || other.subscriptionId === null) continue;
    const fact = await payments.subscription(other.subscriptionId);
    if (fact?.status === 'incomplete') await payments.cancelNow(other.subscriptionId);
  }
}

async function answerOf(billing: Billing, user: UserRow | null, purchaseId: string): Promise<Verified> {
  const mine = user !== null && (await claimPurchase(billing, purchaseId, user.id));
  const purchase = await findPurchase(billing.database.db, purchaseId);
  const owned = user !== null && (mine || purchase?.userId === user.id);
  return {
    claimedId: owned ? purchaseId : null,
    answer: {
      success: true,
      message: 'Your subscription has been activated!',
      needsAccount: purchase?.claimedAt === null,
      plan: planOf(purchase?.plan ?? null),
    },
  };
}
