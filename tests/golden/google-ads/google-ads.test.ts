import { describe, expect, it } from 'vitest';
import { GoogleAdsForm, businessTypes } from '#contract/google-ads-form.ts';
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
    expect(campaignOfForm(form)).toEqual(campaign);
  });

  it('take 100 ms each at most', () => {
    const times = briefs.map(({ form }) => {
      const from = performance.now();
      campaignOfForm(form);
      return performance.now() - from;
    });
    const [slowest = 0] = times.toSorted((a, b) => b - a);
    expect(slowest).toBeLessThan(100);
  });
});

it('are read from the form as it crosses the wire', () => {
  for (const { form } of briefs) expect(GoogleAdsForm.safeParse(form).success).toBe(true);
});
