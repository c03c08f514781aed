import type { SocialCheckRule } from '#rules/checks/social-check.ts';

export const pictureDescribed: SocialCheckRule = {
  id: 'picture-described',
  titleGood: 'The picture is told in words',
  titleBad: 'The picture is not told in words',
  why: 'People who cannot see the picture hear these words instead (og:image:alt, twitter:image:alt).',
  applies: ({ network, image }) => network !== null && image !== null && image.fault === null,
  judge: ({ image }) => ({
    score: (image?.alt ?? '') === '' ? 0 : 1,
    found: image?.alt ?? 'No alternative text',
    expected: 'A short sentence, 420 characters at most',
    fix: 'Add og:image:alt and twitter:image:alt.',
    field: 'image',
  }),
};
