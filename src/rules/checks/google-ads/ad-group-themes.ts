import { atLeast } from '#rules/checks/check.ts';
import { lowestGroup, meanOverGroups, type CampaignCheck } from '#rules/checks/campaign-check.ts';
import type { AdGroup } from '#contract/google-ads.ts';
import { stemsOf } from '#rules/text/words.ts';

function shareOf({ theme, keywords }: AdGroup): number {
  const wanted = stemsOf(theme);
  if (keywords.length === 0) return 0;
  const shared = keywords.filter((keyword) => {
    const stems = new Set(stemsOf(keyword));
    return wanted.some((stem) => stems.has(stem));
  });
  return wanted.length === 0 ? 1 : shared.length / keywords.length;
}

/** An ad group mixes themes or has too few keywords: judged for each ad group. */
export const adGroupThemes: CampaignCheck = {
  id: 'ad-group-themes',
  titleGood: 'Every ad group keeps to one theme',
  titleBad: 'An ad group mixes themes or has too few keywords',
  why: 'The closer keyword, ad and page are, the less a click costs.',
  judge: ({ groups, brief }) => {
    // Of a language that is not written there are only the words of the brief.
    const wanted = brief.language.written === 'other' ? 2 : 5;
    const score = (group: AdGroup): number => (atLeast(group.keywords.length, wanted) + shareOf(group)) / 2;
    const worst = lowestGroup(groups, score);
    return {
      score: meanOverGroups(groups, score),
      found: `${worst?.name ?? 'No group'}: ${worst?.keywords.length ?? 0} keywords, ${Math.round((worst === undefined ? 0 : shareOf(worst)) * 100)}% with its theme`,
      expected: `${wanted} keywords or more, all with the theme of their group`,
      fix: 'Name each service by the words that people search for.',
      field: 'keywords',
    };
  },
};
