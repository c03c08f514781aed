import type { PageCheck } from '#rules/checks/page-check.ts';
import { judged, missingOf, nameLacking } from '#rules/facts/page/data/completeness.ts';
import { readStructuredData } from '#rules/facts/page/structured-data.ts';

export const structuredDataRecommended: PageCheck = {
  id: 'structured-data-recommended',
  outsidePatch: true,
  subject: 'Properties that rich results like',
  titleGood: 'The data says what rich results like to show',
  titleBad: 'Recommended properties are missing',
  why: 'Each of them makes the result richer; none is required (Google Search Central, November 2026).',
  lacks: (facts) =>
    facts.derive(readStructuredData).all.some((item) => (judged(item)?.recommended.length ?? 0) > 0)
      ? null
      : 'The page describes nothing with recommended properties.',
  judge: (facts) => {
    const known = facts
      .derive(readStructuredData)
      .all.filter((item) => (judged(item)?.recommended.length ?? 0) > 0);
    const wanted = known.reduce((sum, item) => sum + judged(item)!.recommended.length, 0);
    const lacking = known.flatMap((item) => {
      const missing = missingOf(item, judged(item)!.recommended);
      return missing.length === 0 ? [] : [{ item, missing }];
    });
    const count = lacking.reduce((sum, { missing }) => sum + missing.length, 0);
    return {
      score: 1 - (0.5 * count) / wanted,
      found: lacking.length === 0 ? 'All of them' : lacking.slice(0, 6).map(nameLacking).join('; '),
      expected: 'The recommended properties, where the page has them',
      fix: 'Add those that the page can fill truthfully.',
      elements: lacking.map(({ item }) => item.element),
    };
  },
};
