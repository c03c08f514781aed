import { describe, expect, it } from 'vitest';
import { countWidth } from '#rules/text/count.ts';
import { googleAdsScorecard } from '#rules/scorecards/google-ads.ts';
import { chooseBenchmark } from './benchmark-choice.ts';
import { benchmarkOf } from './benchmarks.ts';
import { editorialFaults, type EditorialRule } from './editorial.ts';
import { dailyBudgetOf, estimateOf, splitCents, usualInputs } from './estimate.ts';
import { landingMatch } from './landing.ts';
import { blockedBy, negativeBlocks } from './negative-match.ts';
import { chooseNegatives } from './negatives.ts';
import { pairFaults, type PairReason } from './pairs.ts';

it.each([
  ['Boiler Repair', 13],
  ['水道修理', 8],
  ['ｶﾀｶﾅ', 4],
  ['カタカナ', 8],
  ['안녕', 4],
  ['Zürich', 6],
])('%s takes %i units', (text, units) => expect(countWidth(text)).toBe(units));

describe('negatives', () => {
  it.each([
    ['broad', 'repair diy', 'diy boiler repair', true],
    ['broad', 'repair diy', 'boiler repair', false],
    ['phrase', 'how to', 'boiler how to fix', true],
    ['phrase', 'how to', 'to know how', false],
    ['exact', 'boiler repair', 'boiler repair leeds', false],
    ['exact', 'boiler repair', 'Boiler Repair', true],
    ['broad', 'job', 'plumbing jobs', false],
    ['phrase', '求人', '水道修理求人', true],
  ] as const)('%s “%s” against “%s”: %s', (match, text, query, blocked) => {
    expect(negativeBlocks({ text, match }, query)).toBe(blocked);
  });

  it('that would block what the campaign is for are left out, with the reason', () => {
    const wanted = [{ text: 'ski rental', where: 'service' as const }];
    const { negatives, conflicts } = chooseNegatives('retail', 'en', wanted);
    expect(conflicts).toContainEqual(
      expect.objectContaining({ text: 'rental', blocks: 'ski rental', where: 'service' }),
    );
    expect(negatives.flatMap((negative) => blockedBy(negative, ['ski rental']))).toEqual([]);
    expect(negatives.map(({ text }) => text)).not.toContain('free');
    const jobs = chooseNegatives('professional_services', 'en', [
      { text: 'warehouse staffing', where: 'service' },
    ]);
    expect(jobs.negatives.map(({ text }) => text)).not.toContain('careers');
    const forEmployers = chooseNegatives(
      'professional_services',
      'en',
      [{ text: 'warehouse staffing', where: 'service' }],
      { audience: 'warehouses and hauliers' },
    );
    expect(forEmployers.negatives.map(({ text }) => text)).toContain('careers');
  });
});

const context = { language: 'en', theme: 'boiler repair', businessName: 'Harlow', place: 'Leeds' } as const;
it.each<[string, string, PairReason | null]>([
  ['Boiler Repair in Leeds', 'Gas Safe Registered', null],
  ['Boiler Repair in Leeds', 'Leeds Heating Team', 'two_places'],
  ['Boiler Repair in Leeds', 'Harlow', null],
  ['Ask for a Quote', 'Call About Boilers', 'two_calls'],
  ['Need Boiler Repair?', 'Cold House?', 'two_questions'],
  ['From $89', 'Only £20 a Month', 'two_prices'],
  ['Harlow', 'Harlow Heating', 'two_brands'],
  ['Family-Owned Since 1998', 'Family-Owned Business', 'same_start'],
  ['Registered With Gas Safe', 'Gas Safe Registered', 'repeat'],
])('“%s” beside “%s”: %s', (first, second, reason) => {
  expect(pairFaults([first, second], context)[0]?.reason ?? null).toBe(reason);
});

