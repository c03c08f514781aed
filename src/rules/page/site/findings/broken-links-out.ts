import { isBroken } from '#rules/page/page-source.ts';
import type { SiteRule } from '#rules/page/site/finding.ts';

export const brokenLinksOut: SiteRule = {
  id: 'broken-links-out',
  weight: 'error',
  title: 'Links to other sites and files that are broken',
  why: 'Visitors run into a dead end, and the page looks unattended.',
  fix: 'Change or remove these links.',
  find: (site) =>
    site.site.otherLinks
      .filter(({ status }) => status !== null && isBroken(status))
      .map(({ url, status }) => ({
        subject: url,
        detail: `HTTP ${status}`,
        relation: 'linked from',
        pages: site.pages.filter((page) => page.otherLinks.includes(url)).map((page) => page.url),
      })),
};
