import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '#server/database/database.ts';
import { signInAccounts } from '#server/database/schema/sign-in.ts';
import type { Account } from './accounts.ts';

/** Minutes that the link in a letter works. */
export const resetMinutes = 30;

/**
 * Makes the word of a link that replaces the password of an account; an earlier link works no more.
 *
 * @returns the account and 256 random bits, of which only a fingerprint is kept, or `null` without such an account
 */
export async function makeResetToken(
  db: Queryable,
  email: string,
  now: Date,
): Promise<{ account: Account; token: string } | null> {
  const token = randomBytes(32).toString('base64url');
  const rows = await db
    .update(signInAccounts)
    .set({
      resetTokenHash: fingerprintOf(token),
      resetTokenExpiresAt: new Date(now.getTime() + resetMinutes * 60_000),
    })
    .where(eq(signInAccounts.email, email))
    .returning();
  return rows[0] ? { account: rows[0], token } : null;
}

/** Whose password the link replaces, or `null` when it was used, was replaced by a newer one, or has run out. */
export async function findAccountByResetToken(
  db: Queryable,
  token: string,
  now: Date,
): Promise<Account | null> {
  const rows = await db.select().from(signInAccounts).where(stillGood(token, now)).limit(1);
  return rows[0] ?? null;
}

/** Uses the link up and replaces the password in one statement, so that of two posts one wins. `null` as above. */
export async function replacePassword(
  db: Queryable,
  token: string,
  passwordHash: string,
  now: Date,
): Promise<Account | null> {
  const rows = await db
    .update(signInAccounts)
    .set({ passwordHash, passwordChangedAt: now, resetTokenHash: null, resetTokenExpiresAt: null })
    .where(stillGood(token, now))
    .returning();
  return rows[0] ?? null;
}

function stillGood(token: string, now: Date) {
  return and(
    eq(signInAccounts.resetTokenHash, fingerprintOf(token)),
    gt(signInAccounts.resetTokenExpiresAt, now),
  );
}

/** A fast hash is enough for 256 random bits. */
function fingerprintOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
