import { linkedItem, type SiteRule } from '#rules/page/site/finding.ts';

export const noindexLinked: SiteRule = {
  id: 'noindex-linked',
  weight: 'warning',
  title: 'Linked pages that search engines must not list',
  why: 'The site leads visitors and crawlers there, but the page keeps itself out of results (noindex).',
  fix: 'Remove the directive where the page should be found; leave it where this is meant.',
  find: (site) =>
    site.pages
      .filter((page) => page.state === 'read' && page.noindex && site.linking(page).length > 0)
      .map((page) => linkedItem(site, page, null)),
};
