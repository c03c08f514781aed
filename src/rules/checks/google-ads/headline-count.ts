import { atLeast } from '#rules/checks/check.ts';
import { lowestGroup, meanOverGroups, type CampaignCheck } from '#rules/checks/campaign-check.ts';
import type { AdGroup } from '#contract/google-ads.ts';

function countsOf(group: AdGroup | undefined): { count: number; kinds: number } {
  const headlines = group?.ad.headlines ?? [];
  return { count: headlines.length, kinds: new Set(headlines.map(({ role }) => role)).size };
}

function scoreOf(group: AdGroup): number {
  const { count, kinds } = countsOf(group);
  return (atLeast(count, 10) + atLeast(kinds, 6)) / 2;
}

/** An ad has too few headlines, or too few kinds of them: judged for each ad group. */
export const headlineCount: CampaignCheck = {
  id: 'headline-count',
  titleGood: 'Every ad has enough headlines of different kinds',
  titleBad: 'An ad has too few headlines, or too few kinds of them',
  why: 'Google mixes headlines for each search; with ten of six kinds it finds one that fits.',
  judge: ({ groups }) => {
    const score = meanOverGroups(groups, scoreOf);
    const worst = lowestGroup(groups, scoreOf);
    const { count, kinds } = countsOf(worst);
    return {
      score,
      found: `${worst?.name ?? 'No group'}: ${count} headlines of ${kinds} kinds`,
      expected:
        '10 headlines or more of 6 kinds: theme, service, benefit, proof, offer, place, name, call to action',
      fix: 'Say more in "What makes you unique": years, licenses, prices, terms, response times.',
      field: 'headlines',
    };
  },
};
