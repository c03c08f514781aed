import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { OtherLink } from '#rules/page/site/site.ts';
import type { Queryable } from './database.ts';
import {
  siteCrawlPages,
  siteCrawls,
  type NewSiteCrawlPageRow,
  type SiteCrawlPageRow,
  type SiteCrawlRow,
} from './schema/index.ts';

// Queries of the job, which knows a crawl by its id and holds it by a claim; no user's call reaches them.

/** Who works on a crawl. */
export interface Claim {
  crawlId: number;
  name: string;
}

const isOpen = inArray(siteCrawls.state, ['waiting', 'running']);
const isFree = (now: Date) => or(isNull(siteCrawls.claimedUntil), lt(siteCrawls.claimedUntil, now));
const isHeld = ({ crawlId, name }: Claim) =>
  and(eq(siteCrawls.id, crawlId), eq(siteCrawls.claim, name), eq(siteCrawls.state, 'running'));

/** Crawls that wait for somebody to work on them: new ones, and those whose worker is gone. */
export async function findWaitingSiteCrawls(db: Queryable, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: siteCrawls.id })
    .from(siteCrawls)
    .where(and(isOpen, isFree(now)))
    .orderBy(asc(siteCrawls.id))
    .limit(1_000);
  return rows.map(({ id }) => id);
}

/** Takes all claims away. Only where no other process can be at work: at the start of the embedded database. */
export async function freeSiteCrawls(db: Queryable): Promise<void> {
  await db.update(siteCrawls).set({ claim: null, claimedUntil: null }).where(isOpen);
}

/** Null when the crawl is over, gone, or held by somebody else. */
export async function claimSiteCrawl(
  db: Queryable,
  { crawlId, name }: Claim,
  now: Date,
  until: Date,
): Promise<SiteCrawlRow | null> {
  const [row] = await db
    .update(siteCrawls)
    .set({
      state: 'running',
      claim: name,
      claimedUntil: until,
      attempts: sql`${siteCrawls.attempts} + 1`,
      startedAt: sql`coalesce(${siteCrawls.startedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(siteCrawls.id, crawlId), isOpen, isFree(now)))
    .returning();
  return row ?? null;
}

/** Writes what the holder of a claim knows. False when it was stopped, deleted or taken over. */
export async function writeSiteCrawl(
  db: Queryable,
  claim: Claim,
  change: Partial<
    Pick<
      SiteCrawlRow,
      | 'state'
      | 'reason'
      | 'finishedAt'
      | 'claimedUntil'
      | 'workedMs'
      | 'asking'
      | 'sitemapAddresses'
      | 'leftOut'
    > & { otherLinks: OtherLink[] }
  >,
): Promise<boolean> {
  const rows = await db.update(siteCrawls).set(change).where(isHeld(claim)).returning({ id: siteCrawls.id });
  return rows.length > 0;
}

/**
 * Whether the claim still stands, and keeps others from taking the crawl over until the transaction ends. A process that
 * was frozen for longer than its claim asks this before it writes: what it knows is older than what another has written.
 */
export async function keepSiteCrawl(tx: Queryable, { crawlId, name }: Claim): Promise<boolean> {
  const rows = await tx
    .select({ id: siteCrawls.id })
    .from(siteCrawls)
    .where(and(eq(siteCrawls.id, crawlId), eq(siteCrawls.claim, name)))
    .for('share');
  return rows.length > 0;
}

/** In the order in which they were found. */
export function listSiteCrawlPages(db: Queryable, crawlId: number): Promise<SiteCrawlPageRow[]> {
  return db
    .select()
    .from(siteCrawlPages)
    .where(eq(siteCrawlPages.crawlId, crawlId))
    .orderBy(asc(siteCrawlPages.id));
}

/** Adds addresses that the crawl does not know; gives their ids. */
export async function addSiteCrawlPages(
  db: Queryable,
  crawlId: number,
  pages: readonly { url: string; inSitemap: boolean }[],
): Promise<{ id: number; url: string }[]> {
  if (pages.length === 0) return [];
  return db
    .insert(siteCrawlPages)
    .values(pages.map((page) => ({ ...page, crawlId })))
    .onConflictDoNothing()
    .returning({ id: siteCrawlPages.id, url: siteCrawlPages.url });
}

/** Writes what became of an address. */
export async function writeSiteCrawlPage(
  db: Queryable,
  crawlId: number,
  id: number,
  page: Omit<Partial<NewSiteCrawlPageRow>, 'id' | 'crawlId' | 'url'>,
): Promise<void> {
  await db
    .update(siteCrawlPages)
    .set(page)
    .where(and(eq(siteCrawlPages.crawlId, crawlId), eq(siteCrawlPages.id, id)));
}
