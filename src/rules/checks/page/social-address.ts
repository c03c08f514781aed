import type { PageCheck } from '#rules/checks/page-check.ts';
import { comparable, readCanonicals } from '#rules/facts/page/canonical.ts';
import { readSocialTags, socialContent } from '#rules/facts/page/social-tags.ts';

export const socialAddress: PageCheck = {
  id: 'social-address',
  subject: 'Shared address',
  titleGood: 'The shared address is the canonical one',
  titleBad: 'The shared address differs from the canonical one',
  why: 'Networks count likes and comments by og:url, search engines links by the canonical: two addresses divide them.',
  lacks: (facts) =>
    socialContent(facts.derive(readSocialTags), 'og:url') !== null &&
    facts.derive(readCanonicals).some(({ url }) => url !== null)
      ? null
      : 'It needs og:url and a canonical address.',
  judge: (facts) => {
    const tags = facts.derive(readSocialTags);
    const shared = facts.resolve(socialContent(tags, 'og:url') ?? '') ?? '';
    const canonical = facts.derive(readCanonicals).find(({ url }) => url !== null)?.url ?? '';
    return {
      score: comparable(shared) === comparable(canonical) ? 1 : 0,
      found: `${shared} / ${canonical}`,
      expected: 'The same address in both',
      fix: 'Write the canonical address into og:url.',
      elements: tags.get('og:url')?.map(({ element }) => element) ?? [],
    };
  },
};
