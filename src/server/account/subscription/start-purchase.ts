import { randomUUID } from 'node:crypto';
import { plans, type PlanKey } from '#contract/plans.ts';
import { planOf } from '#server/account/sign-in/current-user.ts';
import { addPurchase, changePurchase, findOpenPurchasesOf } from '#server/database/purchases.ts';
import { addSubscription, lockUser } from '#server/database/subscriptions.ts';
import type { PurchaseRow, UserRow } from '#server/database/schema/index.ts';
import { retriedTransaction } from '#server/database/retried-transaction.ts';
import { AppError } from '#server/errors.ts';
import type { StartedSubscription } from '#server/outside/payments/port.ts';
import { paidAfterAll, type Begun } from './already-paid.ts';
import type { Billing } from './context.ts';
import { refreshSubscription } from './refresh.ts';

/** Two tabs of one user come to one purchase: the user's row is locked between looking and adding. */
export async function newPurchase(
  { database, clock }: Billing,
  user: UserRow | null,
  plan: PlanKey,
  email: string | null,
): Promise<PurchaseRow> {
  return retriedTransaction(database, async (tx) => {
    if (user) {
      await lockUser(tx, user.id);
      const open = (await findOpenPurchasesOf(tx, user.id)).find((purchase) => purchase.plan === plan);
      if (open) return open;
    }
    const id = `pur_${randomUUID().replaceAll('-', '')}`;
    return addPurchase(tx, { id, plan, email, userId: user?.id ?? null, createdAt: clock.now() });
  });
}

/** The e-mail may be typed after the payment form has opened. */
export async function withEmail(
  { database, payments, background }: Billing,
  purchase: PurchaseRow,
  email: string | null,
): Promise<PurchaseRow> {
  if (email === null || email === purchase.email) return purchase;
  const { customerId } = purchase;
  if (customerId !== null)
    background.run('The e-mail of a customer could not be changed', () =>
      payments.updateCustomer(customerId, { email }),
    );
  return (await changePurchase(database.db, purchase.id, { email })) ?? purchase;
}

/** As it stands now: it may have been paid meanwhile, in another tab, or have run out after a day. */
export async function resumePurchase(
  billing: Billing,
  user: UserRow | null,
  purchase: PurchaseRow,
): Promise<Begun | null> {
  const written =
    purchase.subscriptionId === null ? null : await refreshSubscription(billing, purchase.subscriptionId);
  if (written?.purchase.status === 'paid') return paidAfterAll(billing, purchase, user);
  if (written?.purchase.status === 'void') return null;
  return startPurchase(billing, user, purchase);
}

/** @returns null when this purchase has run out at the provider: a new one is needed */
export async function startPurchase(
  billing: Billing,
  user: UserRow | null,
  purchase: PurchaseRow,
): Promise<Begun | null> {
  const { database } = billing;
  const plan = planOf(purchase.plan);
  if (plan === null) return null;
  const started = await ask(billing, user, purchase, plan);
  await retriedTransaction(database, async (tx) => {
    await changePurchase(tx, purchase.id, {
      customerId: started.customerId,
      subscriptionId: started.subscriptionId,
      paymentIntentId: started.paymentIntentId,
      amountCents: started.amountCents,
    });
    await addSubscription(tx, {
      id: started.subscriptionId,
      purchaseId: purchase.id,
      userId: purchase.userId,
      customerId: started.customerId,
      plan,
      status: 'incomplete',
    });
  });
  if (started.status !== 'incomplete') {
    const written = await refreshSubscription(billing, started.subscriptionId);
    if (written?.purchase.status === 'paid') return paidAfterAll(billing, purchase, user);
    return null;
  }
  if (started.amountCents !== plans[plan].monthlyCents) {
    // The provider's price is not the one on the screen. Better no sale than another amount than promised.
    billing.log.error({ plan, asked: started.amountCents }, 'The price at Stripe differs from the plan');
    await billing.payments.cancelNow(started.subscriptionId);
    await changePurchase(database.db, purchase.id, { status: 'void' });
    throw new AppError('outside_failed');
  }
  if (started.clientSecret === null || started.paymentIntentId === null) return null;
  return {
    purchaseId: purchase.id,
    answer: {
      clientSecret: started.clientSecret,
      paymentIntentId: started.paymentIntentId,
      amountCents: started.amountCents,
      plan,
      alreadySubscribed: false,
    },
  };
}

function ownedBy(purchase: PurchaseRow, user: UserRow | null): user is UserRow {
  return user !== null && purchase.userId === user.id;
}

async function ask(
  { database, payments }: Billing,
  user: UserRow | null,
  purchase: PurchaseRow,
  plan: PlanKey,
): Promise<StartedSubscription> {
  try {
    return await payments.startSubscription({
      // Once it has a customer it keeps that one: the same key with another would be refused.
      customerId: purchase.customerId ?? (ownedBy(purchase, user) ? user.stripeCustomerId : null),
      email: purchase.email,
      plan,
      purchaseId: purchase.id,
      idempotencyKey: `${purchase.id}:${purchase.attempt}`,
    });
  } catch (error) {
    // The provider repeats its answer to the same key, also a failure; the next try needs another one.
    const repeats =
      error instanceof AppError && (error.code === 'conflict' || error.code === 'outside_failed');
    if (repeats) await changePurchase(database.db, purchase.id, { attempt: purchase.attempt + 1 });
    throw error;
  }
}
