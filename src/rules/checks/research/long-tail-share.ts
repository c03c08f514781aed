import type { ResearchCheck } from '#rules/checks/research-check.ts';

const wantedShare = 0.3;

export const longTailShare: ResearchCheck = {
  id: 'long-tail-share',
  titleGood: 'Narrow searches are well covered',
  titleBad: 'Few narrow searches',
  why: 'Searches of several words are easier to win and say more clearly what is wanted.',
  field: 'targetAudience',
  judge: ({ data, keywords }) => {
    const narrow =
      data.longTailKeywords.keywords.length +
      data.localKeywords.keywords.filter(({ keyword }) => keyword.includes(' ')).length;
    const share = keywords.length === 0 ? 0 : narrow / keywords.length;
    return {
      score: Math.min(1, share / wantedShare),
      found: `${narrow} of ${keywords.length} keywords are long-tail or local`,
      expected: 'three of ten or more',
      fix: 'Say whom each product is for and what it is used for; both make narrow searches.',
    };
  },
};
