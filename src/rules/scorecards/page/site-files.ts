import { robotsTxtReachable } from '#rules/checks/page/robots-txt-reachable.ts';
import { sitemapNamed } from '#rules/checks/page/sitemap-named.ts';
import { sitemapReadable } from '#rules/checks/page/sitemap-readable.ts';
import type { PageGroupLines } from './line.ts';

/** Files of the site that crawlers ask for. */
export const siteFilesLines: PageGroupLines = {
  group: 'site-files',
  lines: [
    { check: robotsTxtReachable, points: 0.75, reason: 'Stops the crawl of the whole site.' },
    { check: sitemapReadable, points: 0.75, reason: 'Pages are found sooner.' },
    { check: sitemapNamed, points: 0.5, reason: 'A convenience.' },
  ],
};
