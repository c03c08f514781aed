import type { PageCheck } from '#rules/checks/page-check.ts';
import { readSocialTags } from '#rules/facts/page/social-tags.ts';

/** Tags of which there is one; pictures, videos and tags of an article may repeat. */
const single = [
  'og:title',
  'og:description',
  'og:url',
  'og:type',
  'og:site_name',
  'twitter:card',
  'twitter:title',
];

export const socialTagsSingle: PageCheck = {
  id: 'social-tags-single',
  subject: 'Repeated social tags',
  titleGood: 'Each social tag stands once',
  titleBad: 'Some social tags stand twice with different words',
  why: 'Which of them a network takes is chance; usually two plugins write the same tag.',
  lacks: (facts) => (facts.derive(readSocialTags).size === 0 ? 'The page has no social tags.' : null),
  judge: (facts) => {
    const tags = facts.derive(readSocialTags);
    const repeated = single.filter(
      (name) => new Set((tags.get(name) ?? []).map(({ content }) => content)).size > 1,
    );
    return {
      score: repeated.length === 0 ? 1 : Math.max(0, 0.5 - repeated.length * 0.1),
      found: repeated.length === 0 ? 'None' : repeated.join(', '),
      expected: 'One of each',
      fix: 'Keep one and remove the others.',
      elements: repeated.flatMap((name) =>
        tags
          .get(name)!
          .slice(1)
          .map(({ element }) => element),
      ),
    };
  },
};
