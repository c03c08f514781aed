import { getTableColumns, sql } from 'drizzle-orm';
import type { CampaignChange } from '#contract/google-ads.ts';
import type { Writer } from '#contract/seo-content.ts';
import type { Queryable } from './database.ts';
import { keptRows, type ListPart } from './kept-rows.ts';
import { googleAdsCampaigns as table, type GoogleAdsCampaignRow } from './schema/index.ts';

const rows = keptRows(table, 'a campaign');
export const addCampaign = rows.add;
export const { find: findCampaign, remove: deleteCampaign, restore: restoreCampaign } = rows;

const { campaignName, campaignType, businessType, location, monthlyBudget, campaignScore, isActive } =
  getTableColumns(table);
/** Without the texts, which are some 40 kB a campaign. */
const summaryColumns = {
  id: table.id,
  campaignName,
  campaignType,
  businessType,
  location,
  monthlyBudget,
  campaignScore,
  isActive,
  businessName: sql<string | null>`${table.details}->>'businessName'`,
  writer: sql<Writer | null>`${table.details}->>'writer'`,
  createdAt: table.createdAt,
  updatedAt: table.updatedAt,
};
export type CampaignSummaryRow = Awaited<ReturnType<typeof listCampaigns>>[number];

/** Newest first. */
export function listCampaigns(db: Queryable, ownerId: string, { limit, before }: ListPart) {
  return db
    .select(summaryColumns)
    .from(table)
    .where(rows.listed(ownerId, before))
    .orderBy(rows.newestFirst)
    .limit(limit);
}

/** Renames a campaign or sets its mark; null when there is no such campaign. */
export async function changeCampaign(
  db: Queryable,
  ownerId: string,
  id: number,
  change: CampaignChange,
): Promise<GoogleAdsCampaignRow | null> {
  const set = {
    ...(change.campaignName !== undefined && { campaignName: change.campaignName }),
    ...(change.isActive !== undefined && { isActive: change.isActive }),
  };
  if (Object.keys(set).length === 0) return findCampaign(db, ownerId, id);
  return await rows.change(db, ownerId, id, set);
}
