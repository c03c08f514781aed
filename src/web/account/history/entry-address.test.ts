import { expect, it } from 'vitest';
import { addressOfEntry } from './entry-address.ts';

const entry = {
  id: 4,
  platform: 'etsy',
  contentType: 'generated',
  form: null,
  googleAdsCampaignId: null,
  webpageAnalysisId: null,
} as const;
const analysis = { ...entry, platform: 'webpage_analyzer', contentType: 'webpage_analysis' } as const;
const campaign = { ...entry, platform: 'google_ads', contentType: 'google_ads_campaign' } as const;

it.each([
  ['a listing', entry, '/seo-generator?history=4'],
  ['an analysis', { ...analysis, webpageAnalysisId: 9 }, '/webpage-analyzer?id=9'],
  ['an analysis that was deleted', analysis, null],
  ['a campaign', { ...campaign, googleAdsCampaignId: 7 }, '/google-ads-generator?id=7'],
  ['a campaign that was deleted', campaign, null],
])('leads from the history back to %s', (_, given, address) => {
  expect(addressOfEntry(given)).toBe(address);
});
