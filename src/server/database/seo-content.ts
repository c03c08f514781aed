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
