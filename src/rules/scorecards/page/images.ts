import { firstImageEager } from '#rules/checks/page/first-image-eager.ts';
import { imageTextLength } from '#rules/checks/page/image-text-length.ts';
import { imageTextsMeaningful } from '#rules/checks/page/image-texts-meaningful.ts';
import { imagesDescribed } from '#rules/checks/page/images-described.ts';
import { imagesHaveSource } from '#rules/checks/page/images-have-source.ts';
import { imagesLazy } from '#rules/checks/page/images-lazy.ts';
import { imagesSized } from '#rules/checks/page/images-sized.ts';
import type { PageGroupLines } from './line.ts';

/** Pictures for those who search, who listen, and who wait. */
export const imagesLines: PageGroupLines = {
  group: 'images',
  lines: [
    { check: imagesDescribed, points: 2, reason: 'What image search and screen readers read.' },
    { check: imageTextsMeaningful, points: 0.75, reason: 'Half of the worth of a description.' },
    { check: imageTextLength, points: 0.25, reason: 'Rare.' },
    { check: imagesSized, points: 1, reason: 'Layout shift.' },
    { check: imagesLazy, points: 0.5, reason: 'Costs time.' },
    { check: firstImageEager, points: 0.5, reason: 'Costs the LCP.' },
    { check: imagesHaveSource, points: 0.5, reason: 'Rare today.' },
  ],
};
