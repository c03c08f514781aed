import type { PageCheck } from '#rules/checks/page-check.ts';

export const mainHeadingSingle: PageCheck = {
  id: 'main-heading-single',
  outsidePatch: true,
  subject: 'Number of main headings',
  titleGood: 'There is one main heading',
  titleBad: 'There are several main headings',
  why: 'Google accepts several, but one makes plain what the page is about.',
  lacks: ({ headings }) => (headings.some(({ level }) => level === 1) ? null : 'The page has no H1.'),
  judge: ({ headings }) => {
    const mains = headings.filter(({ level }) => level === 1);
    return {
      score: mains.length === 1 ? 1 : mains.length <= 3 ? 0.6 : 0.3,
      found: `${mains.length} H1: ${mains
        .slice(0, 5)
        .map(({ text }) => text || '(empty)')
        .join(' / ')}`,
      expected: '1',
      fix: 'Keep the heading of the whole page as H1 and make the others H2.',
      elements: mains.slice(1).map(({ element }) => element),
    };
  },
};
