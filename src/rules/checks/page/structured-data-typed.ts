import type { PageCheck } from '#rules/checks/page-check.ts';
import { needsItems, readStructuredData } from '#rules/facts/page/structured-data.ts';

export const structuredDataTyped: PageCheck = {
  id: 'structured-data-typed',
  outsidePatch: true,
  subject: 'Types of structured data',
  titleGood: 'Everything described has a type of schema.org',
  titleBad: 'Something described has no type that search engines know',
  why: 'Search engines read schema.org; without a type nothing is known of the properties.',
  lacks: needsItems,
  judge: (facts) => {
    const { items } = facts.derive(readStructuredData);
    const faulty = items.filter(
      ({ types, isSchema, properties }) => properties.size > 0 && (types.length === 0 || !isSchema),
    );
    return {
      score: 1 - faulty.length / items.length,
      found:
        faulty.length === 0
          ? `${items.length} of schema.org`
          : faulty
              .slice(0, 5)
              .map(
                ({ types, properties }) =>
                  types.join(' ') || `no type (${[...properties.keys()].slice(0, 3).join(', ')})`,
              )
              .join('; '),
      expected: '"@context": "https://schema.org" and an "@type"',
      fix: 'Name schema.org as context and a type for each thing.',
      elements: faulty.map(({ element }) => element),
    };
  },
};
