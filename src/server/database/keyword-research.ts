import type { ResearchData, ResearchDetails } from '#contract/keyword-research.ts';
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
export type ListedResearch = Omit<KeywordResearchRow, 'details' | 'userId' | 'deletedAt'>;

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
    })
    .from(table)
    .where(rows.listed(ownerId, before))
    .orderBy(rows.newestFirst)
    .limit(limit);
}
