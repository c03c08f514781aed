import { PlanKey } from '#contract/plans.ts';
import { changePurchase, lockPurchase } from '#server/database/purchases.ts';
import {
  changeSubscription,
  findSubscription,
  listSubscriptionsOf,
  lockSubscription,
  lockUser,
  setStanding,
  type SubscriptionChange,
} from '#server/database/subscriptions.ts';
import type { Queryable } from '#server/database/database.ts';
import type { PurchaseRow, SubscriptionRow } from '#server/database/schema/index.ts';
import type { InvoiceFact, SubscriptionFact } from '#server/outside/payments/port.ts';
import { makeClaimLink } from './claim-link.ts';
import type { Billing } from './context.ts';
import { cancelledLetter, paymentFailedLetter, queue, receiptLetter, unpaidEndLetter } from './letters.ts';
import { isRunning, standingOf } from './standing.ts';

/** What the provider said, and when it was asked. */
export interface News {
  fact: SubscriptionFact;
  ticket: number;
  /** The payment succeeded although the subscription was ended unpaid. */
  crossed: boolean;
  /** Newest invoice, paid, that no receipt tells of yet. */
  paidInvoice: InvoiceFact | null;
}

export interface Written {
  subscription: SubscriptionRow;
  purchase: PurchaseRow;
  ownerId: string | null;
  /** False when a later reading had been written before. */
  changed: boolean;
  letters: boolean;
}

/**
 * Writes one answer of the provider. Rows are locked in one order everywhere: purchase, subscription, user.
 * @throws Error when the subscription is not known
 */
export async function writeFact(
  tx: Queryable,
  { fact, ticket, crossed, paidInvoice: invoice }: News,
  { clock, env }: Pick<Billing, 'clock' | 'env'>,
): Promise<Written> {
  const now = clock.now();
  const known = await findSubscription(tx, fact.id);
  const lockedPurchase = known && (await lockPurchase(tx, known.purchaseId));
  const before = await lockSubscription(tx, fact.id);
  if (!before || !lockedPurchase) throw new Error('The subscription to write is not known');
  if (ticket <= before.writtenTicket)
    return {
      subscription: before,
      purchase: lockedPurchase,
      ownerId: before.userId,
      changed: false,
      letters: false,
    };
  const purchase = await advancePurchase(tx, lockedPurchase, fact, crossed, now);
  const ownerId = purchase.claimedAt === null ? null : purchase.userId;
  const email = (ownerId === null ? null : await lockUser(tx, ownerId))?.email ?? purchase.email;
  // Looked at again under the lock: two readings at once make one receipt, with one link that works. A buyer whose
  // address comes later gets the receipt then.
  const paidInvoice = email === null || invoice?.id === before.receiptInvoiceId ? null : invoice;
  const subscription = await changeSubscription(tx, fact.id, {
    ...changeOf(before, fact, now),
    ...(crossed && before.paidUntil === null && { paidUntil: fact.currentPeriodEnd ?? monthAfter(now) }),
    ...(paidInvoice && { receiptInvoiceId: paidInvoice.id }),
    userId: ownerId ?? before.userId,
    writtenTicket: ticket,
    readAt: now,
  });
  if (ownerId !== null) await writeStanding(tx, ownerId, now);
  const letters = await tell(tx, {
    before,
    after: subscription,
    purchase,
    paidInvoice,
    invoiceId: fact.latestInvoiceId,
    email,
    publicUrl: env.PUBLIC_URL,
    now,
  });
  return { subscription, purchase, ownerId, changed: true, letters };
}

/** Works out again what a user has, from everything that is known. */
export async function writeStanding(tx: Queryable, userId: string, now: Date): Promise<void> {
  const user = await lockUser(tx, userId);
  if (!user) return;
  const rows = await listSubscriptionsOf(tx, userId);
  const standing = standingOf(user, rows, now);
  await setStanding(tx, userId, {
    ...standing,
    stripeCustomerId: standing.stripeCustomerId ?? user.stripeCustomerId,
  });
}

