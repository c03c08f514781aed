import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { siteCrawlPages, siteCrawls, type SiteCrawlRow } from './schema/index.ts';

/** States in which a crawl is not over. */
const open = ['waiting', 'running'] as const;

const ofPages = (column: ReturnType<typeof sql>) =>
  sql`(select ${column} from ${siteCrawlPages} p where p.crawl_id = ${siteCrawls}.id)`;

const summary = {
  id: siteCrawls.id,
  url: siteCrawls.url,
  pageLimit: siteCrawls.pageLimit,
  state: siteCrawls.state,
  reason: siteCrawls.reason,
  createdAt: siteCrawls.createdAt,
  finishedAt: siteCrawls.finishedAt,
  found: ofPages(sql`count(*)::int`).mapWith(Number),
  done: ofPages(sql`count(*) filter (where p.state <> 'waiting')::int`).mapWith(Number),
  averageScore: sql<number | null>`${ofPages(sql`round(avg(p.score), 1)::float8`)}`,
};
export type SiteCrawlSummaryRow = Pick<
  SiteCrawlRow,
  'id' | 'url' | 'pageLimit' | 'state' | 'reason' | 'createdAt' | 'finishedAt'
> & { found: number; done: number; averageScore: number | null };

/** Null when another crawl of the user is not over. */
export async function addSiteCrawl(
  db: Queryable,
  ownerId: string,
  crawl: { url: string; pageLimit: number; createdAt: Date },
): Promise<number | null> {
  const [row] = await db
    .insert(siteCrawls)
    .values({ ...crawl, userId: ownerId })
    .onConflictDoNothing()
    .returning({ id: siteCrawls.id });
  return row?.id ?? null;
}

/** Removes the user's crawls beyond the newest. */
export async function removeOldSiteCrawls(db: Queryable, ownerId: string, kept: number): Promise<void> {
  const beyond = db
    .select({ id: siteCrawls.id })
    .from(siteCrawls)
    .where(eq(siteCrawls.userId, ownerId))
    .orderBy(desc(siteCrawls.id))
    .offset(kept);
  await db.delete(siteCrawls).where(and(eq(siteCrawls.userId, ownerId), inArray(siteCrawls.id, beyond)));
}

/** Newest first. */
export function listSiteCrawls(
  db: Queryable,
  ownerId: string,
  limit: number,
): Promise<SiteCrawlSummaryRow[]> {
  return db
    .select(summary)
    .from(siteCrawls)
    .where(eq(siteCrawls.userId, ownerId))
    .orderBy(desc(siteCrawls.id))
    .limit(limit);
}

export async function findSiteCrawl(db: Queryable, ownerId: string, id: number) {
  const [row] = await db
    .select({
      ...summary,
      asking: siteCrawls.asking,
      leftOut: siteCrawls.leftOut,
      otherLinks: siteCrawls.otherLinks,
    })
    .from(siteCrawls)
    .where(and(eq(siteCrawls.userId, ownerId), eq(siteCrawls.id, id)));
  return row ?? null;
}

/** Ends a crawl that is not over; what was read stays. One that is over is left as it is. */
export async function stopSiteCrawl(db: Queryable, ownerId: string, id: number, now: Date): Promise<void> {
  await db
    .update(siteCrawls)
    .set({ state: 'stopped', finishedAt: now, asking: [] })
    .where(and(eq(siteCrawls.userId, ownerId), eq(siteCrawls.id, id), inArray(siteCrawls.state, [...open])));
}

/** False when there is no such crawl of the user. */
export async function deleteSiteCrawl(db: Queryable, ownerId: string, id: number): Promise<boolean> {
  const rows = await db
    .delete(siteCrawls)
    .where(and(eq(siteCrawls.userId, ownerId), eq(siteCrawls.id, id)))
    .returning({ id: siteCrawls.id });
  return rows.length > 0;
}
