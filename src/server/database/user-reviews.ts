import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { NewReview } from '#contract/reviews.ts';
import type { Queryable } from './database.ts';
import { userReviews, users } from './schema/index.ts';

export type UserReviewRow = typeof userReviews.$inferSelect;

/** The user's own, newest first. */
export function listOwnReviews(db: Queryable, ownerId: string): Promise<UserReviewRow[]> {
  return db.select().from(userReviews).where(eq(userReviews.userId, ownerId)).orderBy(desc(userReviews.id));
}

/** Null when the user has `most` already. */
export async function addReview(
  db: Queryable,
  ownerId: string,
  review: NewReview,
  { most, now }: { most: number; now: Date },
): Promise<UserReviewRow | null> {
  // The user's row is held, so that two calls at once cannot both be the last one.
  await db.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
  const [own] = await db.select({ count: count() }).from(userReviews).where(eq(userReviews.userId, ownerId));
  if ((own?.count ?? 0) >= most) return null;
  const [row] = await db
    .insert(userReviews)
    .values({ ...review, userId: ownerId, createdAt: now, updatedAt: now })
    .returning();
  return row ?? null;
}

/** Writes it anew. What was verified was the old text, so it waits to be verified again. */
export async function changeReview(
  db: Queryable,
  ownerId: string,
  id: number,
  review: NewReview,
  now: Date,
): Promise<UserReviewRow | null> {
  const [row] = await db
    .update(userReviews)
    .set({ ...review, isVerified: false, updatedAt: now })
    .where(and(eq(userReviews.userId, ownerId), eq(userReviews.id, id)))
    .returning();
  return row ?? null;
}

export async function deleteReview(db: Queryable, ownerId: string, id: number): Promise<boolean> {
  const rows = await db
    .delete(userReviews)
    .where(and(eq(userReviews.userId, ownerId), eq(userReviews.id, id)))
    .returning({ id: userReviews.id });
  return rows.length > 0;
}

const ofEverybody = {
  id: userReviews.id,
  rating: userReviews.rating,
  title: userReviews.title,
  review: userReviews.review,
  platform: userReviews.platform,
  businessType: userReviews.businessType,
  isPublic: userReviews.isPublic,
  isVerified: userReviews.isVerified,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
} as const;

/** Verified ones whose writers agreed to publish, newest first. */
export function listPublishedReviews(db: Queryable, limit: number) {
  return db
    .select(ofEverybody)
    .from(userReviews)
    .innerJoin(users, eq(users.id, userReviews.userId))
    .where(and(eq(userReviews.isPublic, true), eq(userReviews.isVerified, true)))
    .orderBy(desc(userReviews.updatedAt), desc(userReviews.id))
    .limit(limit);
}

/** For the operator: those that wait come first. */
export function listAllReviews(db: Queryable, limit: number) {
  return db
    .select(ofEverybody)
    .from(userReviews)
    .innerJoin(users, eq(users.id, userReviews.userId))
    .orderBy(asc(userReviews.isVerified), desc(userReviews.id))
    .limit(limit);
}

/** For the operator: sets whether a review counts as checked. Null when there is none. */
export async function verifyReview(
  db: Queryable,
  id: number,
  isVerified: boolean,
): Promise<UserReviewRow | null> {
  const [row] = await db.update(userReviews).set({ isVerified }).where(eq(userReviews.id, id)).returning();
  return row ?? null;
}
