import { PlanKey } from '#contract/plans.ts';
import { forgetVoidBuyers, listOpenPurchases, voidOldPurchases } from '#server/database/purchases.ts';
import { forgetEvents, listEndingSoon, listUnread } from '#server/database/subscriptions.ts';
import { postLetters } from '#server/operations/post-letters.ts';
import type { Billing } from './context.ts';
import { endingSoonLetter, queue } from './letters.ts';
import { refreshSubscription } from './refresh.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Younger ones are still being paid; their own calls and events take care of them. */
const settlingMs = 2 * minute;
/** The provider lets an unpaid subscription go after 23 hours; asked about three days after, nothing more comes. */
const longestOpenMs = 3 * day;
const batch = 100;
/** Subscriptions whose last reading is older are read at night. */
const staleMs = 20 * hour;
const rememberEventsMs = 60 * day;
const rememberBuyersMs = 30 * day;
/** The letter before the end of a cancelled subscription. */
const endingSoonMs = 3 * day;

/**
 * Looks up purchases that were begun and not reported paid: the server was stopped between the payment and the news,
 * or the provider's event never came.
 * @param settled milliseconds after which a purchase is looked up; 0 at the start, when none is in anybody's hands
 * @returns how many turned out to be paid
 */
export async function repairPurchases(billing: Billing, settled = settlingMs): Promise<number> {
  const { database, clock, log } = billing;
  const now = clock.now().getTime();
  const span = { after: new Date(now - longestOpenMs), before: new Date(now - settled) };
  let paid = 0;
  for (const purchase of await listOpenPurchases(database.db, span, batch)) {
    if (purchase.subscriptionId === null) continue;
    try {
      const written = await refreshSubscription(billing, purchase.subscriptionId);
      if (written?.purchase.status === 'paid') paid += 1;
    } catch (error) {
      log.warn({ err: error, purchase: purchase.id }, 'An open purchase could not be looked up');
    }
  }
  await voidOldPurchases(database.db, span.after);
  if (paid > 0) log.warn({ paid }, 'Purchases were paid without the news of it; they are open now');
  return paid;
}

/** Every night: compares every living subscription with the provider, writes the letters that are due, tidies up. */
export async function reconcileSubscriptions(billing: Billing): Promise<void> {
  const { database, clock, log } = billing;
  await repairPurchases(billing);
  const begun = clock.now();
  const stale = new Date(begun.getTime() - staleMs);
  let failed = 0;
  const tried = new Set<string>();
  for (;;) {
    const unread = (await listUnread(database.db, stale, batch + tried.size)).filter(
      ({ id }) => !tried.has(id),
    );
    if (unread.length === 0) break;
    for (const { id } of unread) {
      tried.add(id);
      try {
        await refreshSubscription(billing, id);
      } catch (error) {
        failed += 1;
        log.warn({ err: error, subscription: id }, 'A subscription could not be compared');
      }
    }
    // Nobody answers: tomorrow is another night.
    if (failed > batch) break;
  }
  await announceEndings(billing);
  await forgetEvents(database.db, new Date(begun.getTime() - rememberEventsMs));
  await forgetVoidBuyers(database.db, new Date(begun.getTime() - rememberBuyersMs));
  log.info({ compared: tried.size, failed }, 'Subscriptions were compared with the payment provider');
}

async function announceEndings(billing: Billing): Promise<void> {
  const { database, clock, env } = billing;
  const now = clock.now();
  const span = { after: now, before: new Date(now.getTime() + endingSoonMs) };
  for (const { subscription, email } of await listEndingSoon(database.db, span)) {
    const { id, currentPeriodEnd } = subscription;
    const plan = PlanKey.safeParse(subscription.plan).data;
    if (plan === undefined || currentPeriodEnd === null) continue;
    const letter = endingSoonLetter({ plan, publicUrl: env.PUBLIC_URL, until: currentPeriodEnd });
    await queue(database.db, email, `ending:${id}:${currentPeriodEnd.toISOString()}`, letter, now);
  }
  await postLetters(billing);
}
