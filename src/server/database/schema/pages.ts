import type { WebpageAnalysisDetails } from '#contract/webpage-analysis.ts';
import { index, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import type { Diagnostic, Opportunity, SpeedDetails, SpeedRecord } from '#contract/core-web-vitals.ts';
import type { OptimizedMeta, SocialMetaDetails } from '#contract/social-meta.ts';
import { autoId, createdAt, moment, ownerId, textList } from './columns.ts';

export const webpageAnalysis = pgTable(
  'webpage_analysis',
  {
    id: autoId(),
    userId: ownerId(),
    url: text('url').notNull(),
    title: text('title'),
    metaDescription: text('meta_description'),
    keywords: textList('keywords'),
    seoScore: integer('seo_score'),
    recommendations: textList('recommendations'),
    brokenLinks: textList('broken_links'),
    internalLinks: textList('internal_links'),
    externalLinks: textList('external_links'),
    improvedTitleTag: text('improved_title_tag'),
    improvedMetaDescription: text('improved_meta_description'),
    improvedKeywords: textList('improved_keywords'),
    /** Characters of visible text. */
    contentLength: integer('content_length'),
    headingStructure: jsonb('heading_structure').$type<{ h1: string[]; h2: string[]; h3: string[] }>(),
    imageAltTags: textList('image_alt_tags'),
    /** What a report shows beside these columns: checks, proof, encoding and the like. */
    details: jsonb('details').$type<WebpageAnalysisDetails>(),
    createdAt: createdAt(),
  },
  (table) => [index('webpage_analysis_user_index').on(table.userId, table.id)],
);

export type WebpageAnalysisRow = typeof webpageAnalysis.$inferSelect;
export type NewWebpageAnalysisRow = typeof webpageAnalysis.$inferInsert;

export const coreWebVitalsAnalysis = pgTable(
  'core_web_vitals_analysis',
  {
    id: autoId(),
    userId: ownerId(),
    url: text('url').notNull(),
    strategy: varchar('strategy', { length: 20 }).notNull(),
    performanceScore: integer('performance_score'),
    accessibilityScore: integer('accessibility_score'),
    bestPracticesScore: integer('best_practices_score'),
    seoScore: integer('seo_score'),
    coreWebVitals: jsonb('core_web_vitals').$type<SpeedRecord['coreWebVitals']>(),
    opportunities: jsonb('opportunities').$type<Opportunity[]>(),
    diagnostics: jsonb('diagnostics').$type<Diagnostic[]>(),
    overallRecommendations: textList('overall_recommendations'),
    /** What the screen needs beyond the columns above. */
    details: jsonb('details').$type<SpeedDetails>(),
    /** Deleted by its owner; the night removes it for good. */
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [index('core_web_vitals_analysis_user_index').on(table.userId, table.id)],
);

export const socialMetaOptimization = pgTable(
  'social_meta_optimization',
  {
    id: autoId(),
    userId: ownerId(),
    url: text('url').notNull(),
    platform: varchar('platform', { length: 20 }).notNull(),
    businessName: text('business_name').notNull(),
    industry: text('industry').notNull(),
    optimizedMeta: jsonb('optimized_meta').$type<OptimizedMeta>(),
    recommendations: textList('recommendations'),
    optimizationScore: integer('optimization_score'),
    /** What the screen needs beyond the columns above. */
    details: jsonb('details').$type<SocialMetaDetails>(),
    /** Deleted by its owner; the night removes it for good. */
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [index('social_meta_optimization_user_index').on(table.userId, table.id)],
);

export type SocialMetaRow = typeof socialMetaOptimization.$inferSelect;
export type NewSocialMetaRow = typeof socialMetaOptimization.$inferInsert;

export type CoreWebVitalsRow = typeof coreWebVitalsAnalysis.$inferSelect;
export type NewCoreWebVitalsRow = typeof coreWebVitalsAnalysis.$inferInsert;
