import type { PageCheck } from '#rules/checks/page-check.ts';
import { metasNamed } from '#rules/facts/page/head-facts.ts';

const tag = '<meta name="viewport" content="width=device-width, initial-scale=1">';

export const viewport: PageCheck = {
  id: 'viewport',
  subject: 'Viewport',
  titleGood: 'The page fits the width of a phone',
  titleBad: 'The page is drawn for a desktop and shrunk on phones',
  why: 'Google indexes what phones see; without a viewport text is tiny there and taps wait 300 ms (Lighthouse, viewport-insight).',
  judge: ({ head }) => {
    const tags = metasNamed(head, 'viewport');
    const content = tags[0]?.content ?? '';
    const fits = /width\s*=\s*device-width/i.test(content) || /initial-scale\s*=\s*1/i.test(content);
    return {
      score: fits ? 1 : 0,
      found: tags.length === 0 ? 'No viewport' : content || 'An empty viewport',
      expected: tag,
      fix: tags.length === 0 ? `Add ${tag} to the head.` : `Write ${tag} in place of the tag in the head.`,
      elements: tags.map(({ element }) => element),
    };
  },
};
