import type { PageCheck } from '#rules/checks/page-check.ts';

export const mainHeadingPresent: PageCheck = {
  id: 'main-heading-present',
  outsidePatch: true,
  subject: 'Main heading',
  titleGood: 'The page has a main heading (H1) with text',
  titleBad: 'The page has no main heading (H1) with text',
  why: 'The main heading tells readers, screen readers and search engines what the page is about.',
  judge: ({ headings }) => {
    const mains = headings.filter(({ level }) => level === 1);
    const named = mains.find(({ text }) => text !== '');
    return {
      score: named ? 1 : 0,
      found: named ? named.text : mains.length > 0 ? 'An H1 without text' : 'No H1',
      expected: 'One H1 that names the subject of the page',
      fix: 'Make the headline of the page an h1 element with text.',
      elements: mains.map(({ element }) => element),
    };
  },
};
