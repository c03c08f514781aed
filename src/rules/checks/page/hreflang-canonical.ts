import type { PageCheck } from '#rules/checks/page-check.ts';
import { comparable, readCanonicals } from '#rules/facts/page/canonical.ts';
import { readLanguageVersions } from '#rules/facts/page/hreflang.ts';

export const hreflangCanonical: PageCheck = {
  id: 'hreflang-canonical',
  subject: 'Language versions and canonical address',
  titleGood: 'Language versions and canonical address agree',
  titleBad: 'The canonical address is a version in another language',
  why: 'A canonical to another language takes this version out of search, and hreflang with it (Google Search Central).',
  lacks: (facts) =>
    facts.derive(readLanguageVersions).length === 0 || facts.derive(readCanonicals).length === 0
      ? 'It needs language versions and a canonical address.'
      : null,
  judge: (facts) => {
    const canonical = comparable(facts.derive(readCanonicals)[0]?.url ?? '');
    const here = comparable(facts.source.finalUrl);
    const other = facts
      .derive(readLanguageVersions)
      .find(({ url }) => url !== null && comparable(url) === canonical && comparable(url) !== here);
    return {
      score: other ? 0 : 1,
      found: other ? `Canonical is the version “${other.language}”: ${other.href}` : 'They agree',
      expected: 'Each version is its own canonical address',
      fix: 'Name the address of this version as canonical.',
      elements: other ? [other.element] : [],
    };
  },
};
