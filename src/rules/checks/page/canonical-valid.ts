import type { PageCheck } from '#rules/checks/page-check.ts';
import { readCanonicals } from '#rules/facts/page/canonical.ts';

export const canonicalValid: PageCheck = {
  id: 'canonical-valid',
  subject: 'Form of the canonical address',
  titleGood: 'The canonical address is complete',
  titleBad: 'The canonical address is not a complete web address',
  why: 'A relative or broken canonical is resolved wrongly on some paths, or ignored.',
  lacks: (facts) =>
    facts.derive(readCanonicals).length === 0 ? 'The page names no canonical address.' : null,
  judge: (facts) => {
    const faulty = facts
      .derive(readCanonicals)
      .filter(({ href, url }) => url === null || !/^https?:\/\//i.test(href) || href.includes('#'));
    return {
      score: faulty.length === 0 ? 1 : faulty.every(({ url }) => url !== null) ? 0.5 : 0,
      found:
        faulty.length === 0
          ? 'Absolute http(s) address'
          : faulty.map(({ href }) => href || '(empty)').join(', '),
      expected: 'An absolute address with https:// and host, without a fragment',
      fix: 'Write the whole address, beginning with https://.',
      elements: faulty.flatMap(({ element }) => element ?? []),
    };
  },
};
