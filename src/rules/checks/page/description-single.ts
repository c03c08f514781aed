import type { PageCheck } from '#rules/checks/page-check.ts';
import { metasNamed } from '#rules/facts/page/head-facts.ts';

export const descriptionSingle: PageCheck = {
  id: 'description-single',
  subject: 'Number of meta descriptions',
  titleGood: 'There is one meta description',
  titleBad: 'There are several meta descriptions',
  why: 'Which of several is shown is chance.',
  lacks: ({ head }) =>
    metasNamed(head, 'description').length === 0 ? 'The page has no meta description.' : null,
  judge: ({ head }) => {
    const all = metasNamed(head, 'description');
    return {
      score: all.length === 1 ? 1 : 0,
      found: String(all.length),
      expected: '1',
      fix: 'Keep the best one and remove the others.',
      elements: all.slice(1).map(({ element }) => element),
    };
  },
};
