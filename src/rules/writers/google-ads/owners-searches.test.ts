import { describe, expect, it } from 'vitest';
import { isTrouble } from '#rules/offers/troubles.ts';
import { shortFact } from './short-fact.ts';
import { shortName } from './themes.ts';
import { headlinesOf, keywordsOf, toldBy, northgate } from '#tests/golden/google-ads/ads-of-northgate.ts';
import { campaignOfForm } from '#tests/golden/google-ads/campaign-of-form.ts';

describe('what does not stand together', () => {
  it('no appointment is asked for where none is needed', () => {
    const form = { businessType: 'beauty', primaryServices: 'skin fades, beard trim' } as const;
    expect(toldBy({ ...form, uniqueSellingProposition: 'No appointment needed' })).not.toContain(
      'Request an',
    );
    expect(toldBy({ ...form, uniqueSellingProposition: 'Open late' })).toContain('Request an');
  });

  it('nobody advises on a lawyer', () => {
    const told = toldBy({
      businessType: 'legal',
      industry: 'personal injury attorney',
      primaryServices: 'car accident lawyer, truck accidents, dog bites, wrongful death',
    });
    expect(told).toContain('We also advise on');
    expect(told).not.toContain('advise on a car');
  });

  it('who is locked out is asked so', () => {
    const told = headlinesOf({ industry: 'Locksmith', primaryServices: 'locked out, lock change' });
    expect(told).toContain('Locked Out?');
    expect(told).not.toContain('Need Locked Out?');
  });

  it.each([
    ['flat roofs', false],
    ['flat tyres', true],
    ['pest control', false],
    ['pests', true],
    ['damp proofing', false],
    ['blocked drains', true],
    ['storm damage repair', false],
  ])('%s is a trouble: %s', (name, is) => {
    expect(isTrouble(name, 'en')).toBe(is);
  });

  it('frozen food is no trouble', () => {
    expect(headlinesOf({ primaryServices: 'frozen pastry, frozen pipes' })).toEqual(
      expect.arrayContaining(['Need Frozen Pastry?', 'Frozen Pipes?']),
    );
  });

  it('a row of people gets its "and"', () => {
    const told = toldBy({ primaryServices: 'java fern', targetAudience: 'aquascapers, shrimp keepers' });
    expect(told).not.toContain('aquascapers, shrimp keepers.');
  });

  it('"kurs" is no negative of a school for dogs', () => {
    const { negativeKeywords } = campaignOfForm({
      ...northgate,
      industry: 'Hundeschule',
      location: 'Freiburg',
      primaryServices: 'Welpenkurs, Junghundekurs, Leinenführigkeit',
    });
    expect(negativeKeywords).not.toContain('kurs');
    expect(negativeKeywords).toContain('jobs');
  });
});

it.each([
  ['Cerrajero urgente 24 horas', 'es', 'Cerrajero urgente'],
  ['Rehabilitación post operatoria', 'es', 'Rehabilitación'],
  ['self assessment tax returns', 'en', 'tax returns'],
  ['Cours de maths collège et lycée', 'fr', 'Cours de maths collège'],
  ['Beratungseinsätze nach §37.3', 'de', 'Beratungseinsätze'],
  ['200 hour yoga teacher training', 'en', 'yoga teacher training'],
] as const)('%s is not broken off', (name, language, short) => {
  expect(shortName(name, 25, language)).toBe(short);
});

it('a price that was is no part of the short fact', () => {
  expect(shortFact('First lesson half price (£18 instead of £36)', 30, 'en')).toBe('First lesson half price');
  expect(shortFact('First lesson half price (new pupils only)', 30, 'en')).toBe('');
});

it('a sum that is insured is no second price', () => {
  const told = toldBy({ uniqueSellingProposition: 'From £60 all day. £10m insured. PIPA tested' });
  expect(told).toContain('£10m insured');
  expect(headlinesOf({ uniqueSellingProposition: 'From £60 all day. £10m insured' })).toEqual(
    expect.arrayContaining(['From £60 All Day', '£10m Insured']),
  );
});

it.each([
  [
    {
      industry: 'Pflegedienst',
      businessType: 'healthcare' as const,
      location: 'Bochum',
      primaryServices: 'Grundpflege, Hauswirtschaft',
    },
    /facharzt|praxis/u,
  ],
  [
    {
      industry: 'kitesurf school',
      businessType: 'education' as const,
      primaryServices: 'kitesurf lessons, gear rental',
    },
    /rental (?:classes|lessons|school)/u,
  ],
  [
    {
      industry: 'yoga studio',
      businessType: 'fitness' as const,
      primaryServices: 'sound healing, breathwork',
    },
    / gym/u,
  ],
])('nobody types them behind it: %o', (form, never) => {
  expect(keywordsOf(form).join('\n')).not.toMatch(never);
});

