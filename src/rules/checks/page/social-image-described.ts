import type { PageCheck } from '#rules/checks/page-check.ts';
import { readSocialTags, socialContent } from '#rules/facts/page/social-tags.ts';

/** What lets networks lay the picture out before it is fetched, and read it out. */
const details = ['og:image:width', 'og:image:height', 'og:image:alt'];

export const socialImageDescribed: PageCheck = {
  id: 'social-image-described',
  subject: 'Size and words of the shared picture',
  titleGood: 'The shared picture says its size and what it shows',
  titleBad: 'The shared picture does not say its size or what it shows',
  why: 'With width and height the first share shows the picture at once (Meta, sharing best practices).',
  lacks: (facts) =>
    socialContent(facts.derive(readSocialTags), 'og:image') === null ? 'The page names no picture.' : null,
  judge: (facts) => {
    const tags = facts.derive(readSocialTags);
    const missing = details.filter((name) => socialContent(tags, name) === null);
    return {
      score: 1 - missing.length / details.length,
      found: missing.length === 0 ? 'Size and alternative text' : `Missing: ${missing.join(', ')}`,
      expected: details.join(', '),
      fix: 'Add the missing tags beside og:image.',
      elements: tags.get('og:image')?.map(({ element }) => element) ?? [],
    };
  },
};
