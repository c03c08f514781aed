import { socialAddress } from '#rules/checks/page/social-address.ts';
import { socialBasics } from '#rules/checks/page/social-basics.ts';
import { socialCard } from '#rules/checks/page/social-card.ts';
import { socialImageDescribed } from '#rules/checks/page/social-image-described.ts';
import { socialImage } from '#rules/checks/page/social-image.ts';
import { socialTagsSingle } from '#rules/checks/page/social-tags-single.ts';
import type { PageGroupLines } from './line.ts';

/** How the page looks when it is shared: no ranking signal. */
export const socialLines: PageGroupLines = {
  group: 'social',
  lines: [
    { check: socialBasics, points: 1.5, reason: 'The picture decides whether a share is seen.' },
    { check: socialImage, points: 0.75, reason: 'No picture is shown.' },
    { check: socialImageDescribed, points: 0.25, reason: 'A detail.' },
    { check: socialTagsSingle, points: 0.5, reason: 'Chance decides.' },
    { check: socialCard, points: 0.5, reason: 'One network.' },
    { check: socialAddress, points: 0.5, reason: 'Divides the counts.' },
  ],
};
