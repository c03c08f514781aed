import type { SocialCheckRule } from '#rules/checks/social-check.ts';

export const pictureWeight: SocialCheckRule = {
  id: 'picture-weight',
  titleGood: 'The picture is light enough',
  titleBad: 'The picture is too heavy',
  why: 'A file over the limit is not shown at all, without a word to anybody.',
  applies: ({ network, image }) => network !== null && image !== null && image.bytes !== null,
  judge: ({ image, network }) => {
    const most = network?.image.mostBytes ?? 0;
    const bytes = image?.bytes ?? 0;
    return {
      score: bytes <= most ? 1 : 0,
      found: `${Math.round(bytes / 1_000).toLocaleString('en')} kB`,
      expected: `${Math.round(most / 1_000).toLocaleString('en')} kB at most`,
      fix: 'Save the picture as JPEG with a lower quality, or with fewer pixels.',
      field: 'image',
    };
  },
};
