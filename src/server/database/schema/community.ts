import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { autoId, createdAt, moment, ownerId, updatedAt } from './columns.ts';

export const contentTemplates = pgTable(
  'content_templates',
  {
    id: autoId(),
    /** Absent for templates that the product brings. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description'),
    industry: text('industry'),
    platform: varchar('platform', { length: 40 }),
    templateData: jsonb('template_data').$type<Record<string, unknown>>().notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    usageCount: integer('usage_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('content_templates_user_index').on(table.userId, table.id),
    index('content_templates_public_index')
      .on(table.platform, table.usageCount)
      .where(sql`${table.isPublic}`),
  ],
);

export const userReviews = pgTable(
  'user_reviews',
  {
    id: autoId(),
    userId: ownerId(),
    /** Stars, 1 to 5. */
    rating: integer('rating').notNull(),
    title: text('title').notNull(),
    review: text('review').notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    isVerified: boolean('is_verified').notNull().default(false),
    platform: varchar('platform', { length: 40 }),
    businessType: text('business_type'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('user_reviews_user_index').on(table.userId),
    // The landing page asks for the newest few of these; all others stand in between.
    index('user_reviews_published_index')
      .on(table.updatedAt, table.id)
      .where(sql`${table.isPublic} and ${table.isVerified}`),
    check('user_reviews_rating_range', sql`${table.rating} between 1 and 5`),
  ],
);

/** One row, computed by a nightly job. */
export const trustMetrics = pgTable('trust_metrics', {
  id: autoId(),
  totalUsers: integer('total_users').notNull().default(0),
  totalGenerations: integer('total_generations').notNull().default(0),
  averageRating: doublePrecision('average_rating').notNull().default(0),
  totalReviews: integer('total_reviews').notNull().default(0),
  /** Percent. */
  uptime: doublePrecision('uptime').notNull().default(99),
  lastUpdated: moment('last_updated').notNull().defaultNow(),
});

export const successStories = pgTable(
  'success_stories',
  {
    id: autoId(),
    userId: ownerId(),
    businessName: text('business_name').notNull(),
    industry: text('industry').notNull(),
    challenge: text('challenge').notNull(),
    solution: text('solution').notNull(),
    results: text('results').notNull(),
    imageUrl: text('image_url'),
    isPublic: boolean('is_public').notNull().default(false),
    isFeatured: boolean('is_featured').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('success_stories_user_index').on(table.userId),
    index('success_stories_published_index')
      .on(table.id)
      .where(sql`${table.isPublic} and ${table.isFeatured}`),
  ],
);
