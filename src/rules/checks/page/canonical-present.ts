import type { PageCheck } from '#rules/checks/page-check.ts';
import { readCanonicals } from '#rules/facts/page/canonical.ts';

export const canonicalPresent: PageCheck = {
  id: 'canonical-present',
  subject: 'Canonical address',
  titleGood: 'The page names its canonical address',
  titleBad: 'The page names no canonical address',
  why: 'Without it search engines choose among the addresses (with and without parameters) that show the same page.',
  judge: (facts) => {
    const [first] = facts.derive(readCanonicals);
    return {
      score: first ? 1 : 0,
      found: first ? first.href : 'No canonical link in the HTML or in a Link header',
      expected: `<link rel="canonical" href="${facts.source.finalUrl}">`,
      fix: 'Add a canonical link with the address under which the page should be listed.',
    };
  },
};
