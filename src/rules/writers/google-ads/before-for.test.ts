import { describe, expect, it } from 'vitest';
import { headlinesOf, keywordsOf } from '#tests/golden/google-ads/ads-of-northgate.ts';
import { audienceOf } from './audience-phrase.ts';
import { typedWithoutFor } from './before-for.ts';

describe('what people type of a name with "for"', () => {
  it.each([
    ['caning for antique chairs', 'antique chair caning'],
    ['dental care for dogs and cats', 'pet dental care'],
    ['kayak seats for paddle boards', 'paddle board kayak seats'],
    ['inflatable paddle boards for kids', 'kids inflatable paddle boards'],
    ['cookery parties for teens', 'teen cookery parties'],
    ['catering for weddings', 'wedding catering'],
    ['refresher lessons for nervous drivers', 'refresher lessons'],
    ['table booking for large groups', 'table booking'],
    ['private dining for up to 24', null],
    ['apartments for rent', null],
    ['counselling for couples', null],
    ['boiler repair', null],
  ])('%s: %s', (name, typed) => {
    expect(typedWithoutFor(name, 'en')).toBe(typed);
  });

  it('a lesson keeps its subject, and nobody is a beginner who is named otherwise', () => {
    const keywords = keywordsOf({
      businessType: 'education',
      industry: 'Driving lessons',
      primaryServices: 'motorway lessons, refresher lessons for nervous drivers',
    });
    expect(keywords).toContain('refresher driving lessons york');
    expect(keywords.filter((keyword) => /refresher.*beginners/u.test(keyword))).toEqual([]);
  });
});

describe('whom ads are for', () => {
  it.each([
    ['owners of anxious and senior dogs', ''],
    ['owners of antique and mid-century furniture', ''],
    ['anxious and senior dog owners', ''],
    ['owners of dogs and cats', 'owners of dogs'],
    ['homeowners and landlords in Leeds', 'homeowners and landlords'],
  ])('%s: %s', (said, audience) => {
    expect(audienceOf(said, 'service', 'en')).toBe(audience);
  });
});

describe('a row whose first part has a verb', () => {
  it.each([
    ['We answer within one hour, USDA inspected, 40 dock doors', ['USDA Inspected', '40 Dock Doors']],
    ['We come to your driveway, one dog at a time, no cages', ['One Dog at a Time', 'No Cages']],
  ])('%s', (uniqueSellingProposition, facts) => {
    expect(headlinesOf({ uniqueSellingProposition })).toEqual(expect.arrayContaining(facts));
  });

  it('a row of one verb ends in its "and" and stays whole', () => {
    const headlines = headlinesOf({
      uniqueSellingProposition: 'We sell to restaurants, hotels and small cafés',
    });
    expect(headlines.filter((headline) => headline.startsWith('Hotels'))).toEqual([]);
  });
});

describe('help at once', () => {
  it.each<
    [
      language: 'de' | 'fr',
      industry: string,
      location: string,
      services: string,
      typed: string,
      never: RegExp,
    ]
  >([
    [
      'de',
      'Schlüsseldienst',
      'Erfurt',
      'Türöffnung, Notdienst',
      'schlüsseldienst-notdienst erfurt',
      /^notdienst/u,
    ],
    [
      'fr',
      'Plombier',
      'Toulouse',
      "débouchage, dépannage d'urgence",
      "plombier d'urgence toulouse",
      /^urgence/u,
    ],
  ])('%s', (language, industry, location, primaryServices, typed, never) => {
    const form = { businessType: 'home_services' as const, language, industry, location, primaryServices };
    expect(keywordsOf(form)).toContain(typed);
    expect(keywordsOf(form).filter((keyword) => never.test(keyword))).toEqual([]);
    expect(headlinesOf(form).filter((headline) => headline.startsWith('Besoin de plombier'))).toEqual([]);
  });
});

describe('questions in headlines', () => {
  it.each([
    ['full groom, nail trims', 'Need a Full Groom?', /Need Full Groom/u],
    ["puppy's first groom, nail trimming", 'Need Dog Nail Trimming?', /Need (?:a )?Puppy/u],
    ['export to Scrivener, word count goals', 'Need Word Count Goals?', /Need Export/u],
  ])('%s', (primaryServices, asked, never) => {
    const headlines = headlinesOf({ industry: 'Dog grooming', primaryServices });
    expect(headlines).toContain(asked);
    expect(headlines.filter((headline) => never.test(headline))).toEqual([]);
  });
});
