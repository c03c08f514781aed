import { bareItem, type SiteRule } from '#rules/page/site/finding.ts';

export const missingDescriptions: SiteRule = {
  id: 'missing-descriptions',
  weight: 'warning',
  title: 'Pages without a description',
  why: 'Search engines then cut a piece out of the text, and seldom the best one.',
  fix: 'Write one or two sentences on what the page offers.',
  find: (site) =>
    site
      .listed()
      .filter(({ description }) => !description?.trim())
      .map(({ url }) => bareItem(url)),
};
