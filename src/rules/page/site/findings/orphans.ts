import { bareItem, type SiteRule } from '#rules/page/site/finding.ts';
import type { CrawledPage } from '#rules/page/site/site.ts';

export const orphans: SiteRule = {
  id: 'orphans',
  weight: 'warning',
  title: 'Pages that no other page links to',
  why: 'No page that was read links to them, they stand in the sitemap only: visitors do not find them, and search engines give them little weight.',
  fix: 'Link to them from a page on the same subject, or take them out of the sitemap.',
  find: (site) => {
    // The page that links to one may be among those that wait.
    if (site.pages.some(({ state }) => state === 'waiting')) return [];
    const reached = new Set<CrawledPage>();
    for (const page of site.pages) {
      const target = site.target(page);
      if (target && site.linking(page).length > 0) reached.add(target);
    }
    return site.pages
      .filter(
        (page) =>
          page.state === 'read' &&
          page.inSitemap &&
          page.id !== site.site.start &&
          site.linking(page).length === 0 &&
          !reached.has(page),
      )
      .map(({ url }) => bareItem(url));
  },
};
