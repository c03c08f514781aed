import {
  researchCategories,
  ResearchDetails,
  type ResearchAsked,
  type ResearchData,
  type ResearchRecord,
  type ResearchSummary,
} from '#contract/keyword-research.ts';
import { categoryNames } from '#rules/keyword-research/category-names.ts';
import type { WrittenResearch } from '#rules/writers/keyword-research/write.ts';
import type { Queryable } from '#server/database/database.ts';
import { addResearch, type ListedResearch } from '#server/database/keyword-research.ts';
import type { KeywordResearchRow } from '#server/database/schema/index.ts';

/** A row in the list of kept ones. */
export function summaryOf(row: ListedResearch): ResearchSummary {
  return {
    id: row.id,
    businessName: row.businessName,
    industry: row.industry,
    location: row.location,
    researchData: row.researchData ?? noKeywords(),
    totalKeywords: row.totalKeywords ?? 0,
    researchScore: row.researchScore ?? 0,
    overallStrategy: row.overallStrategy ?? '',
    recommendations: row.recommendations,
    createdAt: row.createdAt.toISOString(),
    ...nothingAsked,
    ...known(row.asked),
  };
}

/** Without what is null: rows of another program or an older release do not say what was asked for. */
function known(asked: ListedResearch['asked']): Partial<ResearchAsked> {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null));
}

/** A row as it crosses the wire. */
export function recordOf(row: KeywordResearchRow): ResearchRecord {
  const details = { ...noDetails, ...row.details };
  return {
    ...details,
    ...summaryOf({ ...row, asked: details }),
    researchData: row.researchData ?? noKeywords(),
  };
}

const nothingAsked: ResearchAsked = {
  products: [],
  targetAudience: null,
  competitors: [],
  businessGoals: null,
  currentKeywords: [],
  contentTypes: [],
  platform: null,
  budgetRange: 'medium',
};

/** Rows that another program wrote into the table hold its named columns only. */
const noDetails: ResearchDetails = {
  clusters: [],
  seasonalHints: [],
  checks: [],
  writer: 'rules',
  notices: [],
  sources: [],
  language: 'und',
  ...nothingAsked,
};

function noKeywords(): ResearchData {
  const entries = researchCategories.map((id) => [
    id,
    { name: categoryNames[id], keywords: [], emptyReason: 'Nothing was saved here.' },
  ]);
  return Object.fromEntries(entries) as ResearchData;
}

export async function saveResearch(
  tx: Queryable,
  userId: string,
  written: WrittenResearch,
  now: Date,
): Promise<ResearchRecord> {
  const row = await addResearch(tx, userId, {
    businessName: written.businessName,
    industry: written.industry,
    location: written.location,
    researchData: written.researchData,
    totalKeywords: written.totalKeywords,
    researchScore: written.researchScore,
    overallStrategy: written.overallStrategy,
    recommendations: written.recommendations,
    // Only what has no column of its own.
    details: ResearchDetails.parse(written),
    createdAt: now,
  });
  return recordOf(row);
}
