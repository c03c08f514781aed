import type { PageCheck } from '#rules/checks/page-check.ts';
import { nameDirective, readRobotsDirectives } from '#rules/facts/page/robots-directives.ts';

export const pageNotNofollow: PageCheck = {
  id: 'page-not-nofollow',
  outsidePatch: true,
  subject: 'Page-wide nofollow',
  titleGood: 'Crawlers may follow the links of the page',
  titleBad: 'The page tells crawlers to follow none of its links',
  why: 'With nofollow for the whole page, pages that are linked only here are not found through it.',
  judge: (facts) => {
    const against = facts
      .derive(readRobotsDirectives)
      .filter(
        ({ agent, name }) =>
          (agent === 'robots' || agent === 'googlebot') && (name === 'nofollow' || name === 'none'),
      );
    return {
      score: against.length === 0 ? 1 : 0,
      found: against.length === 0 ? 'No page-wide nofollow' : against.map(nameDirective).join('; '),
      expected: 'No nofollow for the whole page',
      fix: 'Remove nofollow here and put rel="nofollow" on the single links that need it.',
      elements: against.flatMap(({ element }) => element ?? []),
    };
  },
};
