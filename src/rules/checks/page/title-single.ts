import type { PageCheck } from '#rules/checks/page-check.ts';

export const titleSingle: PageCheck = {
  id: 'title-single',
  subject: 'Number of title tags',
  titleGood: 'There is one title tag',
  titleBad: 'There are several title tags',
  why: 'Browsers take the first; a second one is usually a plugin or a template that repeats itself.',
  lacks: ({ head }) => (head.titleElements.length === 0 ? 'The page has no title tag.' : null),
  judge: ({ head }) => ({
    score: head.titleElements.length === 1 ? 1 : 0,
    found: `${head.titleElements.length} title ${head.titleElements.length === 1 ? 'element' : 'elements'}`,
    expected: '1',
    fix: 'Remove all but the first title element.',
    elements: head.titleElements.slice(1),
  }),
};
