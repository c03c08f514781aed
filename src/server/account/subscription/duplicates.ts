import { PlanKey } from '#contract/plans.ts';
import { changeSubscription, listSubscriptionsOf } from '#server/database/subscriptions.ts';
import { findUser } from '#server/database/users.ts';
import { retriedTransaction } from '#server/database/retried-transaction.ts';
import { postLetters } from '#server/operations/post-letters.ts';
import type { Billing } from './context.ts';
import { queue, twiceLetter } from './letters.ts';
import { isRenewing } from './standing.ts';
import { writeStanding } from './write-fact.ts';

/**
 * One user, two subscriptions that both renew: the newest wish stays, the others end with what is paid for, and the
 * user is told. Happens when somebody buys as a visitor and signs in to an account that has paid already.
 */
export async function settleDuplicates(billing: Billing, userId: string): Promise<void> {
  const { database, payments, clock, env } = billing;
  const renewing = (await listSubscriptionsOf(database.db, userId)).filter(isRenewing);
  for (const { id, plan: stored, currentPeriodEnd } of renewing.slice(1)) {
    // Noted before the provider is asked, so that the letter "as you asked" is not sent for it. Should the provider
    // fail, the next reading takes the note back and comes here again.
    await retriedTransaction(database, async (tx) => {
      await changeSubscription(tx, id, { cancelAtPeriodEnd: true });
      await writeStanding(tx, userId, clock.now());
    });
    await payments.cancelAtPeriodEnd(id, true);
    const { email } = (await findUser(database.db, userId)) ?? { email: null };
    const plan = PlanKey.safeParse(stored).data;
    if (plan === undefined) continue;
    const letter = twiceLetter({ plan, publicUrl: env.PUBLIC_URL, until: currentPeriodEnd });
    if (await queue(database.db, email, `twice:${id}`, letter, clock.now())) void postLetters(billing);
  }
}
