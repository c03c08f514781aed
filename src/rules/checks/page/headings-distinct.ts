import type { PageCheck } from '#rules/checks/page-check.ts';

/** Times that the same heading may stand: two side by side are common ("Description" of two products). */
const mostTimes = 2;

export const headingsDistinct: PageCheck = {
  id: 'headings-distinct',
  outsidePatch: true,
  subject: 'Repeated headings',
  titleGood: 'Headings differ from one another',
  titleBad: 'The same heading stands again and again',
  why: 'Equal headings tell neither readers nor search engines the parts apart.',
  lacks: ({ headings }) => (headings.length < 2 ? 'The page has fewer than two headings.' : null),
  judge: ({ headings }) => {
    const groups = Map.groupBy(
      headings.filter(({ text }) => text !== ''),
      ({ text }) => text.toLowerCase(),
    );
    const repeated = [...groups.values()].filter((group) => group.length > mostTimes);
    const extra = repeated.reduce((sum, group) => sum + group.length - 1, 0);
    return {
      score: Math.max(0, 1 - (extra / headings.length) * 2),
      found:
        repeated.length === 0
          ? 'None is repeated more than once'
          : repeated
              .slice(0, 5)
              .map((group) => `“${group[0]!.text}” ${group.length} times`)
              .join(', '),
      expected: `No heading more than ${mostTimes} times`,
      fix: 'Say in each heading what is special about its part.',
      elements: repeated.flatMap((group) => group.slice(1).map(({ element }) => element)),
    };
  },
};
