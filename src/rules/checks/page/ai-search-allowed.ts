import type { PageCheck } from '#rules/checks/page-check.ts';
import { accessOf, needsRobots } from '#rules/facts/page/crawler-access.ts';

/** Crawlers that answer people with a link to the page; those for training are another decision. From memory, November 2026. */
const searchers = ['OAI-SearchBot', 'PerplexityBot', 'Claude-SearchBot', 'Google-Extended'];

export const aiSearchAllowed: PageCheck = {
  id: 'ai-search-allowed',
  outsidePatch: true,
  subject: 'AI search and robots.txt',
  titleGood: 'AI search engines may read the page',
  titleBad: 'Some AI search engines may not read the page',
  why: 'They answer questions with links to their sources; who is shut out is not named. Whether you want it is your decision.',
  needs: needsRobots,
  judge: (facts) => {
    const forbidden = searchers.filter((agent) => accessOf(facts, agent)?.allowed === false);
    return {
      score: 1 - forbidden.length / searchers.length,
      found: forbidden.length === 0 ? `All of ${searchers.join(', ')}` : `Shut out: ${forbidden.join(', ')}`,
      expected: 'Allowed, unless you do not want to be cited',
      fix: 'Allow these crawlers in robots.txt if answers of assistants should name the page.',
    };
  },
};
