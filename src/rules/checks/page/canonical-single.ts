import type { PageCheck } from '#rules/checks/page-check.ts';
import { comparable, readCanonicals } from '#rules/facts/page/canonical.ts';

export const canonicalSingle: PageCheck = {
  id: 'canonical-single',
  subject: 'Number of canonical addresses',
  titleGood: 'There is one canonical address',
  titleBad: 'The page names several canonical addresses',
  why: 'With several different ones search engines ignore all of them (Google Search Central, canonicalization).',
  lacks: (facts) =>
    facts.derive(readCanonicals).length === 0 ? 'The page names no canonical address.' : null,
  judge: (facts) => {
    const canonicals = facts.derive(readCanonicals);
    const different = new Set(canonicals.map(({ url, href }) => (url === null ? href : comparable(url))));
    return {
      score: different.size === 1 ? 1 : 0,
      found: [...different].join(', '),
      expected: 'One canonical address',
      fix: 'Keep the one address under which the page should be listed, and remove the others.',
      elements: canonicals.flatMap(({ element }) => element ?? []),
    };
  },
};
