import { bareItem, type SiteRule } from '#rules/page/site/finding.ts';

export const missingTitles: SiteRule = {
  id: 'missing-titles',
  weight: 'error',
  title: 'Pages without a title',
  why: 'The title is the headline in the results; without one, search engines make one up.',
  fix: 'Write a title for each of these pages.',
  find: (site) =>
    site
      .listed()
      .filter(({ title }) => !title?.trim())
      .map(({ url }) => bareItem(url)),
};
