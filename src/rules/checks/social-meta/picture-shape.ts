import type { SocialCheckRule } from '#rules/checks/social-check.ts';
import { clamp } from '#rules/checks/check.ts';

/** Part of a picture that may be cropped before anything is lost. */
const harmless = 0.12;

export const pictureShape: SocialCheckRule = {
  id: 'picture-shape',
  titleGood: 'The picture has the shape of the card',
  titleBad: 'The picture is cropped',
  why: 'The network cuts what does not fit its shape, most often the words at the edge.',
  applies: ({ network, image }) =>
    network !== null && image !== null && image.width !== null && image.height !== null,
  judge: ({ image, network }) => {
    const ratio = (image?.width ?? 1) / (image?.height ?? 1);
    const wanted = network?.image.ratio ?? 1;
    const lost = 1 - Math.min(ratio, wanted) / Math.max(ratio, wanted);
    const best = network?.image.best ?? { width: 0, height: 0 };
    return {
      score: lost <= harmless ? 1 : clamp(1 - (lost - harmless)),
      found: `${image?.width ?? 0} × ${image?.height ?? 0} pixels, ${Math.round(lost * 100)} % cropped`,
      expected: `${best.width} × ${best.height} pixels`,
      fix: `Use a picture of ${best.width} × ${best.height} pixels.`,
      field: 'image',
    };
  },
};
