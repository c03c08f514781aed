import type { PageCheck } from '#rules/checks/page-check.ts';

export const titlePresent: PageCheck = {
  id: 'title-present',
  subject: 'Title tag',
  titleGood: 'The page has a title tag',
  titleBad: 'The page has no title tag',
  why: 'The title tag is the headline of the search result and the name of the browser tab.',
  judge: ({ head }) => ({
    score: head.title ? 1 : 0,
    found: head.title === null ? 'No title element' : head.title || 'An empty title element',
    expected: 'One title element with 30 to 60 characters',
    fix: 'Write a title tag with the main phrase first.',
    elements: head.titleElements,
  }),
};
