import { and, eq, gte, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { usageHistory, type NewUsageRow } from './schema/index.ts';

export type Usage = Omit<NewUsageRow, 'id' | 'userId'>;

export async function addUsage(db: Queryable, ownerId: string, usage: Usage): Promise<void> {
  await db.insert(usageHistory).values({ ...usage, userId: ownerId });
}

/** Runs of an action since a moment, such as the beginning of the UTC day. */
export async function countUsageSince(
  db: Queryable,
  ownerId: string,
  action: string,
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ runs: sql<number>`count(*)::int` })
    .from(usageHistory)
    .where(
      and(
        eq(usageHistory.userId, ownerId),
        eq(usageHistory.action, action),
        gte(usageHistory.createdAt, since),
      ),
    );
  return row?.runs ?? 0;
}
