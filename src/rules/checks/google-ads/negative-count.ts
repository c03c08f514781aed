import { atLeast } from '#rules/checks/check.ts';
import type { CampaignCheck } from '#rules/checks/campaign-check.ts';
import { negativeBlocks } from '#rules/ads/negative-match.ts';

/** There are too few negative keywords, or one blocks a keyword: judged for each ad group. */
export const negativeCount: CampaignCheck = {
  id: 'negative-count',
  titleGood: 'Negative keywords keep idle searches away and block none of yours',
  titleBad: 'There are too few negative keywords, or one blocks a keyword',
  why: 'Every click of somebody who wants a job or a manual is paid like one of a buyer.',
  applies: ({ brief }) => brief.language.written !== 'other',
  judge: ({ negatives, groups }) => {
    const keywords = groups.flatMap((group) => group.keywords);
    const blocking = negatives.filter((negative) =>
      keywords.some((keyword) => negativeBlocks(negative, keyword)),
    );
    return {
      score: blocking.length > 0 ? 0 : atLeast(negatives.length, 10),
      found:
        blocking[0] === undefined
          ? `${negatives.length} negative keywords`
          : `“${blocking[0].text}” blocks a keyword of yours`,
      wrong:
        blocking.length > 0
          ? 'A negative keyword blocks a keyword of yours'
          : 'There are too few negative keywords',
      expected: '10 negative keywords or more, none in the way of a keyword',
      fix:
        blocking.length > 0
          ? 'Take that negative keyword out.'
          : 'Add words of searches that you do not want to pay for.',
      field: 'negativeKeywords',
    };
  },
};
