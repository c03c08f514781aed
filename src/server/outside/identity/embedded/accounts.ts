import { randomBytes } from 'node:crypto';
import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '#server/database/database.ts';
import { signInAccounts, signInRecoveryCodes } from '#server/database/schema/sign-in.ts';
import { embeddedSubjectPrefix } from '#server/outside/identity/subjects.ts';

export type Account = typeof signInAccounts.$inferSelect;

export interface NewAccount {
  email: string;
  passwordHash: string;
  firstName: string | null;
  lastName: string | null;
}

export async function findAccountByEmail(db: Queryable, email: string): Promise<Account | null> {
  const rows = await db.select().from(signInAccounts).where(eq(signInAccounts.email, email)).limit(1);
  return rows[0] ?? null;
}

export async function findAccountById(db: Queryable, id: string): Promise<Account | null> {
  const rows = await db.select().from(signInAccounts).where(eq(signInAccounts.id, id)).limit(1);
  return rows[0] ?? null;
}

/** The new account, or `null` when the e-mail has one already (also when two forms are sent at once). */
export async function insertAccount(db: Queryable, account: NewAccount): Promise<Account | null> {
  const id = embeddedSubjectPrefix + randomBytes(15).toString('base64url');
  const rows = await db
    .insert(signInAccounts)
    .values({ id, ...account })
    .onConflictDoNothing({ target: signInAccounts.email })
    .returning();
  return rows[0] ?? null;
}

export async function setPasswordHash(
  db: Queryable,
  id: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await db
    .update(signInAccounts)
    .set({ passwordHash, passwordChangedAt: now, resetTokenHash: null, resetTokenExpiresAt: null })
    .where(eq(signInAccounts.id, id));
}

/**
 * Keeps what the set-up page shows, in place of an earlier secret that somebody else may have seen.
 * @param sealed `null` forgets it
 */
export async function keepPendingSecret(db: Queryable, id: string, sealed: string | null): Promise<void> {
  await db.update(signInAccounts).set({ totpPendingSecret: sealed }).where(eq(signInAccounts.id, id));
}

/**
 * Switches two-factor on with the confirmed secret and fresh recovery codes. Call inside a transaction.
 * @param sealedCodes the codes in words, for the page that shows them
 */
export async function turnTwoFactorOn(
  db: Queryable,
  id: string,
  sealedSecret: string,
  step: number,
  codeHashes: readonly string[],
  sealedCodes: string,
): Promise<void> {
  await db
    .update(signInAccounts)
    .set({ totpSecret: sealedSecret, totpPendingSecret: sealedCodes, totpLastStep: step })
    .where(eq(signInAccounts.id, id));
  await insertOnlyCodes(db, id, codeHashes);
}

/**
 * Puts fresh recovery codes in place of all that are left. Call inside a transaction.
 * @param sealedCodes the codes in words, for the page that shows them
 * @returns `false` when two-factor went off meanwhile; nothing is changed then
 */
export async function renewRecoveryCodes(
  db: Queryable,
  id: string,
  codeHashes: readonly string[],
  sealedCodes: string,
): Promise<boolean> {
  const rows = await db
    .update(signInAccounts)
    .set({ totpPendingSecret: sealedCodes })
    .where(and(eq(signInAccounts.id, id), isNotNull(signInAccounts.totpSecret)))
    .returning({ id: signInAccounts.id });
  if (rows.length === 0) return false;
  await insertOnlyCodes(db, id, codeHashes);
  return true;
}

async function insertOnlyCodes(db: Queryable, id: string, codeHashes: readonly string[]): Promise<void> {
  await db.delete(signInRecoveryCodes).where(eq(signInRecoveryCodes.accountId, id));
  await db.insert(signInRecoveryCodes).values(codeHashes.map((codeHash) => ({ codeHash, accountId: id })));
}

/** Call inside a transaction. */
export async function turnTwoFactorOff(db: Queryable, id: string): Promise<void> {
  await db
    .update(signInAccounts)
    .set({ totpSecret: null, totpPendingSecret: null, totpLastStep: null })
    .where(eq(signInAccounts.id, id));
  await db.delete(signInRecoveryCodes).where(eq(signInRecoveryCodes.accountId, id));
}

/** True for the first use of a code's time step; a code that was seen over a shoulder is worth nothing. */
export async function takeTotpStep(db: Queryable, id: string, step: number): Promise<boolean> {
  const rows = await db
    .update(signInAccounts)
    .set({ totpLastStep: step })
    .where(
      and(
        eq(signInAccounts.id, id),
        or(isNull(signInAccounts.totpLastStep), lt(signInAccounts.totpLastStep, step)),
      ),
    )
    .returning({ id: signInAccounts.id });
  return rows.length > 0;
}

/** True when the code was one of the account's; it is gone after that. */
export async function takeRecoveryCode(db: Queryable, id: string, codeHash: string): Promise<boolean> {
  const rows = await db
    .delete(signInRecoveryCodes)
    .where(and(eq(signInRecoveryCodes.codeHash, codeHash), eq(signInRecoveryCodes.accountId, id)))
    .returning({ codeHash: signInRecoveryCodes.codeHash });
  return rows.length > 0;
}

export async function countRecoveryCodes(db: Queryable, id: string): Promise<number> {
  const rows = await db
    .select({ left: count() })
    .from(signInRecoveryCodes)
    .where(eq(signInRecoveryCodes.accountId, id));
  return rows[0]?.left ?? 0;
}
