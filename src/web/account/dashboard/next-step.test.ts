import { describe, expect, it } from 'vitest';
import { platformOfPlan, writingAddress } from '#web/account/writing-place.ts';
import { nextStep } from './next-step.ts';

const user = { totalGenerations: 3, cancelAtPeriodEnd: false };
const nameOf = (platform: string) => platform.toUpperCase();
const listing = (id: number, platform: string, seoScore: number) =>
  ({
    id,
    title: `Mug ${id}`,
    platform,
    contentType: 'generated',
    seoContent: { seoScore },
    googleAdsCampaignId: null,
    webpageAnalysisId: null,
  }) as const;
const analysis = (id: number) =>
  ({
    ...listing(id, 'webpage_analyzer', 0),
    contentType: 'webpage_analysis',
    seoContent: null,
    webpageAnalysisId: id,
  }) as const;

const campaign = (id: number) =>
  ({
    ...listing(id, 'google_ads', 0),
    contentType: 'google_ads_campaign',
    seoContent: null,
    googleAdsCampaignId: id,
  }) as const;

describe('the next best step', () => {
  it.each([
    [
      'of nobody’s first day, on the platform that was bought',
      { user: { ...user, totalGenerations: 0 }, plan: 'etsy', entries: [] },
      '/seo-generator?platform=etsy',
    ],
    [
      'of a first day with Walmart, which has a screen of its own',
      { user: { ...user, totalGenerations: 0 }, plan: 'walmart', entries: [] },
      '/platform/walmart',
    ],
    [
      'with good listings elsewhere and none on Walmart, which was bought',
      { plan: 'walmart', entries: [listing(8, 'etsy', 92)] },
      '/platform/walmart',
    ],
    [
      'of a bundle’s first day',
      { user: { ...user, totalGenerations: 0 }, plan: 'bundle', entries: [] },
      '/seo-generator',
    ],
    [
      'with a draft on top',
      {
        plan: 'etsy',
        entries: [{ ...listing(7, 'etsy', 20), contentType: 'draft' }, listing(6, 'etsy', 50)],
      },
      '/seo-generator?history=7',
    ],
    [
      'with a page analysed last',
      { plan: 'etsy', entries: [analysis(9), listing(6, 'etsy', 61)] },
      '/webpage-analyzer?id=9',
    ],
    [
      'with a campaign planned last',
      { plan: 'etsy', entries: [campaign(5), listing(6, 'etsy', 61)] },
      '/google-ads?id=5',
    ],
    [
      'with nothing left in the history, on the platform that was bought',
      { plan: 'etsy', entries: [] },
      '/seo-generator?platform=etsy',
    ],
    [
      'with a weak listing under a good one',
      { plan: 'etsy', entries: [listing(8, 'etsy', 92), listing(6, 'etsy', 61)] },
      '/seo-generator?history=6',
    ],
    [
      'with good listings elsewhere',
      { plan: 'facebook', entries: [listing(8, 'etsy', 92)] },
      '/seo-generator?platform=facebookmarketplace',
    ],
    [
      'with good listings on the bought platform',
      { plan: 'etsy', entries: [listing(8, 'etsy', 80)] },
      '/seo-generator?platform=website',
    ],
    [
      'with a cancelled subscription',
      { user: { ...user, cancelAtPeriodEnd: true }, plan: 'etsy', entries: [] },
      '/settings',
    ],
  ] as const)('%s', (_, situation, address) => {
    expect(nextStep({ user, nameOf, ...situation }).to).toBe(address);
  });

  it('says the score that is to be raised', () => {
    const step = nextStep({ user, plan: null, nameOf, entries: [listing(6, 'etsy', 61)] });
    expect(step.title).toBe('Bring “Mug 6” to 80 points');
    expect(step.text).toContain('It stands at 61.');
  });
});

describe('the platform behind a plan', () => {
  it.each([
    ['etsy', 'etsy'],
    ['facebook', 'facebookmarketplace'],
    ['walmart', 'walmart'],
    ['bundle', null],
    [null, null],
  ] as const)('%s: %s', (plan, platform) => {
    expect(platformOfPlan(plan)).toBe(platform);
  });

  it('is written for where its form stands', () => {
    expect(writingAddress('facebookmarketplace')).toBe('/seo-generator?platform=facebookmarketplace');
    expect(writingAddress('walmart')).toBe('/platform/walmart');
  });
});
