import {
  changePurchase,
  findPurchases,
  findWaitingPurchases,
  lockPurchase,
} from '#server/database/purchases.ts';
import { giveSubscriptions } from '#server/database/subscriptions.ts';
import type { PurchaseRow } from '#server/database/schema/index.ts';
import { retriedTransaction } from '#server/database/retried-transaction.ts';
import type { Billing } from './context.ts';
import { settleDuplicates } from './duplicates.ts';
import { refreshSubscription } from './refresh.ts';
import { writeStanding } from './write-fact.ts';

/** Nobody waits longer for the payment provider at sign-in; the webhook tells what was missed. */
const patienceMs = 3_000;

/**
 * Gives a paid purchase to an account, once. The caller has made sure that the person may have it: same browser, link
 * from the buyer's mailbox, or verified e-mail.
 * @returns false when it is not paid or somebody's already
 */
export async function claimPurchase(billing: Billing, purchaseId: string, userId: string): Promise<boolean> {
  const { database, clock, payments } = billing;
  const now = clock.now();
  const claimed = await retriedTransaction(database, async (tx) => {
    const purchase = await lockPurchase(tx, purchaseId);
    if (purchase?.status !== 'paid' || purchase.claimedAt !== null) return null;
    const row = await changePurchase(tx, purchaseId, {
      userId,
      claimedAt: now,
      claimTokenHash: null,
      claimTokenExpiresAt: null,
    });
    await giveSubscriptions(tx, purchaseId, userId);
    await writeStanding(tx, userId, now);
    return row;
  });
  if (!claimed) return false;
  const { customerId } = claimed;
  billing.background.run('A claimed purchase could not be settled at the payment provider', async () => {
    await settleDuplicates(billing, userId);
    if (customerId !== null) await payments.updateCustomer(customerId, { userId });
  });
  return true;
}

/** What came of the purchases that a browser holds. */
export interface ClaimedFromBrowser {
  claimed: string[];
  /** Held, but void or somebody else's: of no use to this browser. */
  useless: string[];
}

/**
 * Claims what this browser has paid for. An unpaid purchase is looked up at the provider first when `ask` is set:
 * the server may have been stopped between the payment and the news of it.
 */
export async function claimFromBrowser(
  billing: Billing,
  ids: readonly string[],
  userId: string,
  ask: boolean,
): Promise<ClaimedFromBrowser> {
  const held = await findPurchases(billing.database.db, ids);
  const claimed: string[] = [];
  const useless: string[] = ids.filter((id) => !held.some((purchase) => purchase.id === id));
  for (const purchase of held) {
    const known = ask && purchase.status !== 'paid' ? await askAgain(billing, purchase) : purchase;
    if (known.userId === userId && known.claimedAt !== null) claimed.push(known.id);
    else if (await claimPurchase(billing, known.id, userId)) claimed.push(known.id);
    else if (known.status !== 'open') useless.push(known.id);
  }
  return { claimed, useless };
}

/** Claims what was bought with an e-mail that the sign-in provider has verified to be this person's. */
export async function claimByEmail(billing: Billing, email: string, userId: string): Promise<void> {
  const waiting = await findWaitingPurchases(billing.database.db, email.trim().toLowerCase());
  for (const { id } of waiting) await claimPurchase(billing, id, userId);
}

async function askAgain(billing: Billing, purchase: PurchaseRow): Promise<PurchaseRow> {
  const { subscriptionId } = purchase;
  if (subscriptionId === null) return purchase;
  const reading = refreshSubscription(billing, subscriptionId).catch((error: unknown) => {
    billing.log.warn({ err: error, purchase: purchase.id }, 'A purchase could not be looked up at sign-in');
    return null;
  });
  billing.background.run('A purchase could not be looked up', () => reading);
  const written = await Promise.race([reading, afterPatience()]);
  return written?.purchase ?? purchase;
}

function afterPatience(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), patienceMs).unref();
  });
}
