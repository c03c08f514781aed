import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { SavedSeoContent } from '#contract/history.ts';
import type { Queryable } from './database.ts';
import { searchedIds } from './history-search.ts';
import {
  contentHistory,
  contentHistoryVersions,
  googleAdsCampaigns,
  seoContent,
  type ContentHistoryRow,
  type ContentHistoryVersionRow,
  type NewContentHistoryRow,
} from './schema/index.ts';

/** Null from the moment that the campaign is deleted; the deletion can be undone for a while, so the column keeps its id. */
const livingCampaign = sql<number | null>`(
  select campaign.id from ${googleAdsCampaigns} as campaign
  where campaign.id = content_history.google_ads_campaign_id and campaign.deleted_at is null
)`;

/** Columns of an entry as screens show it; the search column stays in the database. */
const entryColumns = {
  id: contentHistory.id,
  title: contentHistory.title,
  platform: contentHistory.platform,
  contentType: contentHistory.contentType,
  notes: contentHistory.notes,
  tags: contentHistory.tags,
  generationDate: contentHistory.generationDate,
  isFavorite: contentHistory.isFavorite,
  isArchived: contentHistory.isArchived,
  seoContent: contentHistory.seoContent,
  form: contentHistory.form,
  googleAdsCampaignId: livingCampaign,
  webpageAnalysisId: contentHistory.webpageAnalysisId,
  version: contentHistory.version,
} as const;
export type HistoryRow = Pick<ContentHistoryRow, keyof typeof entryColumns>;

/** The two large columns as the JSON text that the database holds. A page of thirty is half a megabyte of it. */
const listedColumns = {
  ...entryColumns,
  seoContent: sql<string | null>`${contentHistory.seoContent}::text`,
  form: sql<string | null>`${contentHistory.form}::text`,
} as const;
/** An entry of the list; its two large columns are JSON texts, for nobody on the way looks into them. */
export type ListedHistoryRow = Omit<HistoryRow, 'seoContent' | 'form'> &
  Record<'seoContent' | 'form', string | null>;

/**
 * States of an entry that are kept, so that one edited all day stays small. All of them are read at once to be compared,
 * so fewer of a large one: a listing has 14 kB, and what nobody writes but a program may have 500.
 */
const keptVersions = { most: 100, least: 10, characters: 2_000_000 } as const;

export interface HistorySelection {
  platform?: string | undefined;
  /** Any part of the title, the notes or a tag, in any language and case. */
  search?: string | undefined;
  isFavorite?: boolean | undefined;
  /** Archived entries only; without it only the others. */
  isArchived?: boolean | undefined;
  limit: number;
  /** Id of the last entry of the page before. */
  before?: number | undefined;
}

/** Entries of one user, newest first. */
export function listHistory(
  db: Queryable,
  ownerId: string,
  selection: HistorySelection,
): Promise<ListedHistoryRow[]> {
  const { platform, search, isFavorite, isArchived, limit, before } = selection;
  const narrowed = and(
    eq(contentHistory.userId, ownerId),
    isNull(contentHistory.deletedAt),
    eq(contentHistory.isArchived, isArchived === true),
    platform === undefined ? undefined : eq(contentHistory.platform, platform),
    isFavorite === true ? eq(contentHistory.isFavorite, true) : undefined,
    before === undefined ? undefined : lt(contentHistory.id, before),
  );
  return db
    .select(listedColumns)
    .from(contentHistory)
    .where(
      search && narrowed
        ? and(narrowed, inArray(contentHistory.id, searchedIds(narrowed, search, limit)))
        : narrowed,
    )
    .orderBy(desc(contentHistory.id))
    .limit(limit);
}

/** One entry of the user that is not deleted, or undefined. */
export async function findHistory(
  db: Queryable,
  ownerId: string,
  id: number,
): Promise<HistoryRow | undefined> {
  const rows = await db
    .select(entryColumns)
    .from(contentHistory)
    .where(and(owned(ownerId, id), isNull(contentHistory.deletedAt)));
  return rows[0];
}

/** The business profile of a generated listing of this user; undefined when there is no such listing. */
export async function findGenerated(
  db: Queryable,
  ownerId: string,
  seoContentId: number,
): Promise<{ businessProfileId: number } | undefined> {
  const rows = await db
    .select({ businessProfileId: seoContent.businessProfileId })
    .from(seoContent)
    .where(and(eq(seoContent.id, seoContentId), eq(seoContent.userId, ownerId)));
  return rows[0];
}

/**
 * Adds an entry with its first version. A listing that already has its entry keeps the one it has, also when two
 * posts race; a deleted one comes back.
 */
