import type { SocialCheckRule } from '#rules/checks/social-check.ts';

export const pictureShown: SocialCheckRule = {
  id: 'picture-shown',
  titleGood: 'The picture is shown large',
  titleBad: 'The picture is not shown large',
  why: 'A card with a wide picture takes several times the room of one without.',
  applies: ({ network }) => network !== null,
  judge: ({ image, network }) => {
    const least = network?.image.large ?? { width: 0, height: 0 };
    return {
      score: image === null || image.shown === 'none' ? 0 : image.shown === 'small' ? 0.4 : 1,
      found: image === null ? 'No picture' : (image.fault ?? image.found),
      expected: `A picture of at least ${least.width} × ${least.height} pixels that the network can fetch`,
      fix: 'Give the card a picture of 1200 × 630 pixels, PNG or JPEG, on https.',
      field: 'image',
    };
  },
};
