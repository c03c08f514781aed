import { linkedItem, type SiteRule } from '#rules/page/site/finding.ts';

export const blockedByRobots: SiteRule = {
  id: 'blocked-by-robots',
  weight: 'notice',
  title: 'Linked addresses that robots.txt keeps programs from',
  why: 'Search engines do not read them either, and could still list the bare address.',
  fix: 'Check that each is meant so.',
  find: (site) =>
    site.pages.filter(({ problem }) => problem === 'page_robots').map((page) => linkedItem(site, page, null)),
};
