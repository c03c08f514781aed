import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { ResearchData, ResearchDetails } from '#contract/keyword-research.ts';
import type { Queryable } from './database.ts';
import {
  keywordResearch as table,
  type KeywordResearchRow,
  type NewKeywordResearchRow,
} from './schema/index.ts';

export type NewResearchRow = Omit<NewKeywordResearchRow, 'id' | 'userId' | 'deletedAt'> & {
  researchData: ResearchData;
  details: ResearchDetails;
};

export async function addResearch(
  tx: Queryable,
  ownerId: string,
  research: NewResearchRow,
): Promise<KeywordResearchRow> {
  const [row] = await tx
    .insert(table)
    .values({ ...research, userId: ownerId })
    .returning();
  if (!row) throw new Error('The insert of a research returned no row');
  return row;
}

const owned = (ownerId: string, id: number) => and(eq(table.userId, ownerId), eq(table.id, id));
const kept = isNull(table.deletedAt);

export async function findResearch(
  db: Queryable,
  ownerId: string,
  id: number,
): Promise<KeywordResearchRow | null> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(owned(ownerId, id), kept));
  return row ?? null;
}

interface Page {
  limit: number;
  /** Id of the last one of the page before. */
  before?: number | undefined;
}

/** A row of the list: without what only the open research shows. */
export type ListedResearch = Omit<KeywordResearchRow, 'details' | 'userId' | 'deletedAt'>;

/** Newest first. */
export function listResearch(
  db: Queryable,
  ownerId: string,
  { limit, before }: Page,
): Promise<ListedResearch[]> {
  return db
    .select({
      id: table.id,
      businessName: table.businessName,
      industry: table.industry,
      location: table.location,
      researchData: table.researchData,
      totalKeywords: table.totalKeywords,
      researchScore: table.researchScore,
      overallStrategy: table.overallStrategy,
      recommendations: table.recommendations,
      createdAt: table.createdAt,
    })
    .from(table)
    .where(and(eq(table.userId, ownerId), kept, before === undefined ? undefined : lt(table.id, before)))
    .orderBy(desc(table.id))
    .limit(limit);
}

/** Marks a research as deleted; the nightly cleaning removes it. False when there is no such research. */
export async function deleteResearch(
  db: Queryable,
  ownerId: string,
  id: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(table)
    .set({ deletedAt: now })
    .where(and(owned(ownerId, id), kept))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** Takes a deletion back; null when there is nothing to take back. */
export async function restoreResearch(
  db: Queryable,
  ownerId: string,
  id: number,
): Promise<KeywordResearchRow | null> {
  const [row] = await db
    .update(table)
    .set({ deletedAt: null })
    .where(and(owned(ownerId, id), isNotNull(table.deletedAt)))
    .returning();
  return row ?? findResearch(db, ownerId, id);
}
