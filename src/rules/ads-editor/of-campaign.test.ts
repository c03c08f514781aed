import { expect, it } from 'vitest';
import type { GoogleAdsCampaign } from '#contract/google-ads.ts';
import { editorCampaignOf, stepsAfterImport } from './of-campaign.ts';

const ad = {
  headlines: [{ text: 'Plumber in Leeds', role: 'keyword', evidence: [] }],
  descriptions: [{ text: 'Leaks and boilers.', evidence: [] }],
  longHeadlines: ['Boilers and leaks in Leeds'],
  path1: 'boilers',
  path2: '',
  finalUrl: null,
};
const campaign = {
  campaignName: 'Leeds',
  campaignType: 'search',
  biddingStrategy: 'Maximize clicks',
  language: 'en-GB',
  location: 'Leeds',
  radius: 15,
  estimate: { dailyBudget: 1_644 },
  adGroups: [
    {
      name: 'Boilers',
      maxCpc: 400,
      keywords: ['boiler service'],
      keywordTargets: [{ text: 'boiler service', match: 'exact', source: 'rules' }],
      ad,
    },
  ],
  negatives: [{ text: 'jobs', match: 'broad', reason: 'work' }],
  adCopy: { sitelinks: [], callouts: [], structuredSnippets: [], businessName: 'Aldergate' },
  form: { phone: '0113 496 0000' },
} as unknown as GoogleAdsCampaign;

it('comes in paused, with the day’s budget and no bid where a strategy bids by itself', () => {
  expect(editorCampaignOf(campaign)).toMatchObject({
    type: 'Search',
    status: 'Paused',
    dailyBudget: 1_644,
    languages: 'en',
    adGroups: [{ name: 'Boilers', maxCpc: null, keywords: [{ text: 'boiler service', match: 'exact' }] }],
    assetGroups: [],
  });
  const byHand = editorCampaignOf({ ...campaign, biddingStrategy: 'Manual CPC' });
  expect(byHand.adGroups[0]!.maxCpc).toBe(400);
});

it('makes asset groups of a Performance Max campaign, without keywords', () => {
  expect(editorCampaignOf({ ...campaign, campaignType: 'performance_max' })).toMatchObject({
    type: 'Performance Max',
    adGroups: [],
    assetGroups: [
      { name: 'Boilers', businessName: 'Aldergate', longHeadlines: ['Boilers and leaks in Leeds'] },
    ],
  });
});

it('says what the files cannot', () => {
  const steps = stepsAfterImport({ ...campaign, campaignType: 'performance_max' }).join('\n');
  for (const word of ['15 miles', 'final URL', 'boiler service', '0113 496 0000', 'paused'])
    expect(steps).toContain(word);
});
