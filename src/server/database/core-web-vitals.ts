import { and, eq } from 'drizzle-orm';
import type { SpeedDetails, Strategy } from '#contract/core-web-vitals.ts';
import type { Queryable } from './database.ts';
import { keptRows, type ListPart } from './kept-rows.ts';
import {
  coreWebVitalsAnalysis as table,
  type CoreWebVitalsRow,
  type NewCoreWebVitalsRow,
} from './schema/index.ts';

export type NewSpeedRow = Omit<NewCoreWebVitalsRow, 'id' | 'userId' | 'deletedAt' | 'details'> & {
  details: SpeedDetails;
};

const rows = keptRows(table, 'an analysis');
export const addSpeedAnalysis: (
  tx: Queryable,
  ownerId: string,
  row: NewSpeedRow,
) => Promise<CoreWebVitalsRow> = rows.add;
export const { find: findSpeedAnalysis, remove: deleteSpeedAnalysis, restore: restoreSpeedAnalysis } = rows;

/** Newest first. */
export function listSpeedAnalyses(
  db: Queryable,
  ownerId: string,
  { limit, before }: ListPart,
): Promise<CoreWebVitalsRow[]> {
  return db.select().from(table).where(rows.listed(ownerId, before)).orderBy(rows.newestFirst).limit(limit);
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
    .where(and(rows.listed(ownerId), eq(table.url, url), eq(table.strategy, strategy)))
    .orderBy(rows.newestFirst)
    .limit(limit);
}
