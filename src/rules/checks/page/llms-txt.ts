import type { PageCheck } from '#rules/checks/page-check.ts';

export const llmsTxt: PageCheck = {
  id: 'llms-txt',
  outsidePatch: true,
  subject: 'llms.txt',
  titleGood: 'The site has an llms.txt',
  titleBad: 'The site has no llms.txt',
  why: 'A proposal (llmstxt.org) that some assistants read: a short guide to the site in Markdown. No search engine asks for it.',
  needs: ({ source }) => (source.llms === null ? 'llms.txt was not asked for.' : null),
  judge: ({ source }) => {
    const { status, text, contentType } = source.llms!;
    const good = status === 200 && /^\uFEFF?\s*#\s/.test(text) && !/html/i.test(contentType ?? '');
    return {
      score: good ? 1 : 0,
      found: good
        ? 'Found'
        : status === 200
          ? 'The address answers with something else'
          : `HTTP ${status ?? 'none'}`,
      expected: '/llms.txt with a heading and links in Markdown',
      fix: 'Write a short /llms.txt if assistants should find their way; it is optional.',
    };
  },
};
