import { needsAnswer, type PageCheck } from '#rules/checks/page-check.ts';

const permanent = new Set([301, 308]);

export const permanentRedirect: PageCheck = {
  id: 'permanent-redirect',
  outsidePatch: true,
  subject: 'Kind of the redirects',
  titleGood: 'Redirects to the page are permanent',
  titleBad: 'A temporary redirect leads to the page',
  why: 'A permanent redirect (301, 308) tells search engines to list the new address; a temporary one keeps the old.',
  needs: needsAnswer,
  lacks: ({ source }) => (source.answer?.redirects.length ? null : 'No redirect leads to the page.'),
  judge: ({ source }) => {
    const temporary = (source.answer?.redirects ?? []).filter(({ status }) => !permanent.has(status));
    return {
      score: temporary.length === 0 ? 1 : 0,
      found:
        temporary.length === 0
          ? 'Permanent redirects only'
          : temporary.map(({ url, status }) => `${url} (${status})`).join(', '),
      expected: '301 or 308 for addresses that have moved for good',
      fix: 'Answer 301 or 308 if the move is for good.',
    };
  },
};
