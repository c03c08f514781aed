import { needsAnswer, type PageCheck } from '#rules/checks/page-check.ts';

export const httpStatus: PageCheck = {
  id: 'http-status',
  outsidePatch: true,
  subject: 'HTTP status code',
  titleGood: 'The page answers with a successful HTTP status code',
  titleBad: 'The page answers with an HTTP error',
  why: 'Search engines do not keep pages that answer 4xx or 5xx (Google Search Central, HTTP status codes).',
  needs: needsAnswer,
  judge: ({ source }) => {
    const status = source.answer?.status ?? 0;
    return {
      score: status >= 200 && status < 300 ? 1 : 0,
      found: `HTTP ${status}`,
      expected: 'HTTP 200',
      fix:
        status >= 500
          ? 'Mend the server error, then analyze again.'
          : 'Let the address answer 200, or redirect it to the page that took its place.',
    };
  },
};
