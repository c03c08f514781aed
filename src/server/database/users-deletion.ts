import { and, eq } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { purchases, users } from './schema/index.ts';

/** Whether records of payments exist, which stay when the user goes. */
export async function hasPayments(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.userId, userId), eq(purchases.status, 'paid')))
    .limit(1);
  return rows.length > 0;
}

/** Removes the user. Everything that is the user's goes by foreign keys; what was paid stays without an owner. */
export async function deleteUser(db: Queryable, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}
