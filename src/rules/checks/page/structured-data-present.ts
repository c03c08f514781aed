import type { PageCheck } from '#rules/checks/page-check.ts';
import { readStructuredData } from '#rules/facts/page/structured-data.ts';

export const structuredDataPresent: PageCheck = {
  id: 'structured-data-present',
  outsidePatch: true,
  subject: 'Structured data',
  titleGood: 'The page describes its content for machines',
  titleBad: 'The page describes nothing for machines',
  why: 'Search engines show prices, ratings, dates and breadcrumbs only from such data (Google, structured data).',
  judge: (facts) => {
    const { items, faults } = facts.derive(readStructuredData);
    const types = [...new Set(items.flatMap((item) => item.types))];
    return {
      score: items.length > 0 ? 1 : 0,
      found:
        items.length > 0
          ? `${types.slice(0, 8).join(', ') || 'Things without a type'} (${[...new Set(items.map(({ syntax }) => syntax))].join(', ')})`
          : faults.length > 0
            ? 'Only scripts that cannot be read'
            : 'No JSON-LD, microdata or RDFa',
      expected: 'JSON-LD for what the page is about, such as Product, Article or Organization',
      fix: 'Add a JSON-LD script that says what the page is about.',
    };
  },
};
