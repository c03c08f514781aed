import { asc, eq, sql } from 'drizzle-orm';
import type { SubscriptionStatus } from '#contract/session.ts';
import type { Queryable } from './database.ts';
import { users, type UserRow } from './schema/index.ts';
import { isUniqueViolation } from './violations.ts';

/** What the sign-in provider says about a person. */
export interface SignedInUser {
  /** The provider's `sub`. */
  id: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
}

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

/**
 * Creates the user at the first sign-in and brings name, e-mail and picture up to date at every later one. What the
 * provider leaves out stays as it was. The subscription is never touched.
 * @throws EmailTakenError when another user has this e-mail, such as after a change of provider
 */
export async function saveSignedInUser(db: Queryable, person: SignedInUser): Promise<UserRow> {
  const known = {
    ...(person.email !== null && { email: person.email.trim().toLowerCase() }),
    ...(person.firstName !== null && { firstName: person.firstName }),
    ...(person.lastName !== null && { lastName: person.lastName }),
    ...(person.profileImageUrl !== null && { profileImageUrl: person.profileImageUrl }),
    updatedAt: new Date(),
  };
  try {
    const [row] = await db
      .insert(users)
      .values({ id: person.id, ...known })
      .onConflictDoUpdate({ target: users.id, set: known })
      .returning();
    if (!row) throw new Error('An upsert gave no row back');
    return row;
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique')) throw new EmailTakenError({ cause: error });
    throw error;
  }
}

/** Another user, who signed in with another subject, already has the e-mail. */
export class EmailTakenError extends Error {
  constructor(options: ErrorOptions) {
    super('This e-mail belongs to another user of the product', options);
    this.name = 'EmailTakenError';
  }
}

export interface SubscriptionChange {
  status: SubscriptionStatus;
  /** `null`: without an end. */
  expiresAt: Date | null;
  cancelAtPeriodEnd: boolean;
}

/** @returns null when there is no such user */
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
    })
    .where(eq(users.id, userId))
    .returning();
  return row ?? null;
}

/** Adds to the user's counters. The addition happens in the database, so that runs at the same time all count. */
export async function countGenerations(
  db: Queryable,
  userId: string,
  generations: { total: number; successful: number },
): Promise<void> {
  await db
    .update(users)
    .set({
      totalGenerations: sql`${users.totalGenerations} + ${generations.total}`,
      successfulGenerations: sql`${users.successfulGenerations} + ${generations.successful}`,
    })
    .where(eq(users.id, userId));
}
