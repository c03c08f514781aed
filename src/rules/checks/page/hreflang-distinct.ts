import type { PageCheck } from '#rules/checks/page-check.ts';
import { readLanguageVersions } from '#rules/facts/page/hreflang.ts';

export const hreflangDistinct: PageCheck = {
  id: 'hreflang-distinct',
  outsidePatch: true,
  subject: 'Doubled language versions',
  titleGood: 'Each language version is named once',
  titleBad: 'A language is named with several addresses',
  why: 'With two addresses for one language search engines may ignore both.',
  lacks: (facts) =>
    facts.derive(readLanguageVersions).length === 0 ? 'The page names no language versions.' : null,
  judge: (facts) => {
    const groups = Map.groupBy(facts.derive(readLanguageVersions), ({ language }) => language.toLowerCase());
    const doubled = [...groups.values()].filter((group) => new Set(group.map(({ href }) => href)).size > 1);
    return {
      score: doubled.length === 0 ? 1 : 0,
      found:
        doubled.length === 0
          ? `${groups.size} languages`
          : doubled.map((group) => group[0]!.language).join(', '),
      expected: 'One address for each language',
      fix: 'Keep the right address for each language.',
      elements: doubled.flatMap((group) => group.slice(1).map(({ element }) => element)),
    };
  },
};
