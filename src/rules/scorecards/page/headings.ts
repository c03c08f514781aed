import { headingLength } from '#rules/checks/page/heading-length.ts';
import { headingOrder } from '#rules/checks/page/heading-order.ts';
import { headingsDistinct } from '#rules/checks/page/headings-distinct.ts';
import { headingsNotEmpty } from '#rules/checks/page/headings-not-empty.ts';
import { mainHeadingPresent } from '#rules/checks/page/main-heading-present.ts';
import { mainHeadingSingle } from '#rules/checks/page/main-heading-single.ts';
import { subheadingsPresent } from '#rules/checks/page/subheadings-present.ts';
import type { PageGroupLines } from './line.ts';

/** The outline of the page. */
export const headingsLines: PageGroupLines = {
  group: 'headings',
  lines: [
    { check: mainHeadingPresent, points: 3, reason: 'The second signal after the title.' },
    { check: mainHeadingSingle, points: 0.5, reason: 'A convention.' },
    { check: headingsNotEmpty, points: 1, reason: 'A fault for screen readers.' },
    { check: headingOrder, points: 1, reason: 'A fault for screen readers.' },
    { check: subheadingsPresent, points: 1.5, reason: 'Readers scan.' },
    { check: headingLength, points: 0.5, reason: 'A matter of taste beyond the extreme.' },
    { check: headingsDistinct, points: 0.5, reason: 'A hint.' },
  ],
};
