import type { PageCheck } from '#rules/checks/page-check.ts';
import { comparable, readCanonicals } from '#rules/facts/page/canonical.ts';

export const canonicalTarget: PageCheck = {
  id: 'canonical-target',
  subject: 'Target of the canonical address',
  titleGood: 'The canonical address is this page',
  titleBad: 'The canonical address is another page',
  why: 'Search engines list the canonical address in place of this one.',
  lacks: (facts) =>
    facts.derive(readCanonicals).some(({ url }) => url !== null)
      ? null
      : 'The page names no canonical address.',
  judge: (facts) => {
    const page = URL.parse(facts.source.finalUrl);
    const [first] = facts.derive(readCanonicals).filter(({ url }) => url !== null);
    const target = URL.parse(first?.url ?? '');
    const same = target !== null && page !== null && comparable(target.href) === comparable(page.href);
    // Parameters that only track or sort are what a canonical is for.
    const sameWithoutQuery = target?.origin === page?.origin && target?.pathname === page?.pathname;
    const rootOfOther = target?.pathname === '/' && page?.pathname !== '/';
    return {
      score: same || sameWithoutQuery ? 1 : rootOfOther ? 0 : 0.5,
      found: first?.url ?? '',
      expected: facts.source.finalUrl,
      fix: rootOfOther
        ? 'The canonical address is the home page, which drops this page from search: name this page’s own address.'
        : 'Check that the other address shows the same content; otherwise name this page’s own address.',
      elements: first?.element ? [first.element] : [],
    };
  },
};
