import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { LatestRun, SeoResultItem } from '#contract/seo-content.ts';
import { nameKey } from '#rules/text/name-key.ts';
import type { Queryable } from './database.ts';
import { seoContent, type NewSeoContentRow } from './schema/index.ts';

export type SeoContentDetails = Omit<NewSeoContentRow, 'id' | 'userId' | 'createdAt'>;

/** @returns the ids in the order of the entries */
export async function addSeoContent(
  db: Queryable,
  ownerId: string,
  entries: readonly SeoContentDetails[],
): Promise<number[]> {
  if (entries.length === 0) return [];
  const rows = await db
    .insert(seoContent)
    .values(entries.map((entry) => ({ ...entry, userId: ownerId })))
    .returning({ id: seoContent.id });
  return rows.map((row) => row.id);
}

/** Newest listings that are looked at for a run; the largest run writes 50. */
const lookedAt = 200;

/** Listings of the user's newest run that wrote for the product, in the order of its form; none when there was no such run. */
export async function latestRun(db: Queryable, ownerId: string, asked: LatestRun): Promise<SeoResultItem[]> {
  const recent = await db
    .select({
      id: seoContent.id,
      platform: seoContent.platform,
      productName: sql<string | null>`${seoContent.result} ->> 'productName'`,
      // As text: a date of JavaScript would round two runs of one millisecond together.
      moment: sql<string>`${seoContent.createdAt}::text`,
      isInTime: sql<boolean>`${seoContent.createdAt} >= now() - make_interval(secs => ${asked.seconds})`,
    })
    .from(seoContent)
    .where(and(eq(seoContent.userId, ownerId), gt(seoContent.id, asked.after ?? 0)))
    .orderBy(desc(seoContent.id))
    .limit(lookedAt);
  // A listing spells a name as its language does.
  const name = nameKey(asked.productName);
  const found = recent.find(
    (row) => row.isInTime && row.platform === asked.platform && nameKey(row.productName ?? '') === name,
  );
  if (!found) return [];
  // One transaction saves a run, so that its rows share one moment and no other run's have it.
  const ids = recent.flatMap(({ id, moment }) => (moment === found.moment ? [id] : []));
  const rows = await db
    .select({ id: seoContent.id, result: seoContent.result })
    .from(seoContent)
    .where(inArray(seoContent.id, ids))
    .orderBy(asc(seoContent.id));
  return rows.flatMap(({ id, result }) => (result === null ? [] : [{ ...result, seoContentId: id }]));
}
