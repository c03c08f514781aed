import { atLeast, atMost } from '#rules/checks/check.ts';
import type { PageCheck } from '#rules/checks/page-check.ts';
import { countCharacters } from '#rules/text/count.ts';
import { pixelWidth, titleWidthLeast, titleWidthLimit } from '#rules/facts/pixel-width.ts';

export const titleWidth: PageCheck = {
  id: 'title-width',
  subject: 'Width of the title',
  titleGood: 'The title fills its line and is not cut',
  titleBad: 'The title is cut in results, or leaves its line half empty',
  why: 'Google cuts titles by width, at about 580 pixels on a desktop. It publishes no figure; this one is measured.',
  lacks: ({ head }) => (head.title ? null : 'The page has no title.'),
  judge: ({ head }) => {
    const width = pixelWidth(head.title ?? '');
    const long = width > titleWidthLimit;
    return {
      score: long ? atMost(width, titleWidthLimit, titleWidthLimit * 1.6) : atLeast(width, titleWidthLeast),
      found: `${width} px, ${countCharacters(head.title ?? '')} characters: ${head.title}`,
      expected: `${titleWidthLeast} to ${titleWidthLimit} px, about 30 to 60 characters`,
      wrong: long ? 'The title is cut in results' : 'The title leaves its line half empty',
      fix: long
        ? 'Shorten the title, main phrase first, so that nothing that matters is cut.'
        : 'Add what distinguishes the page: kind, place, brand.',
      elements: head.titleElements.slice(0, 1),
    };
  },
};
