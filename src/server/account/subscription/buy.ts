import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { NewSubscription, SubscriptionStart } from '#contract/billing.ts';
import { plans, type PlanKey } from '#contract/plans.ts';
import { effectiveSubscription } from '#server/account/sign-in/index.ts';
import {
  addPurchase,
  changePurchase,
  findOpenPurchasesOf,
  findPurchases,
} from '#server/database/purchases.ts';
import { addSubscription, lockUser } from '#server/database/subscriptions.ts';
import { findUser } from '#server/database/users.ts';
import type { PurchaseRow, UserRow } from '#server/database/schema/index.ts';
import { AppError } from '#server/errors.ts';
import type { StartedSubscription } from '#server/outside/payments/port.ts';
import { claimPurchase } from './claim.ts';
import type { Billing } from './context.ts';
import { refreshSubscription } from './refresh.ts';
import { planOf } from '#server/account/sign-in/current-user.ts';

const notStarted = 'Failed to initialize checkout. Please try again.';
const noSecret = 'Failed to create payment intent';

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

/**
 * Begins a purchase, or gives the begun one back: a reload, a second tab, the back button and a double click all
 * come to the same payment. Another plan takes the place of the first. Who has paid is told so and pays nothing.
 *
 * @throws AppError when the payment provider fails; nothing is charged and the same call may be made again
 */
export async function beginPurchase(
  billing: Billing,
  buyer: Buyer,
  wish: z.output<typeof NewSubscription>,
): Promise<Begun> {
  const paid = await alreadyPaid(billing, buyer, wish.another === true);
  if (paid) return paid;
  try {
    return await beginOrResume(billing, buyer, wish);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const own = error.message === noSecret || error.code === 'too_many_requests';
    throw own ? error : new AppError(error.code, { message: notStarted, cause: error });
  }
}

async function beginOrResume(
  billing: Billing,
  buyer: Buyer,
  wish: z.output<typeof NewSubscription>,
): Promise<Begun> {
  const open = await openPurchases(billing, buyer);
  const [same] = open.filter((purchase) => purchase.plan === wish.platform);
  for (const other of open) {
    if (other === same) continue;
    const paid = await voidPurchase(billing, other, buyer.user);
    if (paid) return paid;
  }
  const email = (wish.email ?? buyer.user?.email ?? null)?.trim().toLowerCase() ?? null;
  if (same) {
    const resumed = await resume(billing, buyer.user, await withEmail(billing, same, email));
    if (resumed) return resumed;
  }
  const purchase = await newPurchase(billing, buyer.user, wish.platform, email);
  const begun = await start(billing, buyer.user, purchase);
  if (!begun) throw new AppError('outside_failed', { message: noSecret });
  return begun;
}

/** What the buyer has paid for already, in this account or from this browser. */
async function alreadyPaid(billing: Billing, { user, held }: Buyer, another: boolean): Promise<Begun | null> {
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

async function openPurchases({ database }: Billing, { user, held }: Buyer): Promise<PurchaseRow[]> {
  const ofBrowser = (await findPurchases(database.db, held)).filter(({ status }) => status === 'open');
  const ofUser = user ? await findOpenPurchasesOf(database.db, user.id) : [];
  const own = ofBrowser.filter(({ userId }) => userId === null || userId === user?.id);
  return [...own, ...ofUser.filter(({ id }) => !own.some((purchase) => purchase.id === id))];
}

/** Takes back an unpaid purchase. @returns what to answer when it turns out to be paid after all */
async function voidPurchase(
  billing: Billing,
  purchase: PurchaseRow,
  user: UserRow | null,
): Promise<Begun | null> {
  const { database, payments } = billing;
  const { subscriptionId } = purchase;
  if (subscriptionId === null) {
    await changePurchase(database.db, purchase.id, { status: 'void' });
    return null;
  }
  let written = await refreshSubscription(billing, subscriptionId);
  if (written?.purchase.status === 'open') {
    await payments.cancelNow(subscriptionId);
    // Read again: a payment may have gone through at the same moment.
    written = await refreshSubscription(billing, subscriptionId);
  }
  if (written?.purchase.status === 'paid') return paidAfterAll(billing, purchase, user);
  await changePurchase(database.db, purchase.id, { status: 'void' });
  return null;
}

async function paidAfterAll(
  billing: Billing,
  { id, plan }: PurchaseRow,
  user: UserRow | null,
): Promise<Begun> {
  if (user) await claimPurchase(billing, id, user.id);
  const next = user ? 'There is nothing to pay.' : 'Create your account to start.';
  const begun = nothingToPay(planOf(plan), `Your payment went through. ${next}`);
  return { ...begun, purchaseId: user ? null : id };
}

/** Two tabs of one user come to one purchase: the user's row is locked between looking and adding. */
async function newPurchase(
  { database, clock }: Billing,
  user: UserRow | null,
  plan: PlanKey,
  email: string | null,
): Promise<PurchaseRow> {
  return database.transaction(async (tx) => {
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
async function withEmail(
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
async function resume(billing: Billing, user: UserRow | null, purchase: PurchaseRow): Promise<Begun | null> {
  const written =
    purchase.subscriptionId === null ? null : await refreshSubscription(billing, purchase.subscriptionId);
  if (written?.purchase.status === 'paid') return paidAfterAll(billing, purchase, user);
  if (written?.purchase.status === 'void') return null;
  return start(billing, user, purchase);
}

/** @returns null when this purchase has run out at the provider: a new one is needed */
async function start(billing: Billing, user: UserRow | null, purchase: PurchaseRow): Promise<Begun | null> {
  const { database } = billing;
  const plan = planOf(purchase.plan);
  if (plan === null) return null;
  const started = await ask(billing, user, purchase, plan);
  await database.transaction(async (tx) => {
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
