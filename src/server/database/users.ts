import { asc, eq, sql } from 'drizzle-orm';
import type { SubscriptionStatus } from '#contract/session.ts';
import type { Queryable } from './database.ts';
import { users, type NewUserRow, type UserRow } from './schema/index.ts';

export async function findUser(db: Queryable, userId: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, userId)).limit(1);
  return row ?? null;
}

/** Upper and lower case do not matter. */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase()))
    .limit(1);
  return row ?? null;
}

export async function listUsers(db: Queryable): Promise<UserRow[]> {
  return db.select().from(users).orderBy(asc(users.createdAt), asc(users.id));
}

/** Adds a user who signed in for the first time, with the defaults of the schema. */
export async function addUser(db: Queryable, user: NewUserRow): Promise<UserRow> {
  const [row] = await db.insert(users).values(user).returning();
  if (!row) throw new Error('The insert of a user returned no row');
  return row;
}

export interface SubscriptionChange {
  status: SubscriptionStatus;
  /** `null`: without an end. */
  expiresAt: Date | null;
  cancelAtPeriodEnd: boolean;
}

/**
 * What an operator gives or takes away, beside what was bought.
 * @returns null when there is no such user
 */
export async function setSubscription(
  db: Queryable,
  userId: string,
  change: SubscriptionChange,
): Promise<UserRow | null> {
  const [row] = await db
    .update(users)
    .set({
      subscriptionStatus: change.status,
      subscriptionExpiresAt: change.expiresAt,
      cancelAtPeriodEnd: change.cancelAtPeriodEnd,
      complimentary: change.status === 'active',
      complimentaryUntil: change.status === 'active' ? change.expiresAt : null,
    })
    .where(eq(users.id, userId))
    .returning();
  return row ?? null;
}

export interface Generations {
  total: number;
  successful: number;
}

/** What a run adds to the user's counters. The database adds, so that runs at the same time all count. */
export function addingGenerations({ total, successful }: Generations) {
  return {
    totalGenerations: sql`${users.totalGenerations} + ${total}`,
    successfulGenerations: sql`${users.successfulGenerations} + ${successful}`,
  };
}
