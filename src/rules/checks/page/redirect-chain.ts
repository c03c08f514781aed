import { needsAnswer, type PageCheck } from '#rules/checks/page-check.ts';

export const redirectChain: PageCheck = {
  id: 'redirect-chain',
  outsidePatch: true,
  subject: 'Redirects before the page',
  titleGood: 'The page is reached without a chain of redirects',
  titleBad: 'Several redirects stand before the page',
  why: 'Each redirect costs a round trip for people and a request of the crawl for search engines.',
  needs: needsAnswer,
  judge: ({ source }) => {
    const redirects = source.answer?.redirects ?? [];
    const chain = redirects.map(({ url, status }) => `${url} (${status})`);
    return {
      score: redirects.length <= 1 ? 1 : redirects.length === 2 ? 0.5 : 0,
      found: redirects.length === 0 ? 'No redirect' : [...chain, source.finalUrl].join(' → '),
      expected: 'At most one redirect',
      fix: `Redirect ${source.url} straight to ${source.finalUrl}, and link the last address.`,
    };
  },
};
