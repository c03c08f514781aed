import { bareItem, type SiteRule } from '#rules/page/site/finding.ts';
import { namesOther } from '#rules/page/site/site.ts';

export const canonicalElsewhere: SiteRule = {
  id: 'canonical-elsewhere',
  weight: 'notice',
  title: 'Pages that name another address as the one to list',
  why: 'They hand their place in the results to that address.',
  fix: 'Check that each is meant so: the pages should be nearly the same.',
  find: (site) =>
    site.pages
      .filter((page) => page.state === 'read' && namesOther(page))
      .map((page) => bareItem(page.url, `Names ${page.canonical}`)),
};
