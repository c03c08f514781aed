import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { SpeedDetails, Strategy } from '#contract/core-web-vitals.ts';
import type { Queryable } from './database.ts';
import {
  coreWebVitalsAnalysis as table,
  type CoreWebVitalsRow,
  type NewCoreWebVitalsRow,
} from './schema/index.ts';

export type NewSpeedRow = Omit<NewCoreWebVitalsRow, 'id' | 'userId' | 'deletedAt' | 'details'> & {
  details: SpeedDetails;
};

export async function addSpeedAnalysis(
  tx: Queryable,
  ownerId: string,
  analysis: NewSpeedRow,
): Promise<CoreWebVitalsRow> {
  const [row] = await tx
    .insert(table)
    .values({ ...analysis, userId: ownerId })
    .returning();
  if (!row) throw new Error('The insert of an analysis returned no row');
  return row;
}

const owned = (ownerId: string, id: number) => and(eq(table.userId, ownerId), eq(table.id, id));
const kept = isNull(table.deletedAt);

export async function findSpeedAnalysis(
  db: Queryable,
  ownerId: string,
  id: number,
): Promise<CoreWebVitalsRow | null> {
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

/** Newest first. */
export function listSpeedAnalyses(
  db: Queryable,
  ownerId: string,
  { limit, before }: Page,
): Promise<CoreWebVitalsRow[]> {
  return db
    .select()
    .from(table)
    .where(and(eq(table.userId, ownerId), kept, before === undefined ? undefined : lt(table.id, before)))
    .orderBy(desc(table.id))
    .limit(limit);
}

interface Subject {
  url: string;
  strategy: Strategy;
}

/** Analyses of one page on one device, newest first. */
export function listSpeedOf(
  db: Queryable,
  ownerId: string,
  { url, strategy }: Subject,
  limit: number,
): Promise<CoreWebVitalsRow[]> {
  return db
    .select()
    .from(table)
    .where(and(eq(table.userId, ownerId), eq(table.url, url), eq(table.strategy, strategy), kept))
    .orderBy(desc(table.id))
    .limit(limit);
}

/** Marks an analysis as deleted; the nightly cleaning removes it. False when there is no such analysis. */
export async function deleteSpeedAnalysis(
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
export async function restoreSpeedAnalysis(
  db: Queryable,
  ownerId: string,
  id: number,
): Promise<CoreWebVitalsRow | null> {
  const [row] = await db
    .update(table)
    .set({ deletedAt: null })
    .where(and(owned(ownerId, id), isNotNull(table.deletedAt)))
    .returning();
  return row ?? findSpeedAnalysis(db, ownerId, id);
}
