import { linkedItem, type SiteRule } from '#rules/page/site/finding.ts';

export const redirectChains: SiteRule = {
  id: 'redirect-chains',
  weight: 'warning',
  title: 'Chains of redirects',
  why: 'Each link of the chain costs time; Google gives up after ten (Search Central, redirects).',
  fix: 'Redirect the first address straight to the last.',
  find: (site) =>
    site.pages
      .filter((page) => page.redirects.length > 1)
      .map((page) =>
        linkedItem(
          site,
          page,
          `${page.redirects.length} redirects (${page.redirects.join(', ')}) to ${page.finalUrl}`,
        ),
      ),
};
