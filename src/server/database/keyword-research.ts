import { sql } from 'drizzle-orm';
import { ResearchAsked, type ResearchData, type ResearchDetails } from '#contract/keyword-research.ts';
import type { Queryable } from './database.ts';
import { keptRows, type ListPart } from './kept-rows.ts';
import {
  keywordResearch as table,
  type KeywordResearchRow,
  type NewKeywordResearchRow,
} from './schema/index.ts';

export type NewResearchRow = Omit<NewKeywordResearchRow, 'id' | 'userId' | 'deletedAt'> & {
  researchData: ResearchData;
  details: ResearchDetails;
};

const rows = keptRows(table, 'a research');
export const addResearch: (
  tx: Queryable,
  ownerId: string,
  row: NewResearchRow,
) => Promise<KeywordResearchRow> = rows.add;
export const { find: findResearch, remove: deleteResearch, restore: restoreResearch } = rows;

/** A row of the list: without what only the open research shows. */
export type ListedResearch = Omit<KeywordResearchRow, 'details' | 'userId' | 'deletedAt'> & {
  /** Fields are null in rows that another program or an older release wrote. */
  asked: { [Field in keyof ResearchAsked]: ResearchAsked[Field] | null };
};

/** Only these parts of `details` leave the database: its checks and clusters are most of it. */
const asked = sql<ListedResearch['asked']>`jsonb_build_object(${sql.join(
  Object.keys(ResearchAsked.shape).map((field) => sql`${field}::text, ${table.details} -> ${field}::text`),
  sql`, `,
)})`;

/** Newest first. */
export function listResearch(
  db: Queryable,
  ownerId: string,
  { limit, before }: ListPart,
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
      asked,
    })
    .from(table)
    .where(rows.listed(ownerId, before))
    .orderBy(rows.newestFirst)
    .limit(limit);
}
