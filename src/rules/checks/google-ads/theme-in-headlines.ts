import { rangeScore } from '#rules/checks/check.ts';
import { lowestGroup, meanOverGroups, type CampaignCheck } from '#rules/checks/campaign-check.ts';
import type { AdGroup } from '#contract/google-ads.ts';
import { stemsOf } from '#rules/text/words.ts';

function countOf({ theme, ad }: AdGroup): number {
  const wanted = stemsOf(theme);
  return ad.headlines.filter(({ text }) => {
    const stems = new Set(stemsOf(text));
    return wanted.length > 0 ? wanted.every((stem) => stems.has(stem)) : text.includes(theme);
  }).length;
}

function scoreOf(group: AdGroup): number {
  return rangeScore(countOf(group), 2, 5);
}

/** The theme stands in too few or too many headlines: judged for each ad group. */
export const themeInHeadlines: CampaignCheck = {
  id: 'theme-in-headlines',
  titleGood: 'The theme stands in two to five headlines of each ad',
  titleBad: 'The theme stands in too few or too many headlines',
  why: 'Searched words in the headline are what the reader looks for; in every headline they read like a list.',
  judge: ({ groups }) => {
    const worst = lowestGroup(groups, scoreOf);
    const isMany = worst !== undefined && countOf(worst) > 5;
    return {
      score: meanOverGroups(groups, scoreOf),
      found: `${worst?.name ?? 'No group'}: ${worst === undefined ? 0 : countOf(worst)} headlines with its theme`,
      expected: '2 to 5 headlines with the theme',
      wrong: isMany ? 'The theme stands in too many headlines' : 'The theme stands in too few headlines',
      fix: isMany
        ? 'Write some headlines about facts, terms and prices instead.'
        : 'Give the service a shorter name, so that it fits into a headline.',
      field: 'headlines',
    };
  },
};
