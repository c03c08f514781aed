import type { PageCheck } from '#rules/checks/page-check.ts';
import { judged, missingOf, nameLacking } from '#rules/facts/page/data/completeness.ts';
import { readStructuredData } from '#rules/facts/page/structured-data.ts';

export const structuredDataComplete: PageCheck = {
  id: 'structured-data-complete',
  outsidePatch: true,
  subject: 'Properties that rich results need',
  titleGood: 'The data says what rich results need',
  titleBad: 'Properties that rich results need are missing',
  why: 'Google shows a result richly only with all required properties of its type (Google Search Central, November 2026).',
  lacks: (facts) =>
    facts.derive(readStructuredData).all.some((item) => judged(item) !== null)
      ? null
      : 'The page describes nothing that Google shows richly.',
  judge: (facts) => {
    const known = facts.derive(readStructuredData).all.filter((item) => judged(item) !== null);
    const lacking = known.flatMap((item) => {
      const missing = missingOf(item, judged(item)!.required);
      return missing.length === 0 ? [] : [{ item, missing }];
    });
    return {
      // The data is right as far as it goes: what is lost is the rich look, so that it never counts as an error.
      score: 1 - (0.5 * lacking.length) / known.length,
      found:
        lacking.length === 0 ? `${known.length} complete` : lacking.slice(0, 6).map(nameLacking).join('; '),
      expected: 'All required properties of each type',
      fix: 'Add the properties named, with what the page itself says.',
      elements: lacking.map(({ item }) => item.element),
    };
  },
};
