import type { PageCheck } from '#rules/checks/page-check.ts';
import { isLanguageTag, readLanguageVersions } from '#rules/facts/page/hreflang.ts';

export const hreflangValid: PageCheck = {
  id: 'hreflang-valid',
  outsidePatch: true,
  subject: 'Language versions',
  titleGood: 'Language versions are named rightly',
  titleBad: 'Some language versions are named wrongly',
  why: 'A wrong code or a relative address makes search engines ignore the version (Lighthouse, hreflang).',
  lacks: (facts) =>
    facts.derive(readLanguageVersions).length === 0 ? 'The page names no language versions.' : null,
  judge: (facts) => {
    const versions = facts.derive(readLanguageVersions);
    const faulty = versions.filter(
      ({ language, href }) => !isLanguageTag(language) || !/^https?:\/\//i.test(href),
    );
    return {
      score: 1 - faulty.length / versions.length,
      found:
        faulty.length === 0
          ? versions.map(({ language }) => language).join(', ')
          : faulty.map(({ language, href }) => `${language || '(empty)'} → ${href || '(empty)'}`).join(', '),
      expected: 'Codes such as en, de-AT, x-default, and absolute addresses',
      fix: 'Use a language of ISO 639-1, a country of ISO 3166-1 and the whole address.',
      elements: faulty.map(({ element }) => element),
    };
  },
};
