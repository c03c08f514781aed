import { findPurchase } from '#server/database/purchases.ts';
import { retriedTransaction } from '#server/database/retried-transaction.ts';
import { addSubscription, findSubscription, takeReadTicket } from '#server/database/subscriptions.ts';
import type { PurchaseRow, SubscriptionRow } from '#server/database/schema/index.ts';
import type { InvoiceFact, SubscriptionFact } from '#server/outside/payments/port.ts';
import { postLetters } from '#server/operations/post-letters.ts';
import type { Billing } from './context.ts';
import { settleDuplicates } from './duplicates.ts';
import { isRunning } from './standing.ts';
import { writeFact, type Written } from './write-fact.ts';

/**
 * Reads a subscription from the provider and brings everything that hangs on it up to date: its row, its purchase,
 * the standing of its owner, and the letters about what changed. May be called at any time, by anybody, twice.
 *
 * @returns null for a subscription that is not one of ours or that the provider does not know
 * @throws AppError when the provider does not answer; then nothing has changed
 */
export async function refreshSubscription(billing: Billing, id: string): Promise<Written | null> {
  const { database, payments } = billing;
  // The number comes before the question, so that the answer is never older than its number says.
  let ticket = await takeReadTicket(database.db, id);
  if (ticket === null) {
    if (!(await adopt(billing, id))) return null;
    ticket = await takeReadTicket(database.db, id);
    if (ticket === null) throw new Error('The subscription that was just added is gone');
  }
  const fact = await payments.subscription(id);
  if (!fact) {
    // Another account or mode of the provider than the one that sold it. What is paid for runs out by itself.
    billing.log.warn({ subscription: id }, 'The payment provider does not know this subscription');
    return null;
  }
  const known = await findSubscription(database.db, id);
  const purchase = known && (await findPurchase(database.db, known.purchaseId));
  if (!known || !purchase) return null;
  const news = {
    fact,
    ticket,
    crossed: await hasCrossed(billing, fact, purchase),
    paidInvoice: await unreportedInvoice(billing, fact, known),
  };
  const written = await retriedTransaction(database, (tx) => writeFact(tx, news, billing));
  if (written.letters) void postLetters(billing);
  const { ownerId, changed } = written;
  if (ownerId !== null && changed) {
    billing.background.run('Two subscriptions of one user could not be settled', () =>
      settleDuplicates(billing, ownerId),
    );
  }
  return written;
}

/** Takes over a subscription whose purchase is known: the server was stopped between asking for it and noting it. */
async function adopt({ database, payments }: Billing, id: string): Promise<boolean> {
  const fact = await payments.subscription(id);
  if (!fact || fact.purchaseId === null) return false;
  const purchase = await findPurchase(database.db, fact.purchaseId);
  if (!purchase) return false;
  await addSubscription(database.db, {
    id,
    purchaseId: purchase.id,
    userId: purchase.userId,
    customerId: fact.customerId,
    plan: fact.plan ?? purchase.plan,
    status: 'incomplete',
  });
  return true;
}

/** True when the first payment went through while the subscription was being ended: then its month is owed. */
async function hasCrossed(
  { payments }: Billing,
  fact: SubscriptionFact,
  purchase: PurchaseRow,
): Promise<boolean> {
  if (purchase.status === 'paid' || purchase.paymentIntentId === null) return false;
  if (fact.status !== 'canceled' && fact.status !== 'incomplete_expired') return false;
  return (await payments.paymentIntent(purchase.paymentIntentId))?.status === 'succeeded';
}

/** The newest invoice when it is paid and no receipt was sent for it. Its absence never holds up the rest. */
async function unreportedInvoice(
  { payments, log }: Billing,
  fact: SubscriptionFact,
  known: SubscriptionRow,
): Promise<InvoiceFact | null> {
  const { latestInvoiceId } = fact;
  if (latestInvoiceId === null || latestInvoiceId === known.receiptInvoiceId || !isRunning(fact)) return null;
  try {
    const invoices = await payments.invoices(fact.customerId);
    const invoice = invoices.find(({ id }) => id === latestInvoiceId);
    return invoice?.status === 'paid' ? invoice : null;
  } catch (error) {
    log.warn({ err: error, subscription: fact.id }, 'The invoice for a receipt could not be read');
    return null;
  }
}
