import { noFixedWidth } from '#rules/checks/page/no-fixed-width.ts';
import { viewport } from '#rules/checks/page/viewport.ts';
import { webAppIcons } from '#rules/checks/page/web-app-icons.ts';
import { zoomAllowed } from '#rules/checks/page/zoom-allowed.ts';
import type { PageGroupLines } from './line.ts';

/** The page on a phone, as far as the HTML shows it. */
export const mobileLines: PageGroupLines = {
  group: 'mobile',
  lines: [
    { check: viewport, points: 2.5, reason: 'Google indexes what phones see.' },
    { check: zoomAllowed, points: 0.75, reason: 'A fault for people with low vision.' },
    { check: noFixedWidth, points: 0.75, reason: 'Scrolls sideways.' },
    { check: webAppIcons, points: 0.5, reason: 'Stands beside each result.' },
  ],
};
