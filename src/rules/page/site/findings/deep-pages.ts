import { bareItem, type SiteRule } from '#rules/page/site/finding.ts';

const mostClicks = 3;

export const deepPages: SiteRule = {
  id: 'deep-pages',
  weight: 'notice',
  title: 'Pages more than three clicks from the start',
  why: 'What lies deep is visited and crawled less.',
  fix: 'Link to the important ones from pages nearer to the start.',
  find: (site) =>
    site.pages.flatMap((page) => {
      const depth = page.state === 'read' ? site.depth(page) : null;
      return depth !== null && depth > mostClicks ? [bareItem(page.url, `${depth} clicks`)] : [];
    }),
};
