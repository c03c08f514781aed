import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { seoContent, type NewSeoContentRow, type SeoContentRow } from './schema/index.ts';

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

export async function findSeoContent(
  db: Queryable,
  ownerId: string,
  id: number,
): Promise<SeoContentRow | null> {
  const [row] = await db
    .select()
    .from(seoContent)
    .where(and(eq(seoContent.userId, ownerId), eq(seoContent.id, id)))
    .limit(1);
  return row ?? null;
}

/** Newest first. */
export async function listSeoContent(db: Queryable, ownerId: string, limit = 50): Promise<SeoContentRow[]> {
  return db
    .select()
    .from(seoContent)
    .where(eq(seoContent.userId, ownerId))
    .orderBy(desc(seoContent.id))
    .limit(limit);
}
