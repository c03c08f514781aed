import { linkedItem, type SiteRule } from '#rules/page/site/finding.ts';
import { isDead } from '#rules/page/site/site.ts';

export const brokenPages: SiteRule = {
  id: 'broken-pages',
  weight: 'error',
  title: 'Pages of the site that are gone or do not answer',
  why: 'A visitor who follows such a link leaves, and search engines drop the page.',
  fix: 'Bring the page back, redirect its address for good (301), or change the links that lead there.',
  find: (site) =>
    site.pages
      .filter(isDead)
      .map((page) => linkedItem(site, page, page.status === null ? 'No answer' : `HTTP ${page.status}`)),
};
