import type { PageCheck } from '#rules/checks/page-check.ts';
import { linksWithRel } from '#rules/facts/page/head-facts.ts';

export const webAppIcons: PageCheck = {
  id: 'web-app-icons',
  outsidePatch: true,
  subject: 'Icons',
  titleGood: 'The page names its icon',
  titleBad: 'The page names no icon',
  why: 'Google shows the icon beside each result, browsers in the tab and on the home screen (Search Central, favicon).',
  judge: ({ head }) => {
    const icons = linksWithRel(head, 'icon').filter(({ href }) => href !== '');
    const touch = [
      ...linksWithRel(head, 'apple-touch-icon'),
      ...linksWithRel(head, 'apple-touch-icon-precomposed'),
    ];
    return {
      score: icons.length > 0 ? (touch.length > 0 ? 1 : 0.7) : touch.length > 0 ? 0.5 : 0,
      found: `${icons.length} icon, ${touch.length} apple-touch-icon`,
      expected: 'rel="icon" and rel="apple-touch-icon"',
      fix: 'Link an icon of 48 × 48 pixels or more, and one of 180 × 180 for home screens.',
    };
  },
};
