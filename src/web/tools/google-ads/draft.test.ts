import { expect, it } from 'vitest';
import { GoogleAdsForm } from '#contract/google-ads-form.ts';
import type { Handover } from '#web/data/handover.ts';
import { draftFrom, emptyDraft, formOf } from './draft.ts';
import { fillDraft, toldHandover } from './handover.ts';

const typed = {
  ...emptyDraft,
  businessName: 'Aldergate',
  industry: 'Plumbing',
  location: 'Leeds',
  primaryServices: 'Boilers',
};

it('opens with the defaults of the specification', () => {
  const form = GoogleAdsForm.parse(formOf(typed));
  expect(form).toMatchObject({
    businessType: 'service',
    radius: 25,
    monthlyBudget: 500,
    campaignType: 'search',
  });
});

it('takes a budget as the hint under its field writes it', () => {
  expect(GoogleAdsForm.parse(formOf({ ...typed, monthlyBudget: '$100,000' })).monthlyBudget).toBe(100_000);
});

it.each([
  ['businessName', ' ', 'Business name is required'],
  ['industry', '', 'Industry is required'],
  ['location', '', 'Location is required'],
  ['primaryServices', '', 'Primary services are required'],
  ['radius', '', 'Radius must be between 1 and 100 miles'],
  ['radius', '101', 'Radius must be between 1 and 100 miles'],
  ['radius', 'far', 'Radius must be between 1 and 100 miles'],
  ['monthlyBudget', '99', 'Monthly budget must be between $100 and $100,000'],
  ['monthlyBudget', '', 'Monthly budget must be between $100 and $100,000'],
  ['website', 'my site', 'Please enter a valid URL'],
])('%s %j gets its message', (field, value, message) => {
  const issues = GoogleAdsForm.safeParse(formOf({ ...typed, [field]: value })).error?.issues;
  expect(issues?.map((issue) => [issue.path[0], issue.message])).toEqual([[field, message]]);
});

it('opens a campaign’s form again, and mends what something else has written', () => {
  const form = GoogleAdsForm.parse(formOf({ ...typed, targetKeywords: 'boiler repair,\nleak' }));
  expect(draftFrom(form)).toMatchObject({ radius: '25', targetKeywords: 'boiler repair, leak' });
  expect(draftFrom({ businessType: 'bank', radius: null, location: 7, extra: 1 })).toEqual({
    ...emptyDraft,
    location: '7',
  });
  expect(draftFrom('nothing')).toEqual(emptyDraft);
});

const handover: Handover = {
  to: 'google-ads',
  keywords: ['boiler service leeds', 'Leak Repair'],
  competitorKeywords: ['britflow plumber'],
  leftOut: [],
  values: { businessName: 'Aldergate Plumbing', products: ['Boilers', 'Leaks'], competitors: ['Britflow'] },
  from: 'Keyword research for Aldergate Plumbing',
  time: 0,
};

it('fills the form with what keyword research hands over, and keeps what it says nothing about', () => {
  const { draft, unfitted } = fillDraft({ ...typed, targetKeywords: 'leak repair' }, handover);
  expect(unfitted).toBe(0);
  expect(draft).toEqual({
    ...typed,
    businessName: 'Aldergate Plumbing',
    primaryServices: 'Boilers, Leaks',
    competitorAnalysis: 'Britflow',
    targetKeywords: 'leak repair, boiler service leeds',
  });
  expect(toldHandover(handover)).toMatchObject({ competitorKeywords: [], leftOut: ['britflow plumber'] });
});

it('takes no more keywords than the form sends', () => {
  const keywords = Array.from({ length: 250 }, (_, index) => `plumber ${index}`);
  const { draft, unfitted } = fillDraft(typed, { ...handover, keywords });
  expect(unfitted).toBe(50);
  expect(GoogleAdsForm.safeParse(formOf(draft)).success).toBe(true);
});
