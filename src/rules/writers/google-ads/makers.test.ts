import { expect, it } from 'vitest';
import type { GoogleAdsFormInput } from '#contract/google-ads-form.ts';
import { campaignOfForm } from '#tests/golden/google-ads/campaign-of-form.ts';

const keywordsOf = (form: Partial<GoogleAdsFormInput>): string[] =>
  campaignOfForm({
    businessName: 'Aldgate',
    industry: 'spring manufacturer',
    location: 'Redditch, UK',
    primaryServices: 'compression springs',
    language: 'en',
    ...form,
  }).adGroups[0]!.keywords;

it.each<[Partial<GoogleAdsFormInput>, string, RegExp]>([
  [{}, 'compression spring manufacturer', /near me/u],
  [{}, 'compression springs uk', /near me/u],
  [{ industry: 'packaging wholesaler', primaryServices: 'paper bags' }, 'paper bag supplier', /near me/u],
  [{ primaryServices: 'spring design' }, 'spring design service', /manufacturer/u],
  [
    { industry: 'Federnhersteller', language: 'de', location: 'Hagen', primaryServices: 'Druckfedern' },
    'druckfedern hersteller',
    /in der nähe/u,
  ],
  [
    {
      industry: 'Fabricante de muelles',
      language: 'es',
      location: 'Vigo',
      primaryServices: 'muelles de compresión',
    },
    'fabricante de muelles de compresión',
    /cerca de mí/u,
  ],
])('%j', (form, wanted, unwanted) => {
  const keywords = keywordsOf(form);
  expect(keywords).toContain(wanted);
  expect(keywords.join('\n')).not.toMatch(unwanted);
});
