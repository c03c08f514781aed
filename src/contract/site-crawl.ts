import { z } from 'zod';
import { WebpageForm } from './webpage-analysis.ts';

/** Pages of one crawl at most. */
export const mostPages = 200;
/** Choices of the form. */
export const pageLimits = [25, 50, 100, mostPages] as const;
/** Crawls that a user keeps; a new one takes the place of the oldest. */
export const keptCrawls = 30;

export const SiteCrawlForm = z.object({
  url: WebpageForm.shape.url,
  pageLimit: z
    .number()
    .int()
    .min(1, 'At least one page.')
    .max(mostPages, `At most ${mostPages} pages.`)
    .default(mostPages),
});
export type SiteCrawlForm = z.infer<typeof SiteCrawlForm>;

/**
 * `waiting`: for its turn; `stopped`: by its owner, with what was read until then; `failed`: nothing of the site could
 * be read, or our own fault.
 */
export const siteCrawlStates = ['waiting', 'running', 'done', 'stopped', 'failed'] as const;
export type SiteCrawlState = (typeof siteCrawlStates)[number];

/**
 * `read`: judged; `redirected`: leads elsewhere; `broken`: answers with an error or not at all; `skipped`: not asked or
 * not a page (robots.txt, another media type).
 */
export const sitePageStates = ['waiting', 'read', 'redirected', 'broken', 'skipped'] as const;
export type SitePageState = (typeof sitePageStates)[number];

const text = z.string();
const count = z.number().int().nonnegative();

export const SiteCrawlSummary = z.object({
  id: z.number().int(),
  url: text,
  pageLimit: count,
  state: z.enum(siteCrawlStates),
  /** Addresses known and addresses dealt with. */
  found: count,
  done: count,
  /** Mean of the pages' scores, 0 to 100; null when none was read. */
  averageScore: z.number().nullable(),
  /** Why it failed or ended early, as a sentence. */
  reason: text.nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type SiteCrawlSummary = z.infer<typeof SiteCrawlSummary>;

export const SitePage = z.object({
  url: text,
  state: z.enum(sitePageStates),
  /** Of the page, or of the first redirect; null without an answer. */
  status: z.number().int().nullable(),
  /** Where redirects led. */
  finalUrl: text.nullable(),
  /** Statuses of the redirects, in order. */
  redirects: z.array(z.number().int()),
  inSitemap: z.boolean(),
  /** Clicks from the start; null when no link leads there. */
  depth: count.nullable(),
  score: z.number().int().nullable(),
  title: text.nullable(),
  description: text.nullable(),
  h1: text.nullable(),
  canonical: text.nullable(),
  noindex: z.boolean(),
  wordCount: count.nullable(),
  /** Pages of the crawl that it links to, and that link to it. */
  linksOut: count,
  linksIn: count,
  /** Ids of the page checks that failed. */
  failedChecks: z.array(text),
  /** Why it could not be read, as a sentence. */
  problem: text.nullable(),
});
export type SitePage = z.infer<typeof SitePage>;

const siteFindingIds = [
  'broken-pages',
  'broken-links-out',
  'links-to-redirects',
  'redirect-chains',
  'noindex-linked',
  'duplicate-titles',
  'missing-titles',
  'duplicate-descriptions',
  'missing-descriptions',
  'canonical-elsewhere',
  'orphans',
  'sitemap-errors',
  'deep-pages',
  'blocked-by-robots',
  'left-out',
] as const;

/** `error` loses visitors or rankings now, `warning` weakens the site, `notice` may be meant so. */
const findingWeights = ['error', 'warning', 'notice'] as const;

export const SiteFinding = z.object({
  id: z.enum(siteFindingIds),
  weight: z.enum(findingWeights),
  title: text,
  why: text,
  /** What to do, one imperative sentence. */
  fix: text,
  /** Items in all; `items` are the first 50. */
  count,
  items: z
    .array(
      z.object({
        /** An address, or the words that pages share. */
        subject: text,
        detail: text.nullable(),
        /** What `pages` are to the subject. */
        relation: z.enum(['linked from', 'used by', 'none']),
        /** The first 20 of `pageCount`. */
        pages: z.array(text).max(20),
        pageCount: count,
      }),
    )
    .max(50),
});
export type SiteFinding = z.infer<typeof SiteFinding>;

export const SiteReport = z.object({
  /** Addresses by how they ended. */
  read: count,
  redirected: count,
  broken: count,
  skipped: count,
  statuses: z.array(z.object({ status: z.number().int(), count })),
  averageScore: z.number().nullable(),
  /** The lowest scores first. */
  worst: z.array(z.object({ url: text, score: z.number().int() })).max(10),
  /** Checks that failed on most pages first. */
  commonChecks: z.array(z.object({ id: text, title: text, count })).max(10),
  /** Heaviest first; only those with items. */
  findings: z.array(SiteFinding),
});
export type SiteReport = z.infer<typeof SiteReport>;

export const SiteCrawl = SiteCrawlSummary.extend({
  /** Addresses that are being asked now. */
  asking: z.array(text),
  pages: z.array(SitePage).max(2 * mostPages),
  report: SiteReport,
});
export type SiteCrawl = z.infer<typeof SiteCrawl>;
