import { and, asc, desc, eq, gt, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { stripeEvents, subscriptions, users, type SubscriptionRow, type UserRow } from './schema/index.ts';

/** Statuses from which no subscription comes back. */
const ended = ['canceled', 'incomplete_expired'];

export type NewSubscription = Pick<
  SubscriptionRow,
  'id' | 'purchaseId' | 'userId' | 'customerId' | 'plan' | 'status'
>;

/** Adds a subscription that is not known yet; a known one stays as it is. */
export async function addSubscription(db: Queryable, subscription: NewSubscription): Promise<void> {
  await db.insert(subscriptions).values(subscription).onConflictDoNothing();
}

export async function findSubscription(db: Queryable, id: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id)).limit(1);
  return row ?? null;
}

/** The row, which nobody else changes before the transaction ends. */
export async function lockSubscription(tx: Queryable, id: string): Promise<SubscriptionRow | null> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).limit(1).for('update');
  return row ?? null;
}

/** All of one user, newest first. */
export async function listSubscriptionsOf(db: Queryable, userId: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));
}

/**
 * Number of the reading of the provider that begins now. An answer is written only when no reading that began later
 * was written before it: so an old answer never undoes a newer one.
 * @returns null for a subscription that is not known
 */
export async function takeReadTicket(db: Queryable, id: string): Promise<number | null> {
  const [row] = await db
    .update(subscriptions)
    .set({ readTicket: sql`${subscriptions.readTicket} + 1` })
    .where(eq(subscriptions.id, id))
    .returning({ ticket: subscriptions.readTicket });
  return row?.ticket ?? null;
}

export type SubscriptionChange = Partial<
  Omit<SubscriptionRow, 'id' | 'purchaseId' | 'createdAt' | 'updatedAt'>
>;

export async function changeSubscription(
  db: Queryable,
  id: string,
  change: SubscriptionChange,
): Promise<SubscriptionRow> {
  const [row] = await db.update(subscriptions).set(change).where(eq(subscriptions.id, id)).returning();
  if (!row) throw new Error('The subscription to change does not exist');
  return row;
}

/** Gives the subscriptions of a purchase to their owner. */
export async function giveSubscriptions(db: Queryable, purchaseId: string, userId: string): Promise<void> {
  await db.update(subscriptions).set({ userId }).where(eq(subscriptions.purchaseId, purchaseId));
}

/** Subscriptions that live and were not read since `before`; those longest unread first. */
export async function listUnread(
  db: Queryable,
  before: Date,
  most: number,
): Promise<Pick<SubscriptionRow, 'id'>[]> {
  return db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        notInArray(subscriptions.status, ended),
        or(isNull(subscriptions.readAt), lt(subscriptions.readAt, before)),
      ),
    )
    .orderBy(sql`${subscriptions.readAt} asc nulls first`, asc(subscriptions.id))
    .limit(most);
}

/** Cancelled ones whose paid time ends in the span, with their owner. */
export async function listEndingSoon(
  db: Queryable,
  span: { after: Date; before: Date },
): Promise<{ subscription: SubscriptionRow; email: string | null }[]> {
  return db
    .select({ subscription: subscriptions, email: users.email })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        eq(subscriptions.status, 'active'),
        eq(subscriptions.cancelAtPeriodEnd, true),
        gt(subscriptions.currentPeriodEnd, span.after),
        lte(subscriptions.currentPeriodEnd, span.before),
      ),
    );
}

/** The user's row, which nobody else changes before the transaction ends. */
export async function lockUser(tx: Queryable, userId: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).limit(1).for('update');
  return row ?? null;
}

export type UserStanding = Pick<
  UserRow,
  | 'stripeCustomerId'
  | 'stripeSubscriptionId'
  | 'subscriptionStatus'
  | 'subscriptionExpiresAt'
  | 'cancelAtPeriodEnd'
  | 'subscriptionPlan'
>;

export async function setStanding(db: Queryable, userId: string, standing: UserStanding): Promise<void> {
  await db.update(users).set(standing).where(eq(users.id, userId));
}

/** Whether an event was dealt with. */
export async function isEventSeen(db: Queryable, id: string): Promise<boolean> {
  const rows = await db.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, id));
  return rows.length > 0;
}

export async function rememberEvent(
  db: Queryable,
  event: { id: string; type: string; subscriptionId: string | null; createdAt: Date; handledAt: Date },
): Promise<void> {
  await db.insert(stripeEvents).values(event).onConflictDoNothing();
}

export async function forgetEvents(db: Queryable, handledBefore: Date): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.handledAt, handledBefore));
}
