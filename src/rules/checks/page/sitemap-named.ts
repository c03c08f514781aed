import type { PageCheck } from '#rules/checks/page-check.ts';
import { needsRobots } from '#rules/facts/page/crawler-access.ts';

export const sitemapNamed: PageCheck = {
  id: 'sitemap-named',
  outsidePatch: true,
  subject: 'Sitemap in robots.txt',
  titleGood: 'robots.txt names the sitemap',
  titleBad: 'robots.txt names no sitemap',
  why: 'All search engines find the sitemap there without being told (sitemaps.org).',
  needs: needsRobots,
  judge: ({ source }) => {
    const sitemaps = source.robots?.state === 'found' ? source.robots.file.sitemaps : [];
    const complete = sitemaps.filter(({ address }) => /^https?:\/\//i.test(address));
    return {
      score: complete.length > 0 ? 1 : sitemaps.length > 0 ? 0.5 : 0,
      found:
        sitemaps.length === 0
          ? 'No Sitemap line'
          : sitemaps
              .slice(0, 5)
              .map(({ address, line }) => `line ${line}: ${address}`)
              .join(', '),
      expected: 'Sitemap: https://… with the whole address',
      fix: 'Add a Sitemap line with the absolute address.',
    };
  },
};
