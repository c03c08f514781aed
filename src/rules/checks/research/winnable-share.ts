import type { ResearchCheck } from '#rules/checks/research-check.ts';

const wantedShare = 0.3;

export const winnableShare: ResearchCheck = {
  id: 'winnable-share',
  titleGood: 'Enough keywords can be won soon',
  titleBad: 'Nearly all keywords are hard to win',
  why: 'A young site or shop is found by narrow words first, and by general ones much later.',
  field: 'products',
  judge: ({ keywords }) => {
    const own = keywords.filter(({ adTextAllowed }) => adTextAllowed);
    const low = own.filter(({ difficulty }) => difficulty === 'low').length;
    const share = own.length === 0 ? 0 : low / own.length;
    return {
      score: Math.min(1, share / wantedShare),
      found: `${low} of ${own.length} are of low difficulty`,
      expected: 'three of ten or more',
      fix: 'Name products by material, use or size, such as “stoneware coffee mug” for “mug”.',
    };
  },
};
