/** What one crawl may take. Reasons: a site must not be hurried, and one customer must not hold up the others. */
export const crawlBounds = {
  /** Pages at the same time; the page fetch allows two of one host. */
  atOnce: 2,
  /** Working time, in milliseconds; without the time that the product stood still. */
  workMs: 20 * 60_000,
  /** How long a claim holds, and how often it is renewed. */
  claimMs: 30_000,
  renewMs: 2_000,
  /** Time for pages that are being asked when the product stops. The job queue waits for ten seconds. */
  finishMs: 7_000,
  /** Beginnings of work on one crawl; more means that something breaks it again and again. */
  attempts: 20,
  /** Answers 429 or 503 in a row after which the site is left alone. */
  refusals: 5,
  /** Addresses taken up from one page. */
  linksOfPage: 2_000,
  /** Links to other sites and files: kept of one page, and asked in all. */
  otherLinksOfPage: 40,
  otherLinks: 100,
  sitemaps: 10,
  sitemapAddresses: 1_000,
  sitemapBytes: 5_000_000,
  leftOut: 20,
} as const;
