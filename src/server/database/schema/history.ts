import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import type { SavedSeoContent } from '#contract/history.ts';
import { businessProfiles, seoContent } from './business.ts';
import { googleAdsCampaigns } from './campaigns.ts';
import { autoId, createdAt, moment, ownerId, textList } from './columns.ts';
import { webpageAnalysis } from './pages.ts';

export const contentHistory = pgTable(
  'content_history',
  {
    id: autoId(),
    userId: ownerId(),
    businessProfileId: integer('business_profile_id').references(() => businessProfiles.id, {
      onDelete: 'set null',
    }),
    seoContentId: integer('seo_content_id').references(() => seoContent.id, { onDelete: 'set null' }),
    googleAdsCampaignId: integer('google_ads_campaign_id').references(() => googleAdsCampaigns.id, {
      onDelete: 'set null',
    }),
    webpageAnalysisId: integer('webpage_analysis_id').references(() => webpageAnalysis.id, {
      onDelete: 'set null',
    }),
    title: text('title').notNull(),
    platform: varchar('platform', { length: 40 }).notNull(),
    contentType: varchar('content_type', { length: 40 }).notNull().default('seo_content'),
    generationDate: moment('generation_date').notNull().defaultNow(),
    isFavorite: boolean('is_favorite').notNull().default(false),
    isArchived: boolean('is_archived').notNull().default(false),
    tags: textList('tags'),
    performance: jsonb('performance'),
    notes: text('notes'),
    /** The saved result as it stands now; older states are in `content_history_versions`. */
    seoContent: jsonb('seo_content').$type<SavedSeoContent>(),
    /** The form as it was typed. */
    form: jsonb('form').$type<Record<string, unknown>>(),
    version: integer('version').notNull().default(1),
    /** Set by delete, cleared by undo; the nightly cleaning removes the row for good. */
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
    /** What the search looks at, folded by the SQL function of the first migration. */
    search: text('search').generatedAlwaysAs(
      sql`searchable_text(title || ' ' || coalesce(notes, '') || ' ' || searchable_list(tags))`,
    ),
  },
  (table) => [
    index('content_history_user_index')
      .on(table.userId, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('content_history_user_platform_index')
      .on(table.userId, table.platform, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('content_history_search_index').using('gin', table.userId, sql`${table.search} gin_trgm_ops`),
    index('content_history_deleted_index')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    uniqueIndex('content_history_user_seo_content_unique').on(table.userId, table.seoContentId),
    index('content_history_campaign_index').on(table.googleAdsCampaignId),
    index('content_history_analysis_index').on(table.webpageAnalysisId),
    // The deletion of a listing or a business looks for the entries that name it.
    index('content_history_seo_content_index')
      .on(table.seoContentId)
      .where(sql`${table.seoContentId} is not null`),
    index('content_history_business_profile_index')
      .on(table.businessProfileId)
      .where(sql`${table.businessProfileId} is not null`),
  ],
);

/** Every state of an entry's result, the newest one included, numbered from 1. */
export const contentHistoryVersions = pgTable(
  'content_history_versions',
  {
    contentHistoryId: integer('content_history_id')
      .notNull()
      .references(() => contentHistory.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    seoContent: jsonb('seo_content').$type<SavedSeoContent>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.contentHistoryId, table.version] })],
);

export type ContentHistoryRow = typeof contentHistory.$inferSelect;
export type NewContentHistoryRow = typeof contentHistory.$inferInsert;
export type ContentHistoryVersionRow = typeof contentHistoryVersions.$inferSelect;
