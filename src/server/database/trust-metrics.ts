import { asc, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { trustMetrics } from './schema/index.ts';

/**
 * Counts the public figures anew: accounts, generations of those who share theirs, and the verified public reviews.
 * Nothing but sums leaves the users' rows.
 */
export async function countTrustMetrics(database: Database, now: Date): Promise<void> {
  const { rows } = await database.query(
    `select
       (select count(*)::int from users) as users,
       (select coalesce(sum(u.total_generations), 0)::int from users u
          join user_settings p on p.user_id = u.id where p.data_sharing) as generations,
       (select coalesce(avg(r.rating), 0)::float8 from user_reviews r where r.is_public and r.is_verified) as rating,
       (select count(*)::int from user_reviews r where r.is_public and r.is_verified) as reviews`,
  );
  const counted = rows[0] ?? {};
  const figures = {
    totalUsers: Number(counted['users']),
    totalGenerations: Number(counted['generations']),
    averageRating: Number(counted['rating']),
    totalReviews: Number(counted['reviews']),
    lastUpdated: now,
  };
  await database.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: trustMetrics.id })
      .from(trustMetrics)
      .orderBy(asc(trustMetrics.id))
      .limit(1);
    if (row) await tx.update(trustMetrics).set(figures).where(eq(trustMetrics.id, row.id));
    else await tx.insert(trustMetrics).values(figures);
  });
}
