import { boolean, index, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import type { ResearchData, ResearchDetails } from '#contract/keyword-research.ts';
import type { AdCopy, AdGroup, CampaignMoreDetails, TargetAudience } from '#contract/google-ads.ts';
import { businessProfiles } from './business.ts';
import { autoId, createdAt, moment, ownerId, textList, updatedAt } from './columns.ts';

export const googleAdsCampaigns = pgTable(
  'google_ads_campaigns',
  {
    id: autoId(),
    userId: ownerId(),
    businessProfileId: integer('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id, { onDelete: 'cascade' }),
    campaignName: text('campaign_name').notNull(),
    campaignType: varchar('campaign_type', { length: 40 }).notNull(),
    businessType: varchar('business_type', { length: 40 }).notNull(),
    location: text('location').notNull(),
    /** Whole US dollars. */
    monthlyBudget: integer('monthly_budget').notNull(),
    biddingStrategy: varchar('bidding_strategy', { length: 60 }).notNull(),
    /** Miles. */
    radius: integer('radius').notNull().default(25),
    targetKeywords: textList('target_keywords'),
    negativeKeywords: textList('negative_keywords'),
    adGroups: jsonb('ad_groups').$type<AdGroup[]>(),
    adCopy: jsonb('ad_copy').$type<AdCopy>(),
    landingPageRecommendations: textList('landing_page_recommendations'),
    targetAudience: jsonb('target_audience').$type<TargetAudience>(),
    campaignScore: integer('campaign_score'),
    estimatedReach: integer('estimated_reach'),
    /** Cents. */
    estimatedCpc: integer('estimated_cpc'),
    /** Hundredths of a percent. */
    estimatedCtr: integer('estimated_ctr'),
    recommendations: textList('recommendations'),
    isActive: boolean('is_active').notNull().default(true),
    /** What has no column of its own. */
    details: jsonb('details').$type<CampaignMoreDetails>(),
    /** Set by delete, cleared by undo; the nightly cleaning removes the row for good. */
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('google_ads_campaigns_user_index').on(table.userId, table.id),
    index('google_ads_campaigns_business_profile_index').on(table.businessProfileId),
  ],
);

export const keywordResearch = pgTable(
  'keyword_research',
  {
    id: autoId(),
    userId: ownerId(),
    businessName: text('business_name').notNull(),
    industry: text('industry').notNull(),
    location: text('location'),
    researchData: jsonb('research_data').$type<ResearchData>(),
    totalKeywords: integer('total_keywords'),
    researchScore: integer('research_score'),
    overallStrategy: text('overall_strategy'),
    recommendations: textList('recommendations'),
    /** Null in rows that another program wrote. */
    details: jsonb('details').$type<ResearchDetails>(),
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [index('keyword_research_user_index').on(table.userId, table.id)],
);

export type KeywordResearchRow = typeof keywordResearch.$inferSelect;
export type NewKeywordResearchRow = typeof keywordResearch.$inferInsert;
export type GoogleAdsCampaignRow = typeof googleAdsCampaigns.$inferSelect;
export type NewGoogleAdsCampaignRow = typeof googleAdsCampaigns.$inferInsert;
