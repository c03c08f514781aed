import type { PageCheck } from '#rules/checks/page-check.ts';

/** Code points under which a page shows nothing that could be indexed. */
const leastText = 20;

export const bodyNotEmpty: PageCheck = {
  id: 'body-not-empty',
  outsidePatch: true,
  subject: 'Text in the HTML',
  titleGood: 'The HTML itself holds text',
  titleBad: 'The HTML holds no text',
  why: 'Crawlers that run no scripts see an empty page; others index it late or not at all.',
  judge: ({ text, parts }) => {
    const empty = text.visibleLength < leastText;
    const scripts = parts.scripts.length;
    return {
      score: empty ? 0 : 1,
      found: `${text.visibleLength} characters of text in the HTML`,
      expected: 'The content of the page as text in the HTML',
      fix:
        scripts > 0
          ? 'Render the content on the server, so that the HTML holds it before scripts run.'
          : 'Write the content of the page into its body.',
    };
  },
};
