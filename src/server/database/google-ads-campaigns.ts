import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { CampaignChange } from '#contract/google-ads.ts';
import type { Writer } from '#contract/seo-content.ts';
import type { Queryable } from './database.ts';
import {
  googleAdsCampaigns as table,
  type GoogleAdsCampaignRow,
  type NewGoogleAdsCampaignRow,
} from './schema/index.ts';

export async function addCampaign(
  tx: Queryable,
  ownerId: string,
  campaign: Omit<NewGoogleAdsCampaignRow, 'id' | 'userId' | 'deletedAt'>,
): Promise<GoogleAdsCampaignRow> {
  const [row] = await tx
    .insert(table)
    .values({ ...campaign, userId: ownerId })
    .returning();
  if (!row) throw new Error('The insert of a campaign returned no row');
  return row;
}

const owned = (ownerId: string, id: number) => and(eq(table.userId, ownerId), eq(table.id, id));
const kept = isNull(table.deletedAt);

export async function findCampaign(
  db: Queryable,
  ownerId: string,
  id: number,
): Promise<GoogleAdsCampaignRow | null> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(owned(ownerId, id), kept));
  return row ?? null;
}

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

interface Page {
  limit: number;
  /** Id of the last one of the page before. */
  before?: number | undefined;
}

/** Newest first. */
export function listCampaigns(db: Queryable, ownerId: string, { limit, before }: Page) {
  return db
    .select(summaryColumns)
    .from(table)
    .where(and(eq(table.userId, ownerId), kept, before === undefined ? undefined : lt(table.id, before)))
    .orderBy(desc(table.id))
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
  const [row] = await db
    .update(table)
    .set(set)
    .where(and(owned(ownerId, id), kept))
    .returning();
  return row ?? null;
}

/** Marks a campaign as deleted; the nightly cleaning removes it. False when there is no such campaign. */
export async function deleteCampaign(
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
export async function restoreCampaign(
  db: Queryable,
  ownerId: string,
  id: number,
): Promise<GoogleAdsCampaignRow | null> {
  const [row] = await db
    .update(table)
    .set({ deletedAt: null })
    .where(and(owned(ownerId, id), isNotNull(table.deletedAt)))
    .returning();
  return row ?? findCampaign(db, ownerId, id);
}
