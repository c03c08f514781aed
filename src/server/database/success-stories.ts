import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { NewStory } from '#contract/reviews.ts';
import type { Queryable } from './database.ts';
import { successStories, users } from './schema/index.ts';

export type SuccessStoryRow = typeof successStories.$inferSelect;

/** The user's own, newest first. */
export function listOwnStories(db: Queryable, ownerId: string): Promise<SuccessStoryRow[]> {
  return db
    .select()
    .from(successStories)
    .where(eq(successStories.userId, ownerId))
    .orderBy(desc(successStories.id));
}

/** Null when the user has `most` already. */
export async function addStory(
  db: Queryable,
  ownerId: string,
  story: NewStory,
  { most, now }: { most: number; now: Date },
): Promise<SuccessStoryRow | null> {
  // The user's row is held, so that two calls at once cannot both be the last one.
  await db.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
  const [own] = await db
    .select({ count: count() })
    .from(successStories)
    .where(eq(successStories.userId, ownerId));
  if ((own?.count ?? 0) >= most) return null;
  const [row] = await db
    .insert(successStories)
    .values({ ...story, userId: ownerId, createdAt: now })
    .returning();
  return row ?? null;
}

/** Writes it anew. What was verified was the old text, so it waits to be verified again. */
export async function changeStory(
  db: Queryable,
  ownerId: string,
  id: number,
  story: NewStory,
): Promise<SuccessStoryRow | null> {
  const [row] = await db
    .update(successStories)
    .set({ ...story, isFeatured: false })
    .where(and(eq(successStories.userId, ownerId), eq(successStories.id, id)))
    .returning();
  return row ?? null;
}

export async function deleteStory(db: Queryable, ownerId: string, id: number): Promise<boolean> {
  const rows = await db
    .delete(successStories)
    .where(and(eq(successStories.userId, ownerId), eq(successStories.id, id)))
    .returning({ id: successStories.id });
  return rows.length > 0;
}

/** Verified ones whose writers agreed to publish, newest first. */
export function listPublishedStories(db: Queryable, limit: number): Promise<SuccessStoryRow[]> {
  return db
    .select()
    .from(successStories)
    .where(and(eq(successStories.isPublic, true), eq(successStories.isFeatured, true)))
    .orderBy(desc(successStories.id))
    .limit(limit);
}

/** For the operator: those that wait come first. */
export function listAllStories(db: Queryable, limit: number): Promise<SuccessStoryRow[]> {
  return db
    .select()
    .from(successStories)
    .orderBy(asc(successStories.isFeatured), desc(successStories.id))
    .limit(limit);
}

/** For the operator: sets whether a story counts as checked. Null when there is none. */
export async function featureStory(
  db: Queryable,
  id: number,
  isFeatured: boolean,
): Promise<SuccessStoryRow | null> {
  const [row] = await db
    .update(successStories)
    .set({ isFeatured })
    .where(eq(successStories.id, id))
    .returning();
  return row ?? null;
}