it.each<[string, EditorialRule | null]>([
  ['24/7 Boiler Repair', null],
  ['Open 9-5, Since 1998', null],
  ['HVAC Repair & MOT', null],
  ['Save Now!', 'exclamation'],
  ['Quotes... Fast', 'repeated_punctuation'],
  ['★ Five Stars', 'symbol'],
  ['Hot 🔥 Deals', 'emoji'],
  ['FREE Quotes', 'capitals'],
  ['F-R-E-E Quotes', 'capitals'],
  ['Homes 4 Sale', 'number_for_word'],
  ['Call 0113 496 0000', 'phone_number'],
  ['Click here for quotes', 'click_here'],
  ['Quality quality work', 'repeated_word'],
  ['Better Than RotoFix', 'competitor'],
  ['See example.com', 'web_address'],
])('“%s” breaks %s', (text, rule) => {
  const faults = editorialFaults(text, 'headline', { ownNames: ['Harlow'], competitors: ['RotoFix'] });
  expect(faults[0]?.rule ?? null).toBe(rule);
});

describe('the estimate', () => {
  const benchmark = benchmarkOf('All industries', '');

  it('adds up with the figures that it shows', () => {
    const estimate = estimateOf(benchmark, usualInputs(500, benchmark));
    expect(estimate).toMatchObject({
      dailyBudget: 1644,
      clicks: { low: 70, middle: 92, high: 131 },
      leads: { middle: 7.5 },
      costPerLead: { middle: 6667 },
      reach: { middle: 1386 },
    });
    expect(estimate.steps.map(({ worked }) => worked)).toContain('$500.00 ÷ $5.42 = 92');
  });

  it('bears nonsense', () => {
    const inputs = { monthlyBudget: Number.NaN, cpc: 0, ctr: -5, conversionRate: 1e9, spread: 500 };
    const { clicks, leads } = estimateOf(benchmark, inputs);
    for (const value of [clicks.low, clicks.high, leads.high]) expect(Number.isFinite(value)).toBe(true);
  });

  it.each([100, 500, 1_234, 99_999])('of $%i a month never costs more than the month', (budget) => {
    const daily = dailyBudgetOf(budget);
    expect(daily * 304).toBeLessThanOrEqual(budget * 1_000);
    expect((daily + 1) * 304).toBeGreaterThan(budget * 1_000);
    for (const parts of [1, 3, 7]) {
      const shares = splitCents(
        daily,
        Array.from({ length: parts }, () => 1),
      );
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(daily);
    }
  });

  it.each([
    ['healthcare', 'Healthcare', 'dental implants', 'Dentists'],
    ['automotive', 'Automotive', 'used trucks', 'Automotive, for sale'],
    ['service', 'Other', 'dog walking', 'Animals & pets'],
    ['healthcare', 'Veterinary', 'vaccinations, dental, neutering', 'Animals & pets'],
    ['healthcare', 'Dentist', 'dental implants, teeth whitening', 'Dentists'],
    ['service', 'Other', 'party planning', 'Personal services'],
    ['service', 'Other', 'Reinigung', 'Home & home improvement'],
    ['other', 'Real Estate', 'moving', 'Real estate'],
    ['service', 'Physiotherapy clinic', 'dry needling', 'Physicians & surgeons'],
    ['service', 'boulangerie', 'pain au levain', 'Restaurants & food'],
    ['service', 'Accounting', 'bookkeeping, payroll', 'Business services'],
    ['other', 'Sorcery', 'spells', 'All industries'],
  ] as const)('of %s in %s starts from the right row', (businessType, industry, primaryServices, row) => {
    expect(chooseBenchmark({ businessName: 'Zed', businessType, industry, primaryServices }).industry).toBe(
      row,
    );
  });
});

it('holds keywords against a page, in any form and order', () => {
  const page = {
    url: 'https://harlow.example/',
    title: 'Boiler repairs in Leeds',
    headings: ['Power flushing'],
    text: 'We service central heating.',
    links: [],
    readAt: '',
  };
  const match = landingMatch({ state: 'read', page }, [
    { name: 'A', keywords: ['boiler repair', 'power flushing', 'central heating service', 'roof repair'] },
  ]);
  expect(match.state === 'read' && match.keywords.map(({ foundIn }) => foundIn)).toEqual([
    'title',
    'heading',
    'text',
    'nowhere',
  ]);
  expect(match).toMatchObject({ groups: [{ name: 'A', share: 0.75 }] });
});

it('weighs 100 points', () => {
  expect(googleAdsScorecard.reduce((sum, { points }) => sum + points, 0)).toBe(100);
});
