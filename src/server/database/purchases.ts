import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { PlanKey } from '#contract/plans.ts';
import type { Queryable } from './database.ts';
import { purchases, type PurchaseRow } from './schema/index.ts';

export async function addPurchase(
  db: Queryable,
  purchase: { id: string; plan: PlanKey; email: string | null; userId: string | null; createdAt: Date },
): Promise<PurchaseRow> {
  const [row] = await db.insert(purchases).values(purchase).returning();
  if (!row) throw new Error('The insert of a purchase returned no row');
  return row;
}

export async function findPurchase(db: Queryable, id: string): Promise<PurchaseRow | null> {
  return one(db, eq(purchases.id, id));
}

/** The row, which nobody else changes before the transaction ends. */
export async function lockPurchase(tx: Queryable, id: string): Promise<PurchaseRow | null> {
  const [row] = await tx.select().from(purchases).where(eq(purchases.id, id)).limit(1).for('update');
  return row ?? null;
}

export async function findPurchaseByIntent(
  db: Queryable,
  paymentIntentId: string,
): Promise<PurchaseRow | null> {
  return one(db, eq(purchases.paymentIntentId, paymentIntentId));
}

export async function findPurchaseByClaimToken(db: Queryable, hash: string): Promise<PurchaseRow | null> {
  return one(db, eq(purchases.claimTokenHash, hash));
}

/** Those of these ids that exist, newest first. */
export async function findPurchases(db: Queryable, ids: readonly string[]): Promise<PurchaseRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(purchases)
    .where(inArray(purchases.id, [...ids]))
    .orderBy(desc(purchases.createdAt));
}

/** Purchases of a signed-in buyer that wait for their payment, newest first. */
export async function findOpenPurchasesOf(db: Queryable, userId: string): Promise<PurchaseRow[]> {
  return db
    .select()
    .from(purchases)
    .where(and(eq(purchases.userId, userId), eq(purchases.status, 'open')))
    .orderBy(desc(purchases.createdAt));
}

/** Paid, and nobody's yet, bought with this e-mail; oldest first. @param email in lower case */
export async function findWaitingPurchases(db: Queryable, email: string): Promise<PurchaseRow[]> {
  return db
    .select()
    .from(purchases)
    .where(and(eq(purchases.email, email), eq(purchases.status, 'paid'), isNull(purchases.claimedAt)))
    .orderBy(asc(purchases.createdAt));
}

/** Unpaid purchases that were begun before `before` and after `after`, oldest first. */
export async function listOpenPurchases(
  db: Queryable,
  span: { after: Date; before: Date },
  most: number,
): Promise<PurchaseRow[]> {
  return db
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.status, 'open'),
        gt(purchases.createdAt, span.after),
        lt(purchases.createdAt, span.before),
      ),
    )
    .orderBy(asc(purchases.createdAt))
    .limit(most);
}

export type PurchaseChange = Partial<Omit<PurchaseRow, 'id' | 'plan' | 'createdAt' | 'updatedAt'>>;

export async function changePurchase(
  db: Queryable,
  id: string,
  change: PurchaseChange,
): Promise<PurchaseRow | null> {
  const [row] = await db.update(purchases).set(change).where(eq(purchases.id, id)).returning();
  return row ?? null;
}

/** Removes the buyer's address where a deleted account or an unpaid wish would leave it behind. */
export async function forgetBuyer(db: Queryable, userId: string): Promise<void> {
  await db
    .update(purchases)
    .set({ email: null, claimTokenHash: null, claimTokenExpiresAt: null })
    .where(eq(purchases.userId, userId));
}

/** Gives up unpaid purchases that never reached the provider, or that nobody can pay any more. */
export async function voidOldPurchases(db: Queryable, begunBefore: Date): Promise<void> {
  await db
    .update(purchases)
    .set({ status: 'void' })
    .where(and(eq(purchases.status, 'open'), lt(purchases.createdAt, begunBefore)));
}

/** Forgets who began what was never paid. */
export async function forgetVoidBuyers(db: Queryable, begunBefore: Date): Promise<void> {
  await db
    .update(purchases)
    .set({ email: null })
    .where(
      and(eq(purchases.status, 'void'), lt(purchases.createdAt, begunBefore), isNotNull(purchases.email)),
    );
}

async function one(db: Queryable, where: SQL): Promise<PurchaseRow | null> {
  const [row] = await db.select().from(purchases).where(where).limit(1);
  return row ?? null;
}
