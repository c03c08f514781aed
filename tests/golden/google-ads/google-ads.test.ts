import { describe, expect, it } from 'vitest';
import { businessTypes, GoogleAdsForm, type GoogleAdsFormInput } from '#contract/google-ads-form.ts';
import { industries } from '#contract/seo-content.ts';
import { englishBriefs } from './briefs-english.ts';
import { englishMoreBriefs } from './briefs-english-more.ts';
import { europeanBriefs } from './briefs-european.ts';
import { worldBriefs } from './briefs-world.ts';
import { campaignOfForm } from './campaign-of-form.ts';
import { faultsOf } from './sound.ts';

const briefs = [...englishBriefs, ...englishMoreBriefs, ...europeanBriefs, ...worldBriefs];

describe('sixty briefs', () => {
  it('stand for all business types, industries and the written languages', () => {
    expect(briefs.length).toBeGreaterThanOrEqual(60);
    expect(new Set(briefs.map(({ form }) => form.businessType))).toEqual(new Set(businessTypes));
    expect(new Set(briefs.map(({ form }) => form.industry))).toEqual(new Set(industries));
  });

  it.each(briefs)('$id', ({ form, language }) => {
    const campaign = campaignOfForm(form);
    expect(faultsOf(campaign, form)).toEqual([]);
    expect(campaign.language).toBe(language);
  });

  it('fill up with nothing that speaks of the page instead of the offer', () => {
    const empty =
      /all (?:the )?details|on the page|in one place|plain words|auf der Seite|im Überblick|en la página|en un sitio|sur la page|en une page/iu;
    const texts = briefs.flatMap(({ form }) => {
      const { adGroups, adCopy } = campaignOfForm(form);
      return [...adGroups.flatMap(({ ad }) => ad.headlines.map(({ text }) => text)), ...adCopy.callouts];
    });
    expect(texts.filter((text) => empty.test(text))).toEqual([]);
  });

  it('make asset groups that Performance Max takes', () => {
    const faults = briefs.flatMap(({ id, form }) => {
      const typed = { ...form, campaignType: 'performance_max' as const };
      return faultsOf(campaignOfForm(typed), typed).map((fault) => `${id}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  it('give the same campaign each time, in 100 ms at most', () => {
    const time = (form: GoogleAdsFormInput): number => {
      // Of the processor, since other tests share it.
      const from = process.cpuUsage();
      campaignOfForm(form);
      const { user, system } = process.cpuUsage(from);
      return (user + system) / 1_000;
    };
    const chosen = briefs.filter((_, index) => index % 6 === 0);
    for (const { form } of chosen.slice(0, 3)) expect(campaignOfForm(form)).toEqual(campaignOfForm(form));
    const slow = chosen.filter(({ form }) => Math.min(time(form), time(form)) > 100);
    expect(slow.map(({ id }) => id)).toEqual([]);
  });
});

it('tell the advertiser’s facts before what else it does', () => {
  const { adGroups } = campaignOfForm({
    businessName: 'Northside Plumbing & Heating',
    businessType: 'home_services',
    industry: 'Construction',
    location: 'Leeds, UK',
    primaryServices: 'Boiler repair, boiler installation, emergency plumber, bathroom fitting',
    uniqueSellingProposition:
      'Gas Safe registered engineers. No call-out charge. Fixed prices agreed before we start. 24/7 emergency line. 12-month guarantee on parts and labour.',
  });
  for (const { ad } of adGroups) {
    const told = ad.descriptions.map(({ text }) => text).join(' ');
    expect(told).toContain('12-month guarantee on parts and labour');
    expect(told).toContain('Fixed prices agreed before we start');
  }
});

it('say which fault a campaign has, and nothing of those that it has not', () => {
  const form: GoogleAdsFormInput = {
    businessName: 'Northside Plumbing',
    businessType: 'home_services',
    industry: 'Construction',
    location: 'Leeds, UK',
    primaryServices: 'Boiler repair, boiler installation, emergency plumber, bathroom fitting',
  };
  const calloutsOf = (input: GoogleAdsFormInput) =>
    campaignOfForm(input).checks.find(({ id }) => id === 'callout-count')!;
  expect(calloutsOf(form)).toMatchObject({
    title: 'There are too few callouts',
    fix: 'Add short facts of 25 characters or fewer.',
  });
  expect(calloutsOf({ ...form, primaryServices: 'Boiler repair' })).toMatchObject({
    title: 'There are too few callouts, and no structured snippet',
  });
});

it('are read from the form as it crosses the wire', () => {
  for (const { form } of briefs) expect(GoogleAdsForm.safeParse(form).success).toBe(true);
});
