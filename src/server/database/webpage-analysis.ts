import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { webpageAnalysis, type NewWebpageAnalysisRow, type WebpageAnalysisRow } from './schema/index.ts';

/** Without the details, which are some 60 kB an analysis. */
const { details: _details, ...summaryColumns } = getTableColumns(webpageAnalysis);
export type WebpageAnalysisSummaryRow = Omit<WebpageAnalysisRow, 'details'>;

export async function addWebpageAnalysis(
  db: Queryable,
  ownerId: string,
  entry: Omit<NewWebpageAnalysisRow, 'id' | 'userId'>,
): Promise<number> {
  const [row] = await db
    .insert(webpageAnalysis)
    .values({ ...entry, userId: ownerId })
    .returning({ id: webpageAnalysis.id });
  if (!row) throw new Error('The insert of an analysis returned no row');
  return row.id;
}

/** Links of a kind that a list carries for each analysis; the analysis itself has them all. */
const listedLinks = 100;
const firstLinks = (column: typeof webpageAnalysis.internalLinks | typeof webpageAnalysis.externalLinks) =>
  sql<string[]>`${column}[1:${sql.raw(String(listedLinks))}]`;

/** Newest first. Lists of links are cut, so that fifty large pages stay a small answer. */
export function listWebpageAnalyses(
  db: Queryable,
  ownerId: string,
  limit: number,
): Promise<WebpageAnalysisSummaryRow[]> {
  return db
    .select({
      ...summaryColumns,
      internalLinks: firstLinks(webpageAnalysis.internalLinks),
      externalLinks: firstLinks(webpageAnalysis.externalLinks),
    })
    .from(webpageAnalysis)
    .where(eq(webpageAnalysis.userId, ownerId))
    .orderBy(desc(webpageAnalysis.id))
    .limit(limit);
}

export async function findWebpageAnalysis(
  db: Queryable,
  ownerId: string,
  id: number,
): Promise<WebpageAnalysisRow | undefined> {
  const [row] = await db
    .select()
    .from(webpageAnalysis)
    .where(and(eq(webpageAnalysis.userId, ownerId), eq(webpageAnalysis.id, id)));
  return row;
}

/** False when there is no such analysis of the user. */
export async function deleteWebpageAnalysis(db: Queryable, ownerId: string, id: number): Promise<boolean> {
  const rows = await db
    .delete(webpageAnalysis)
    .where(and(eq(webpageAnalysis.userId, ownerId), eq(webpageAnalysis.id, id)))
    .returning({ id: webpageAnalysis.id });
  return rows.length > 0;
}
