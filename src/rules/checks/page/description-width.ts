import { atLeast, atMost } from '#rules/checks/check.ts';
import type { PageCheck } from '#rules/checks/page-check.ts';
import { metasNamed } from '#rules/facts/page/head-facts.ts';
import { countCharacters } from '#rules/text/count.ts';
import { descriptionPixels, descriptionWidthLimit } from '#rules/facts/pixel-width.ts';

/** Half of the desktop's room. */
const leastWidth = 400;

export const descriptionWidth: PageCheck = {
  id: 'description-width',
  subject: 'Width of the meta description',
  titleGood: 'The meta description fills its lines and is not cut',
  titleBad: 'The meta description is cut, or says too little',
  why: 'Google shows about 920 pixels on a desktop and 680 on a phone. It publishes no figure; these are measured.',
  lacks: ({ head }) => (head.description?.trim() ? null : 'The page has no meta description.'),
  judge: ({ head }) => {
    const text = (head.description ?? '').trim();
    const width = descriptionPixels(text);
    const long = width > descriptionWidthLimit;
    return {
      score: long
        ? atMost(width, descriptionWidthLimit, descriptionWidthLimit * 1.6)
        : atLeast(width, leastWidth),
      found: `${width} px, ${countCharacters(text)} characters`,
      expected: `${leastWidth} to ${descriptionWidthLimit} px, about 70 to 160 characters`,
      wrong: long ? 'The meta description is cut in results' : 'The meta description says too little',
      fix: long
        ? 'Shorten it to two lines and put what matters first.'
        : 'Add what decides: what it is, for whom, what happens next.',
      elements: metasNamed(head, 'description')
        .slice(0, 1)
        .map(({ element }) => element),
    };
  },
};
