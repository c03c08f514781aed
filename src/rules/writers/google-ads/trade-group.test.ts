import { describe, expect, it } from 'vitest';
import { campaignOfForm } from '#tests/golden/google-ads/campaign-of-form.ts';
import type { GoogleAdsFormInput } from '#contract/google-ads-form.ts';
import { calloutsOf } from './callouts.ts';
import { readAdsBrief } from './brief.ts';
import { GoogleAdsForm } from '#contract/google-ads-form.ts';

const dentist: GoogleAdsFormInput = {
  businessName: 'Lumen Dental Studio',
  industry: 'dentist',
  location: 'Denver, CO',
  primaryServices: 'Invisalign\nTeeth whitening\nDental implants',
  uniqueSellingProposition: 'Open Saturdays. Closed Mondays. $99 new patient exam with x-rays',
};

describe('the trade itself', () => {
  it('is an ad group behind the services, without what only things are asked for', () => {
    const { adGroups } = campaignOfForm(dentist);
    expect(adGroups.map(({ name }) => name)).toEqual([
      'Invisalign',
      'Teeth whitening',
      'Dental implants',
      'Dentist',
    ]);
    const { keywords, ad } = adGroups[3]!;
    expect(keywords).toEqual([
      'dentist',
      'dentist denver',
      'dentist near me',
      'dentist in denver',
      'denver dentist',
    ]);
    const texts = [...ad.headlines, ...ad.descriptions].map(({ text }) => text);
    expect(texts).toContain('Dentist in Denver');
    expect(texts).toContain('Need a Dentist?');
    expect(texts.join(' ')).not.toMatch(/(?:about|for|on) (?:a )?dentist\b/iu);
  });

  it.each<[string, Partial<GoogleAdsFormInput>]>([
    ['a campaign without a town', { location: 'Canada', industry: 'online shop' }],
    ['Performance Max', { campaignType: 'performance_max' }],
    ['an industry that was picked', { industry: 'Healthcare' }],
    ['a service that is the trade', { industry: 'Dental implants' }],
  ])('is none in %s', (_, change) => {
    const { adGroups } = campaignOfForm({ ...dentist, ...change });
    expect(adGroups).toHaveLength(3);
  });

  it('takes the last place where there are more services than groups', () => {
    const services = 'crowns\nbridges\nveneers\nroot canals\nfillings\ndentures\nscaling\nX-rays';
    const { adGroups } = campaignOfForm({ ...dentist, primaryServices: services });
    expect(adGroups).toHaveLength(7);
    expect(adGroups.at(-1)?.name).toBe('Dentist');
  });
});

it('never advertises with the day that is closed', () => {
  expect(calloutsOf(readAdsBrief(GoogleAdsForm.parse(dentist)))).toEqual([
    'Open Saturdays',
    'Based in Denver',
  ]);
  const { adGroups, adCopy } = campaignOfForm(dentist);
  const short = [
    ...adGroups.flatMap(({ ad }) => ad.headlines.map(({ text }) => text)),
    ...adCopy.sitelinks.flatMap(({ description, description2 }) => [description, description2]),
  ];
  expect(short.filter((text) => /closed/iu.test(text))).toEqual([]);
});

it.each([
  ['Hartley & Crane Solicitors', 'law firm', 'Leeds', 'probate solicitor', 'probate attorney'],
  ['Hartley & Crane', 'law firm', 'Leeds, UK', 'probate solicitor', 'probate attorney'],
  ['Hartley & Crane', 'law firm', 'Boise, ID', 'probate attorney', 'probate solicitor'],
])('%s, %s in %s bids on “%s”', (businessName, industry, location, wanted, other) => {
  const { targetKeywords } = campaignOfForm({
    ...dentist,
    businessName,
    industry,
    location,
    primaryServices: 'probate',
  });
  expect(targetKeywords).toContain(wanted);
  expect(targetKeywords).not.toContain(other);
});

it('asks for no table at a bakery', () => {
  const { targetKeywords } = campaignOfForm({
    businessName: 'Maison Lenoir',
    businessType: 'restaurant',
    industry: 'Boulangerie',
    location: 'Nantes',
    primaryServices: 'pains au levain, gâteaux d’anniversaire',
    uniqueSellingProposition: 'Farine bio moulue sur meule, ouvert dès 6 h 30',
  });
  expect(targetKeywords).toContain('boulangerie nantes');
  expect(targetKeywords).toContain('pains au levain prix');
  expect(targetKeywords.filter((text) => /restaurant|carte|manger/u.test(text))).toEqual([]);
});
