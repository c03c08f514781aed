import type { PageCheck } from '#rules/checks/page-check.ts';
import { valueFaults } from '#rules/facts/page/data/values.ts';
import { needsItems, readStructuredData } from '#rules/facts/page/structured-data.ts';

export const structuredDataValues: PageCheck = {
  id: 'structured-data-values',
  outsidePatch: true,
  subject: 'Values of structured data',
  titleGood: 'Dates, addresses, prices and ratings are well written',
  titleBad: 'Some values are not written as search engines read them',
  why: 'A date or price in another form is ignored or misread.',
  lacks: needsItems,
  judge: (facts) => {
    const { all } = facts.derive(readStructuredData);
    const faults = all.flatMap(valueFaults);
    const grave = faults.filter(({ isMild }) => !isMild).length;
    return {
      score: faults.length === 0 ? 1 : grave === 0 ? 0.6 : Math.max(0, 0.4 - grave * 0.1),
      found:
        faults.length === 0
          ? 'None is badly written'
          : faults
              .slice(0, 6)
              .map(({ property, value, reason }) => `${property} “${value.slice(0, 60)}” ${reason}`)
              .join('; '),
      expected: 'Dates of ISO 8601, web addresses, plain numbers, currency codes, ratings inside their range',
      fix: 'Write the values named in the form asked for.',
      elements: faults.map(({ item }) => item.element),
    };
  },
};
