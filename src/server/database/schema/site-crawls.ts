import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import type { SiteCrawlState, SitePageState } from '#contract/site-crawl.ts';
import type { OtherLink } from '#rules/page/site/site.ts';
import { autoId, createdAt, moment, ownerId, textList } from './columns.ts';

export const siteCrawls = pgTable(
  'site_crawls',
  {
    id: autoId(),
    userId: ownerId(),
    /** As the crawl knows addresses; its own page has the same. */
    url: text('url').notNull(),
    pageLimit: integer('page_limit').notNull(),
    state: varchar('state', { length: 10 }).$type<SiteCrawlState>().notNull().default('waiting'),
    reason: text('reason'),
    /** Null until the sitemap was asked for. */
    sitemapAddresses: text('sitemap_addresses').array(),
    leftOut: textList('left_out'),
    otherLinks: jsonb('other_links').$type<OtherLink[]>().notNull().default([]),
    /** Addresses that are being asked now. */
    asking: textList('asking'),
    /** Milliseconds of work, without the time that the product stood still. */
    workedMs: integer('worked_ms').notNull().default(0),
    /** How often work on it began. */
    attempts: integer('attempts').notNull().default(0),
    /** Who works on it, and until when nobody else may. */
    claim: text('claim'),
    claimedUntil: moment('claimed_until'),
    createdAt: createdAt(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('site_crawls_user_index').on(table.userId, table.id),
    // One at a time for each user, whoever asks at the same moment.
    uniqueIndex('site_crawls_open_unique')
      .on(table.userId)
      .where(sql`state in ('waiting', 'running')`),
  ],
);

export const siteCrawlPages = pgTable(
  'site_crawl_pages',
  {
    id: autoId(),
    crawlId: integer('crawl_id')
      .notNull()
      .references(() => siteCrawls.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    state: varchar('state', { length: 10 }).$type<SitePageState>().notNull().default('waiting'),
    status: integer('status'),
    finalUrl: text('final_url'),
    redirects: integer('redirects')
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    inSitemap: boolean('in_sitemap').notNull().default(false),
    score: integer('score'),
    title: text('title'),
    description: text('description'),
    h1: text('h1'),
    canonical: text('canonical'),
    noindex: boolean('noindex').notNull().default(false),
    wordCount: integer('word_count'),
    /** Ids of this crawl's pages. */
    links: integer('links')
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    otherLinks: textList('other_links'),
    failedChecks: textList('failed_checks'),
    problem: varchar('problem', { length: 40 }),
  },
  (table) => [uniqueIndex('site_crawl_pages_url_unique').on(table.crawlId, table.url)],
);

export type SiteCrawlRow = typeof siteCrawls.$inferSelect;
export type SiteCrawlPageRow = typeof siteCrawlPages.$inferSelect;
export type NewSiteCrawlPageRow = typeof siteCrawlPages.$inferInsert;
