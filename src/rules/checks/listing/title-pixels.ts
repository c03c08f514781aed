import { atMost, type Check } from '#rules/checks/check.ts';
import { pixelWidth } from '#rules/facts/pixel-width.ts';

interface Params {
  /** Width in pixels at Arial 20 px beyond which Google cuts a title on a desktop. */
  most: number;
}

export const titlePixels: Check<Params> = {
  id: 'title-pixels',
  titleGood: 'The title tag is shown whole in search results',
  titleBad: 'Search results cut the title tag',
  why: 'Search pages cut by width, not by letters: wide letters count more.',
  applies: (context) => context.filled.includes('titleTag'),
  judge: (context, params) => {
    const width = pixelWidth(context.text('titleTag').plain);
    return {
      score: atMost(width, params.most, params.most * 1.5),
      found: `${width} pixels wide`,
      expected: `At most ${params.most} pixels`,
      fix: 'Drop the last words of the title tag.',
      field: 'titleTag',
    };
  },
};
