import type { ResearchCheck } from '#rules/checks/research-check.ts';
import { stemsOf } from '#rules/text/words.ts';

/** Fewer keywords do not show how people search a thing. */
const wanted = 3;

export const offersCovered: ResearchCheck = {
  id: 'offers-covered',
  titleGood: 'Everything you sell has its keywords',
  titleBad: 'Something you sell has hardly any keyword',
  why: 'What has no keyword has no page, and what has no page is not found.',
  field: 'products',
  applies: ({ offers }) => offers.length > 0,
  judge: ({ offers, keywords }) => {
    const texts = keywords.map(({ keyword }) => new Set(stemsOf(keyword)));
    const bare = offers.filter((offer) => {
      const stems = stemsOf(offer);
      return texts.filter((text) => stems.every((stem) => text.has(stem))).length < wanted;
    });
    return {
      score: 1 - bare.length / offers.length,
      found: bare.length === 0 ? 'all' : `too few for ${bare.slice(0, 3).join(', ')}`,
      expected: `${wanted} or more keywords for each`,
      fix: `Describe in more words, as customers do: ${bare.slice(0, 3).join(', ')}.`,
    };
  },
};
