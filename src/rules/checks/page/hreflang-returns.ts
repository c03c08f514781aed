import type { PageCheck } from '#rules/checks/page-check.ts';
import { comparable } from '#rules/facts/page/canonical.ts';
import { readLanguageVersions } from '#rules/facts/page/hreflang.ts';

export const hreflangReturns: PageCheck = {
  id: 'hreflang-returns',
  outsidePatch: true,
  subject: 'The page among its language versions',
  titleGood: 'The page names itself among its language versions',
  titleBad: 'The page does not name itself among its language versions',
  why: 'Each version must list all versions, itself included, or the group is ignored (Google Search Central).',
  lacks: (facts) =>
    facts.derive(readLanguageVersions).length === 0 ? 'The page names no language versions.' : null,
  judge: (facts) => {
    const here = comparable(facts.source.finalUrl);
    const versions = facts.derive(readLanguageVersions);
    const itself = versions.some(({ url }) => url !== null && comparable(url) === here);
    return {
      score: itself ? 1 : 0,
      found: versions
        .slice(0, 8)
        .map(({ language, href }) => `${language} → ${href}`)
        .join(', '),
      expected: `One of them with ${facts.source.finalUrl}`,
      fix: 'Add a link with the language and address of this page.',
      elements: versions.map(({ element }) => element),
    };
  },
};
