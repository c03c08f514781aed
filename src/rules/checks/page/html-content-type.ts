import { needsAnswer, type PageCheck } from '#rules/checks/page-check.ts';

export const htmlContentType: PageCheck = {
  id: 'html-content-type',
  outsidePatch: true,
  subject: 'Content type of the answer',
  titleGood: 'The answer is declared as HTML',
  titleBad: 'The answer is not declared as HTML',
  why: 'Browsers offer a page of another type for download, and crawlers may not read it.',
  needs: needsAnswer,
  judge: (facts) => {
    const type = facts.header('content-type');
    const good = type !== null && /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(type);
    return {
      score: good ? 1 : 0,
      found: type ?? 'No Content-Type header',
      expected: 'text/html; charset=utf-8',
      fix: 'Send the header Content-Type: text/html; charset=utf-8.',
    };
  },
};
