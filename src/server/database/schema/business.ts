import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import type { SeoResultItem } from '#contract/seo-content.ts';
import { autoId, createdAt, ownerId, textList } from './columns.ts';

export const businessProfiles = pgTable(
  'business_profiles',
  {
    id: autoId(),
    userId: ownerId(),
    businessName: text('business_name').notNull(),
    industry: text('industry').notNull(),
    location: text('location'),
    website: text('website'),
    description: text('description'),
    targetAudience: text('target_audience'),
    targetKeywords: text('target_keywords'),
    competitors: text('competitors'),
    createdAt: createdAt(),
  },
  (table) => [index('business_profiles_user_name_index').on(table.userId, table.businessName)],
);

export const products = pgTable(
  'products',
  {
    id: autoId(),
    businessProfileId: integer('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    category: text('category'),
    description: text('description'),
  },
  (table) => [index('products_business_profile_index').on(table.businessProfileId, table.name)],
);

/** One generated listing. The spec's columns hold what other screens read; `result` is the whole item. */
export const seoContent = pgTable(
  'seo_content',
  {
    id: autoId(),
    businessProfileId: integer('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    platform: varchar('platform', { length: 40 }).notNull().default('website'),
    metaDescription: text('meta_description').notNull(),
    titleTag: text('title_tag').notNull(),
    keywords: textList('keywords'),
    seoScore: integer('seo_score'),
    recommendations: textList('recommendations'),
    productTitle: text('product_title'),
    bulletPoints: textList('bullet_points'),
    tags: textList('tags'),
    searchTerms: textList('search_terms'),
    improvedBodyText: text('improved_body_text'),
    isPremium: boolean('is_premium').notNull().default(false),
    result: jsonb('result').$type<SeoResultItem>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('seo_content_user_index').on(table.userId, table.id),
    index('seo_content_business_profile_index').on(table.businessProfileId),
  ],
);

export const usageHistory = pgTable(
  'usage_history',
  {
    id: autoId(),
    userId: ownerId(),
    businessProfileId: integer('business_profile_id').references(() => businessProfiles.id, {
      onDelete: 'set null',
    }),
    action: varchar('action', { length: 60 }).notNull(),
    generationCount: integer('generation_count').notNull().default(1),
    isPremium: boolean('is_premium').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('usage_history_user_action_index').on(table.userId, table.action, table.createdAt),
    // The deletion of a business looks for the runs that name it.
    index('usage_history_business_profile_index')
      .on(table.businessProfileId)
      .where(sql`${table.businessProfileId} is not null`),
  ],
);

export type BusinessProfileRow = typeof businessProfiles.$inferSelect;
export type NewBusinessProfileRow = typeof businessProfiles.$inferInsert;
export type ProductRow = typeof products.$inferSelect;
export type NewProductRow = typeof products.$inferInsert;
export type SeoContentRow = typeof seoContent.$inferSelect;
export type NewSeoContentRow = typeof seoContent.$inferInsert;
export type UsageRow = typeof usageHistory.$inferSelect;
export type NewUsageRow = typeof usageHistory.$inferInsert;
