import { atLeast } from '#rules/checks/check.ts';
import { lowestGroup, meanOverGroups, type CampaignCheck } from '#rules/checks/campaign-check.ts';
import type { AdGroup } from '#contract/google-ads.ts';
import { countWidth } from '#rules/text/count.ts';

/** Of 90 units; the guide wants 60, a plain sentence of 50 is as good. */
const fullFrom = 50;

function scoreOf({ ad }: AdGroup): number {
  const room = ad.descriptions.reduce((sum, { text }) => sum + atLeast(countWidth(text), fullFrom), 0);
  return Math.min(1, room / 4);
}

/** An ad has too few or too short descriptions: judged for each ad group. */
export const descriptionCount: CampaignCheck = {
  id: 'description-count',
  titleGood: 'Every ad has four descriptions of good length',
  titleBad: 'An ad has too few or too short descriptions',
  why: 'Two of the descriptions are shown at a time; four that use the room give Google a choice.',
  judge: ({ groups }) => {
    const worst = lowestGroup(groups, scoreOf);
    return {
      score: meanOverGroups(groups, scoreOf),
      found: `${worst?.name ?? 'No group'}: ${worst?.ad.descriptions.map(({ text }) => countWidth(text)).join(', ') ?? ''} units`,
      expected: '4 descriptions, 50 to 90 units each',
      fix: 'Describe how you work, your terms and your opening hours in a sentence each.',
      field: 'descriptions',
    };
  },
};