export async function addHistory(
  tx: Queryable,
  ownerId: string,
  entry: Omit<NewContentHistoryRow, 'userId'>,
): Promise<HistoryRow> {
  const added = await tx
    .insert(contentHistory)
    .values({ ...entry, userId: ownerId })
    .onConflictDoUpdate({
      target: [contentHistory.userId, contentHistory.seoContentId],
      set: { deletedAt: null },
    })
    .returning(entryColumns);
  const row = added[0];
  if (!row) throw new Error('The insert of a history entry returned no row');
  if (row.seoContent) {
    await tx
      .insert(contentHistoryVersions)
      .values({ contentHistoryId: row.id, version: row.version, seoContent: row.seoContent })
      .onConflictDoNothing();
  }
  return row;
}

export interface HistoryChanges {
  isFavorite?: boolean | undefined;
  isArchived?: boolean | undefined;
  notes?: string | undefined;
  title?: string | undefined;
  seoContent?: SavedSeoContent | undefined;
  /** Version that the content was changed from; any when absent. */
  version?: number | undefined;
}

/**
 * Changes an entry; other content than now becomes its next version. Undefined when it is not the user's, `stale` when
 * the content was changed from a version that is not the newest any more.
 */
export async function changeHistory(
  tx: Queryable,
  ownerId: string,
  id: number,
  changes: HistoryChanges,
): Promise<HistoryRow | 'stale' | undefined> {
  const found = await tx
    .select({ version: contentHistory.version, seoContent: contentHistory.seoContent })
    .from(contentHistory)
    .where(and(owned(ownerId, id), isNull(contentHistory.deletedAt)))
    .for('update');
  const current = found[0];
  if (!current) return undefined;
  const { seoContent: content, version: from, ...others } = changes;
  const isNew = content !== undefined && !isDeepStrictEqual(content, current.seoContent);
  if (isNew && from !== undefined && from !== current.version) return 'stale';
  const version = current.version + (isNew && current.seoContent !== null ? 1 : 0);
  const set = { ...defined(others), ...(isNew && { seoContent: content, version }) };
  if (Object.keys(set).length === 0) return findHistory(tx, ownerId, id);
  const rows = await tx.update(contentHistory).set(set).where(owned(ownerId, id)).returning(entryColumns);
  if (isNew) {
    await tx.insert(contentHistoryVersions).values({ contentHistoryId: id, version, seoContent: content });
    await tx
      .delete(contentHistoryVersions)
      .where(
        and(
          eq(contentHistoryVersions.contentHistoryId, id),
          lte(contentHistoryVersions.version, version - versionsKeptOf(content)),
        ),
      );
  }
  return rows[0];
}

function versionsKeptOf(content: SavedSeoContent): number {
  const { most, least, characters } = keptVersions;
  return Math.min(most, Math.max(least, Math.floor(characters / JSON.stringify(content).length)));
}

function defined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** Marks an entry as deleted; the nightly cleaning removes it. False when there is no such entry. */
export async function deleteHistory(db: Queryable, ownerId: string, id: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(contentHistory)
    .set({ deletedAt: now })
    .where(and(owned(ownerId, id), isNull(contentHistory.deletedAt)))
    .returning({ id: contentHistory.id });
  return rows.length > 0;
}

/** Takes a deletion back. Undefined when there is no such entry. */
export async function restoreHistory(
  db: Queryable,
  ownerId: string,
  id: number,
): Promise<HistoryRow | undefined> {
  const rows = await db
    .update(contentHistory)
    .set({ deletedAt: null })
    .where(and(owned(ownerId, id), isNotNull(contentHistory.deletedAt)))
    .returning(entryColumns);
  return rows[0] ?? findHistory(db, ownerId, id);
}

/** A kept state of an entry; its listing is the JSON text of the database, which nobody on the way looks into. */
export type ListedVersionRow = Omit<ContentHistoryVersionRow, 'contentHistoryId' | 'seoContent'> & {
  seoContent: string;
};

/** Every kept state of an entry, newest first; empty when the entry is not the user's. */
export function listVersions(db: Queryable, ownerId: string, id: number): Promise<ListedVersionRow[]> {
  return db
    .select({
      version: contentHistoryVersions.version,
      seoContent: sql<string>`${contentHistoryVersions.seoContent}::text`,
      createdAt: contentHistoryVersions.createdAt,
    })
    .from(contentHistoryVersions)
    .innerJoin(contentHistory, eq(contentHistory.id, contentHistoryVersions.contentHistoryId))
    .where(and(owned(ownerId, id), isNull(contentHistory.deletedAt)))
    .orderBy(desc(contentHistoryVersions.version));
}

function owned(ownerId: string, id: number): SQL | undefined {
  return and(eq(contentHistory.userId, ownerId), eq(contentHistory.id, id));
}

/** Gives the entries of a campaign the name that the campaign has now. */
export async function renameHistoryOfCampaign(
  tx: Queryable,
  ownerId: string,
  campaignId: number,
  title: string,
): Promise<void> {
  await tx
    .update(contentHistory)
    .set({ title })
    .where(and(eq(contentHistory.userId, ownerId), eq(contentHistory.googleAdsCampaignId, campaignId)));
}
