import type { PageCheck } from '#rules/checks/page-check.ts';
import { metasNamed } from '#rules/facts/page/head-facts.ts';

export const zoomAllowed: PageCheck = {
  id: 'zoom-allowed',
  subject: 'Zooming',
  titleGood: 'People can zoom in',
  titleBad: 'Zooming is forbidden',
  why: 'People with low vision need at least twice the size (WCAG 1.4.4).',
  lacks: ({ head }) => (metasNamed(head, 'viewport').length === 0 ? 'The page has no viewport.' : null),
  judge: ({ head }) => {
    const [tag] = metasNamed(head, 'viewport');
    const content = tag?.content ?? '';
    const most = /maximum-scale\s*=\s*([\d.]+)/i.exec(content);
    const forbidden = /user-scalable\s*=\s*(?:no|0)/i.test(content) || (most !== null && Number(most[1]) < 2);
    return {
      score: forbidden ? 0 : 1,
      found: content,
      expected: 'No user-scalable=no and no maximum-scale below 2',
      fix: 'Remove user-scalable and maximum-scale from the viewport.',
      elements: tag ? [tag.element] : [],
    };
  },
};
