import type { PageCheck } from '#rules/checks/page-check.ts';
import { retiredRichResults } from '#rules/facts/page/rich-results.ts';
import { needsItems, readStructuredData } from '#rules/facts/page/structured-data.ts';

export const structuredDataCurrent: PageCheck = {
  id: 'structured-data-current',
  outsidePatch: true,
  subject: 'Retired rich results',
  titleGood: 'The data relies on no retired rich result',
  titleBad: 'The data is of a kind that Google no longer shows',
  why: 'The data does no harm, but the work is better spent on types that are shown.',
  lacks: needsItems,
  judge: (facts) => {
    const { all } = facts.derive(readStructuredData);
    const retired = all.filter(
      ({ types, isSchema }) => isSchema && types.some((type) => retiredRichResults.has(type)),
    );
    const names = [
      ...new Set(retired.flatMap(({ types }) => types.filter((type) => retiredRichResults.has(type)))),
    ];
    return {
      score: retired.length === 0 ? 1 : 0.6,
      found:
        names.length === 0
          ? 'None'
          : names.map((name) => `${name}: not shown since ${retiredRichResults.get(name)}`).join(', '),
      expected: 'Types that Google shows',
      fix: 'Leave it if other readers use it; add the type of what the page offers.',
      elements: retired.map(({ element }) => element),
    };
  },
};
