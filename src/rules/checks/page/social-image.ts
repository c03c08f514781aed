import type { PageCheck } from '#rules/checks/page-check.ts';
import { readSocialTags, socialContent } from '#rules/facts/page/social-tags.ts';

export const socialImage: PageCheck = {
  id: 'social-image',
  subject: 'Address of the shared picture',
  titleGood: 'The shared picture has a complete address',
  titleBad: 'The shared picture has no complete address',
  why: 'Networks fetch the picture from outside: a relative address or one on http often shows nothing (ogp.me).',
  lacks: (facts) =>
    socialContent(facts.derive(readSocialTags), 'og:image') === null ? 'The page names no picture.' : null,
  judge: (facts) => {
    const tags = facts.derive(readSocialTags);
    const address = socialContent(tags, 'og:image') ?? '';
    const complete = /^https?:\/\/[^/]/i.test(address);
    return {
      score: complete ? (address.startsWith('https') ? 1 : 0.7) : 0,
      found: address,
      expected: 'An absolute address that begins with https://',
      fix: 'Write the whole address of the picture, beginning with https://.',
      elements: tags.get('og:image')?.map(({ element }) => element) ?? [],
    };
  },
};
