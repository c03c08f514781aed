import { linkedItem, type SiteRule } from '#rules/page/site/finding.ts';

export const linksToRedirects: SiteRule = {
  id: 'links-to-redirects',
  weight: 'warning',
  title: 'Links that lead through a redirect',
  why: 'Every visit takes one more request, and crawlers follow fewer links in the same time.',
  fix: 'Link to the final address.',
  find: (site) =>
    site.pages
      .filter((page) => page.state === 'redirected' && site.linking(page).length > 0)
      .map((page) => linkedItem(site, page, `${page.redirects.join(', ')}, leads to ${page.finalUrl}`)),
};
