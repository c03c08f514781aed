import type { z } from 'zod';
import type { NewSubscription } from '#contract/billing.ts';
import { changePurchase, findOpenPurchasesOf, findPurchases } from '#server/database/purchases.ts';
import type { PurchaseRow, UserRow } from '#server/database/schema/index.ts';
import { AppError } from '#server/errors.ts';
import { alreadyPaid, paidAfterAll, type Begun, type Buyer } from './already-paid.ts';
import type { Billing } from './context.ts';
import { refreshSubscription } from './refresh.ts';
import { newPurchase, resumePurchase, startPurchase, withEmail } from './start-purchase.ts';

const notStarted = 'Failed to initialize checkout. Please try again.';
const noSecret = 'Failed to create payment intent';

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
    const resumed = await resumePurchase(billing, buyer.user, await withEmail(billing, same, email));
    if (resumed) return resumed;
  }
  const purchase = await newPurchase(billing, buyer.user, wish.platform, email);
  const begun = await startPurchase(billing, buyer.user, purchase);
  if (!begun) throw new AppError('outside_failed', { message: noSecret });
  return begun;
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
