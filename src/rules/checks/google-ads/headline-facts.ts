import { atLeast } from '#rules/checks/check.ts';
import { lowestGroup, meanOverGroups, type CampaignCheck } from '#rules/checks/campaign-check.ts';
import type { AdGroup } from '#contract/google-ads.ts';

const factual: ReadonlySet<string> = new Set(['benefit', 'proof', 'offer', 'service']);

function countOf({ ad }: AdGroup): number {
  return ad.headlines.filter(({ role, evidence }) => factual.has(role) && evidence.length > 0).length;
}

/** The headlines tell few facts of yours: judged for each ad group. */
export const headlineFacts: CampaignCheck = {
  id: 'headline-facts',
  titleGood: 'The headlines tell facts of yours',
  titleBad: 'The headlines tell few facts of yours',
  why: 'A fact that can be checked sets an ad apart from the others on the page.',
  judge: ({ groups, brief }) => {
    const wanted = Math.min(5, Math.max(2, Math.ceil(brief.facts.length * 0.6)));
    const score = (group: AdGroup): number => atLeast(countOf(group), wanted);
    const worst = lowestGroup(groups, score);
    return {
      score: meanOverGroups(groups, score),
      found: `${worst?.name ?? 'No group'}: ${worst === undefined ? 0 : countOf(worst)} headlines with a fact`,
      expected: `${wanted} headlines with a fact of the brief`,
      fix: 'Add facts in five words or fewer: "Open 7 days", "Family-owned since 1998".',
      field: 'headlines',
    };
  },
};
