import type { PageCheck } from '#rules/checks/page-check.ts';
import { accessOf, needsRobots } from '#rules/facts/page/crawler-access.ts';

export const robotsTxtAllows: PageCheck = {
  id: 'robots-txt-allows',
  outsidePatch: true,
  subject: 'robots.txt and Googlebot',
  titleGood: 'robots.txt lets Googlebot visit the page',
  titleBad: 'robots.txt keeps Googlebot from the page',
  why: 'A page that may not be fetched is listed without its text, if at all (Google Search Central, robots.txt).',
  needs: needsRobots,
  judge: (facts) => {
    const access = accessOf(facts, 'Googlebot');
    return {
      score: access?.allowed ? 1 : 0,
      found: access?.allowed ? 'Allowed' : `Forbidden by line ${access?.line ?? '?'} of robots.txt`,
      expected: 'Allowed',
      fix: 'Remove or narrow the Disallow line if this page should be found.',
    };
  },
};
