import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/database/database.ts';
import { usageHistory, users, type NewUsageRow } from '#server/database/schema/index.ts';
import { addingGenerations, type Generations } from '#server/database/users.ts';

/** A row of the usage history alone, as of any day; the product itself writes rows and counters in one statement. */
export async function addUsage(
  db: Queryable,
  userId: string,
  usage: Omit<NewUsageRow, 'id' | 'userId'>,
): Promise<void> {
  await db.insert(usageHistory).values({ ...usage, userId });
}

/** The user's counters alone. */
export async function countGenerations(
  db: Queryable,
  userId: string,
  generations: Generations,
): Promise<void> {
  await db.update(users).set(addingGenerations(generations)).where(eq(users.id, userId));
}
