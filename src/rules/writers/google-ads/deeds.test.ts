import { describe, expect, it } from 'vitest';
import type { GoogleAdsFormInput } from '#contract/google-ads-form.ts';
import { campaignOfForm } from '#tests/golden/google-ads/campaign-of-form.ts';
import { audienceOf } from './audience-phrase.ts';
import { isDeed, isDoneForBuyers } from './deeds.ts';
import { factPhrases } from './fact-phrases.ts';
import { shortName } from './themes.ts';

it.each([
  ['jacket repairs', true],
  ['ski rental', true],
  ['memorial ornaments', false],
  ['winter clothing', false],
  ['silver earrings', false],
  ['running shoes', false],
  ['coffee subscriptions', false],
  ['brewing classes', true],
  ['gin tasting', true],
  ['tasting set', false],
])('“%s” is done for buyers: %s', (name, isDone) => {
  expect(isDoneForBuyers(name, 'en')).toBe(isDone);
});

it('knows a deed by its last word in German and by its first in Spanish and French', () => {
  expect(isDeed('Restaurierung alter Möbel', 'de')).toBe(true);
  expect(isDeed('Fahrradverleih', 'de')).toBe(true);
  expect(isDeed('alquiler de esquís', 'es')).toBe(true);
  expect(isDeed('location de vélos', 'fr')).toBe(true);
  expect(isDeed('esquís de alquiler', 'es')).toBe(false);
});

describe('keywords of services beside goods', () => {
  const keywordsOf = (form: Partial<GoogleAdsFormInput>): string[] =>
    campaignOfForm({
      language: 'en',
      businessName: 'Aldgate',
      industry: 'Other',
      location: 'Oxford',
      primaryServices: '',
      ...form,
    }).adGroups[0]!.keywords;

  it('sell second-hand pianos, and repair none of them for the home', () => {
    const keywords = keywordsOf({ primaryServices: 'second-hand pianos, piano tuning, piano removals' });
    expect(keywords).toContain('second-hand pianos for sale');
    expect(keywords).toContain('buy second-hand pianos');
    expect(keywords.join('\n')).not.toMatch(/company|quote/u);
  });

  it('found no business for a business, and hire no agency for the payroll', () => {
    const founding = keywordsOf({
      language: 'de',
      businessType: 'professional_services',
      industry: 'Steuerberatung',
      primaryServices: 'Existenzgründung',
    });
    expect(founding.join('\n')).not.toMatch(/agentur|für unternehmen/u);
    const payroll = keywordsOf({
      language: 'de',
      businessType: 'professional_services',
      industry: 'Steuerberatung',
      primaryServices: 'Lohnbuchhaltung',
    });
    expect(payroll).toContain('lohnbuchhaltung für unternehmen');
  });

  it('name a course once', () => {
    const keywords = keywordsOf({
      language: 'de',
      businessType: 'education',
      industry: 'Schwimmschule',
      primaryServices: 'Seepferdchen-Kurs ab 5 Jahren',
    });
    expect(keywords).toContain('seepferdchen-kurs kosten');
    expect(keywords.join('\n')).not.toMatch(/kurs (?:kurs|unterricht)/u);
  });

  it('ask for no fees of a lakefront home', () => {
    const keywords = keywordsOf({ businessType: 'real_estate', primaryServices: 'lakefront homes' });
    expect(keywords.join('\n')).not.toMatch(/fees|advice|agency/u);
    expect(keywords).toContain('lakefront home listings');
  });
});

it.each([
  ['people who lost a pet, gift buyers', ''],
  ['parents of kids who like computers', ''],
  ['parents of children aged 9 to 18', 'parents'],
  ['people buying gifts, locals', ''],
  ['Homeowners aged 30-65 in Leeds', 'Homeowners'],
])('the audience of “%s” is “%s”', (said, audience) => {
  expect(audienceOf(said, 'retail', 'en')).toBe(audience);
});

