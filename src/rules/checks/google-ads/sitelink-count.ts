import { atLeast } from '#rules/checks/check.ts';
import type { CampaignCheck } from '#rules/checks/campaign-check.ts';

/** There are too few sitelinks, or lines are missing: judged for each ad group. */
export const sitelinkCount: CampaignCheck = {
  id: 'sitelink-count',
  titleGood: 'There are four sitelinks with both lines',
  titleBad: 'There are too few sitelinks, or lines are missing',
  why: 'Sitelinks with lines make the ad twice as tall; Google shows them from two on and advises four to six.',
  judge: ({ adCopy: { sitelinks } }) => {
    const full = sitelinks.filter(
      ({ description, description2 }) => description !== '' && description2 !== '',
    ).length;
    return {
      score: atLeast(sitelinks.length, 4) * 0.7 + atLeast(full, Math.min(4, sitelinks.length)) * 0.3,
      found: `${sitelinks.length} sitelinks, ${full} with both lines`,
      wrong: sitelinks.length < 4 ? 'There are too few sitelinks' : 'Lines of sitelinks are missing',
      expected: '4 sitelinks or more with both lines',
      fix: 'Name more services and facts in 35 characters or fewer; each gives a sitelink its lines.',
      field: 'sitelinks',
    };
  },
};
