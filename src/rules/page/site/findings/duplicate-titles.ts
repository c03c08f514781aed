import type { SiteRule } from '#rules/page/site/finding.ts';
import { sharedBy } from '#rules/page/site/words-shared.ts';

export const duplicateTitles: SiteRule = {
  id: 'duplicate-titles',
  weight: 'error',
  title: 'Pages with the same title',
  why: 'Search engines cannot tell such pages apart, and people in the results cannot either.',
  fix: 'Give each page a title that says what only this page has.',
  find: (site) => sharedBy(site.listed(), ({ title }) => title),
};