it('cuts “consultations” before it cuts what is consulted on', () => {
  const { sitelinks } = campaignOfForm({
    businessName: 'Aldgate',
    businessType: 'beauty',
    industry: 'Beauty & Wellness',
    location: 'Calgary',
    primaryServices: 'lash lifts, microblading consultations',
  }).adCopy;
  expect(sitelinks.map(({ text }) => text)).toContain('Microblading');
});

it('cuts the storm before the fence', () => {
  const { sitelinks } = campaignOfForm({
    businessName: 'Ridgeway',
    businessType: 'home_services',
    industry: 'Construction',
    location: 'Swindon',
    primaryServices: 'closeboard fencing, fence repairs after storms',
  }).adCopy;
  expect(sitelinks.map(({ text }) => text)).toContain('Fence Repairs');
});

it.each([
  ['Open 9am to 6pm, 24 vans, noon deliveries', 'en', ['Open 9am to 6pm', '24 vans', 'Noon deliveries']],
  ['Classes at 5:30 am, noon and 6 pm', 'en', ['Classes at 5:30 am, noon and 6 pm']],
  [
    'Produits du marché de Talensac, devis gratuit',
    'fr',
    ['Produits du marché de Talensac', 'Devis gratuit'],
  ],
  [
    'Visitas en español, inglés y euskera, desde 1898',
    'es',
    ['Visitas en español, inglés y euskera', 'Desde 1898'],
  ],
  [
    'In-house crews, over 2,300 installs in Phoenix',
    'en',
    ['In-house crews', 'Over 2,300 installs in Phoenix'],
  ],
  [
    'Festpreis nach Besichtigung, Einbau in 2 Wochen',
    'de',
    ['Festpreis nach Besichtigung', 'Einbau in 2 Wochen'],
  ],
  ['Free delivery, over $50', 'en', ['Free delivery, over $50']],
  ['Numéro 1 du marché de Nantes, devis gratuit', 'fr', ['Devis gratuit']],
  ['Die Nummer 1 auf dem Markt, Termine auch samstags', 'de', ['Termine auch samstags']],
] as const)('“%s” holds the facts %#', (text, language, facts) => {
  const { facts: found } = factPhrases(text, 'uniqueSellingProposition', {
    language,
    businessName: 'Aldgate',
    competitors: [],
  });
  expect(found.map((fact) => fact.text)).toEqual(facts);
});

it.each([
  ['Behandlung von Angstpatienten', 'de', 'Angstpatienten'],
  ['Support for parents of teens', 'en', 'Parents of teens'],
  ['Care with compassion and dignity', 'en', 'Care'],
  ['Harp for large wedding ceremonies', 'en', 'Harp for ceremonies'],
  ['Strength for runners course', 'en', 'Strength for runners'],
] as const)('%s is cut to %s %s', (name, language, short) => {
  expect(shortName(name, 25, language)).toBe(short);
});

it('cuts no German name behind "beim", and asks for no climbing wall', () => {
  const form = {
    businessName: 'Aldgate',
    primaryServices: 'Zahnsteinentfernung, Röntgen',
    industry: 'Tierarzt',
  };
  const german = campaignOfForm({
    ...form,
    businessType: 'healthcare',
    language: 'de',
    location: 'Oldenburg',
  });
  const texts = german.adGroups.flatMap(({ ad }) => [ad.path1, ...ad.headlines.map(({ text }) => text)]);
  expect(texts.join('\n')).not.toMatch(/\sbeim$/mu);
  expect(texts).toContain('Zahnsteinentfernung');
  const wall = campaignOfForm({
    ...form,
    businessType: 'fitness',
    language: 'en',
    industry: 'Climbing wall',
    location: 'Kendal',
    primaryServices: 'bouldering, sessions for scouts',
  });
  const asked = wall.adGroups.flatMap(({ ad }) => ad.headlines.map(({ text }) => text));
  expect(asked).not.toContain('Need Climbing Wall?');
  expect(wall.adGroups.flatMap(({ keywords }) => keywords)).toContain('scout sessions kendal');
});
