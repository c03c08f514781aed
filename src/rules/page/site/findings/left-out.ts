import { bareItem, type SiteRule } from '#rules/page/site/finding.ts';

export const leftOut: SiteRule = {
  id: 'left-out',
  weight: 'notice',
  title: 'Kinds of addresses of which only some were asked',
  why: 'Calendars, filters and sortings make addresses without end; crawlers waste their time there.',
  fix: 'Keep programs out of them by robots.txt, or link to fewer of them.',
  find: (site) => site.site.leftOut.map((pattern) => bareItem(pattern)),
};