/** Open → paid with the first payment, open → void when it ran out. A void one that was paid after all is paid. */
async function advancePurchase(
  tx: Queryable,
  purchase: PurchaseRow,
  fact: SubscriptionFact,
  crossed: boolean,
  now: Date,
): Promise<PurchaseRow> {
  if (purchase.status === 'paid') return purchase;
  if (isRunning(fact) || crossed) {
    const change = {
      status: 'paid',
      paidAt: now,
      subscriptionId: fact.id,
      customerId: fact.customerId,
      // Bought by somebody signed in: theirs from the first moment.
      ...(purchase.userId !== null && { claimedAt: now }),
    } as const;
    return (await changePurchase(tx, purchase.id, change)) ?? purchase;
  }
  const over = fact.status === 'canceled' || fact.status === 'incomplete_expired';
  if (over && purchase.status === 'open' && (purchase.subscriptionId ?? fact.id) === fact.id)
    return (await changePurchase(tx, purchase.id, { status: 'void' })) ?? purchase;
  return purchase;
}

function changeOf(before: SubscriptionRow, fact: SubscriptionFact, now: Date): SubscriptionChange {
  const over = fact.status === 'canceled' || fact.status === 'incomplete_expired';
  return {
    status: fact.status,
    plan: fact.plan ?? before.plan,
    customerId: fact.customerId,
    currentPeriodEnd: fact.currentPeriodEnd ?? before.currentPeriodEnd,
    // That the owner wanted it to end stays known after it has ended.
    cancelAtPeriodEnd: fact.cancelAtPeriodEnd || (over && before.cancelAtPeriodEnd),
    endedAt: over ? (fact.endedAt ?? before.endedAt ?? now) : null,
  };
}

interface Telling {
  before: SubscriptionRow;
  after: SubscriptionRow;
  purchase: PurchaseRow;
  paidInvoice: InvoiceFact | null;
  invoiceId: string | null;
  email: string | null;
  publicUrl: string;
  now: Date;
}

/** Queues the letters about what has changed. @returns whether there is one to post */
async function tell(tx: Queryable, telling: Telling): Promise<boolean> {
  const { before, after, purchase, paidInvoice, invoiceId, email, publicUrl, now } = telling;
  const plan = PlanKey.safeParse(after.plan).data;
  if (plan === undefined || email === null) return false;
  const about = { plan, publicUrl };
  const queued: boolean[] = [];
  if (paidInvoice && paidInvoice.paidCents > 0) {
    const waits = purchase.claimedAt === null;
    const claimUrl = waits ? await makeClaimLink(tx, purchase.id, publicUrl, now) : null;
    const letter = receiptLetter({ ...about, invoice: paidInvoice, claimUrl });
    queued.push(await queue(tx, email, `receipt:${paidInvoice.id}`, letter, now));
  }
  if (after.status === 'past_due')
    queued.push(await queue(tx, email, `failed:${invoiceId ?? after.id}`, paymentFailedLetter(about), now));
  if (isRunning(before) && isRunning(after) && after.cancelAtPeriodEnd && !before.cancelAtPeriodEnd) {
    const letter = cancelledLetter({ ...about, until: after.currentPeriodEnd });
    queued.push(await queue(tx, email, `cancelled:${after.id}:${after.writtenTicket}`, letter, now));
  }
  const givenUp = (after.status === 'canceled' && !after.cancelAtPeriodEnd) || after.status === 'unpaid';
  if (before.status === 'past_due' && givenUp)
    queued.push(await queue(tx, email, `unpaid:${after.id}`, unpaidEndLetter(about), now));
  return queued.includes(true);
}

/** The same day of the next month, or its last day: for a provider that names no period. */
function monthAfter(date: Date): Date {
  const next = new Date(date);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next;
}