it('a field of law in capitals keeps them', () => {
  const told = toldBy({
    businessType: 'legal',
    industry: 'Solicitors',
    primaryServices: 'Divorce & Family, Commercial Property, Employment',
  });
  expect(told).not.toMatch(/divorce & Family|commercial Property/u);
});

it('a price is told of its own service', () => {
  const { adGroups } = campaignOfForm({
    ...northgate,
    businessType: 'beauty',
    industry: 'thai massage',
    primaryServices: 'Thai massage 60 min £55\nHot stone massage 90 min £80\nFoot reflexology 30 min £30',
  });
  const adOf = (name: string): string => JSON.stringify(adGroups.find((group) => group.name === name)?.ad);
  expect(adOf('Thai massage')).toContain('£55');
  expect(adOf('Thai massage')).not.toMatch(/£80|£30/u);
  expect(adOf('Hot stone massage')).toContain('£80');
  expect(adOf('Hot stone massage')).not.toMatch(/£55|£30/u);
});

it('a price before its service is told of that service, and the word "from" of it alone', () => {
  const { adGroups } = campaignOfForm({
    ...northgate,
    primaryServices: 'skin fades, hot towel shave, beard trim',
    businessType: 'beauty',
    uniqueSellingProposition: '£15 skin fade. Hot towel shave from £22',
  });
  const headlines = (name: string): string[] =>
    adGroups.find((group) => group.name === name)?.ad.headlines.map(({ text }) => text) ?? [];
  expect(headlines('Skin fades')).toContain('£15 Skin Fade');
  expect(headlines('Hot towel shave')).toContain('From £22');
  expect(headlines('Beard trim').join(' ')).not.toMatch(/£/u);
});

it('who advises on immigration and is no lawyer is called none', () => {
  const keywords = keywordsOf({
    businessType: 'legal',
    industry: 'Immigration adviser',
    primaryServices: 'spouse visa, ILR',
  });
  expect(keywords).toContain('spouse visa york');
  expect(keywords.join(' ')).not.toMatch(/lawyer|attorney|law firm/u);
});

it('a hall with weddings in it lends none', () => {
  expect(
    keywordsOf({ industry: 'community hall hire', primaryServices: 'hall hire, weddings' }),
  ).not.toContain('wedding hire');
});

describe('whom to aim at', () => {
  it.each([
    ['étudiants, femmes enceintes, salariés', ['Female', 'Male', 'Unknown']],
    ['women 18-35', ['Female', 'Unknown']],
    ['Women over 40, mostly local', ['Female', 'Unknown']],
    ['mums and pregnant women', ['Female', 'Unknown']],
    ['men 30-50', ['Male', 'Unknown']],
    ['women and men over 25', ['Female', 'Male', 'Unknown']],
    ['brides, ladies who lunch, companies', ['Female', 'Male', 'Unknown']],
  ])('%s', (targetAudience, genders) => {
    const { targetAudience: aimed } = campaignOfForm({ ...northgate, targetAudience });
    expect(aimed.demographics.genders).toEqual(genders);
  });
});

describe('what the reader does is asked of nobody', () => {
  it('tickets are sold by the reader', () => {
    const told = toldBy({
      industry: 'event ticketing software',
      location: 'worldwide',
      primaryServices: 'sell tickets online, check-in app, seating plans',
    });
    expect(told).not.toMatch(/Need Sell|about sell tickets|tickets online from/iu);
    expect(told).toContain('You can sell tickets online, too.');
  });

  it('gold is sold by the reader, and loans lie on no shelf', () => {
    const form = {
      businessType: 'retail',
      industry: 'gold buyer',
      primaryServices: 'sell gold, pawn loans, gold coins for sale',
    } as const;
    expect(toldBy(form)).not.toMatch(/for Sell Gold|Our Sell Gold|stock [^"]*loans|range of pawn/u);
    expect(keywordsOf(form)).not.toContain('buy sell gold');
    expect(keywordsOf(form)).not.toContain('pawn loans for sale');
  });

  it('strawberries are picked by the reader, and rides are on no shelf', () => {
    const form = {
      businessType: 'retail',
      industry: 'farm',
      primaryServices: 'pick your own strawberries, pumpkins, farm shop, tractor rides',
    } as const;
    expect(toldBy(form)).not.toMatch(/"Your Own|We also stock [^"]*(?:rides|farm shop)/u);
    expect(keywordsOf(form)).not.toContain('pick your own strawberries shop');
    expect(keywordsOf(form)).not.toContain('tractor ride store');
  });
});
