import { describe, expect, it } from 'vitest';
import { campaignOfForm } from '#tests/golden/google-ads/campaign-of-form.ts';

const hire = {
  language: 'en' as const,
  businessName: 'Wessex Horsebox Hire',
  businessType: 'automotive' as const,
  industry: 'Horsebox rental',
  location: 'Frome, Somerset',
  primaryServices: '3.5 tonne self drive horsebox hire; long term hire; horsebox with driver',
  uniqueSellingProposition: '150 miles a day included.',
};
const textsOf = (form: Partial<typeof hire>): string[] =>
  campaignOfForm({ ...hire, ...form }).adGroups.flatMap(({ ad }) => ad.headlines.map(({ text }) => text));

describe('Headlines of a trade', () => {
  it('a short name keeps a figure with its unit or loses both', () => {
    const headlines = textsOf({});
    expect(headlines).toContain('Self Drive Horsebox Hire');
    expect(headlines.join('\n')).not.toMatch(/^3\.5 (?:Self|Drive)/mu);
  });

  it('who hires out trailers puts nobody’s car back on the road', () => {
    expect(textsOf({}).join('\n')).not.toMatch(/Your Car|Back on the Road/u);
    expect(
      textsOf({ businessName: 'Aldgate Garage', industry: 'Auto repair', primaryServices: 'brakes' }).join(
        '\n',
      ),
    ).toMatch(/Your Car|Back on the Road/u);
  });

  it('what is done to one thing is needed by nobody and has no service near it', () => {
    const { adGroups } = campaignOfForm({
      ...hire,
      businessType: 'service',
      industry: 'Headstones and memorials',
      primaryServices: 'adding an inscription',
    });
    const texts = adGroups.flatMap(({ ad, keywords }) => [
      ...ad.headlines.map(({ text }) => text),
      ...keywords,
    ]);
    expect(texts.join('\n')).not.toMatch(
      /Need Adding|local adding|inscription (?:service|company)|near me/iu,
    );
  });

  it('the age of guests is not typed', () => {
    const { adGroups } = campaignOfForm({
      ...hire,
      businessType: 'other',
      industry: 'Axe throwing venue',
      primaryServices: 'birthday parties 12+',
    });
    expect(adGroups[0]!.keywords).toContain('birthday parties');
    expect(adGroups[0]!.keywords.join('\n')).not.toMatch(/parties 12/u);
  });
});
