import { bareItem, type SiteRule } from '#rules/page/site/finding.ts';
import { isDead, namesOther, type CrawledPage } from '#rules/page/site/site.ts';

export const sitemapErrors: SiteRule = {
  id: 'sitemap-errors',
  weight: 'warning',
  title: 'Addresses in the sitemap that cannot be listed',
  why: 'A sitemap should hold only pages that answer and may be listed (sitemaps.org, Google Search Central).',
  fix: 'Take these addresses out of the sitemap, or mend the pages.',
  find: (site) =>
    site.pages.flatMap((page) => {
      const fault = page.inSitemap ? faultOf(page) : null;
      return fault === null ? [] : [bareItem(page.url, fault)];
    }),
};

function faultOf(page: CrawledPage): string | null {
  if (isDead(page)) return page.status === null ? 'No answer' : `HTTP ${page.status}`;
  if (page.state === 'redirected') return `Leads to ${page.finalUrl}`;
  if (page.problem === 'page_robots') return 'Forbidden by robots.txt';
  if (page.state !== 'read') return null;
  if (page.noindex) return 'Says noindex';
  return namesOther(page) ? `Names ${page.canonical} as the address to list` : null;
}
