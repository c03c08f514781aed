import { describe, expect, it } from 'vitest';
import { withAbbreviations } from './abbreviations.ts';
import { placeOf, townOf } from './place.ts';
import { plainPiece } from './ad-text.ts';
import { isRefusal, isTerm } from './terms.ts';
import { headlinesOf, toldBy, northgate } from '#tests/golden/google-ads/ads-of-northgate.ts';
import { campaignOfForm } from '#tests/golden/google-ads/campaign-of-form.ts';

describe('what is shouted is written small', () => {
  it.each([
    ['NO CALL OUT FEE', 'no call out fee'],
    ['BEFORE AND AFTER PHOTOS', 'before and after photos'],
    ['SAME WEEK SERVICE', 'same week service'],
    ['UPVC DOOR REPAIR', 'UPVC door repair'],
    ['DBS CHECKED', 'DBS checked'],
    ['5 YEAR ceramic coating warranty', '5 year ceramic coating warranty'],
    ['RV DETAILING', 'RV detailing'],
    ['NATE CERTIFIED TECHS', 'NATE certified techs'],
    ['FULLY CERTIFIED TEAM', 'fully certified team'],
    ['PILAS EN EL ACTO', 'pilas en el acto'],
    ['DEVIS GRATUIT SOUS 24H', 'devis gratuit sous 24H'],
    ['RELOJES CASIO', 'relojes Casio'],
    ['OUT and OUTDOOR lights', 'OUT and outdoor lights'],
  ])('%s', (text, written) => {
    expect(plainPiece(text, [])).toBe(written);
  });

  it('keeps the word of an own name', () => {
    expect(plainPiece('FIX Auto is open late', ['FIX Auto'])).toBe('FIX Auto is open late');
  });
});

describe('a place as it is typed', () => {
  it.each([
    ['GLASGOW', 'Glasgow'],
    ['SAN ANTONIO, TX', 'San Antonio'],
    ['NYC', 'NYC'],
    ['san antonio tx', 'San Antonio'],
    ['portland or', 'Portland Or'],
    ['Adelaide SA', 'Adelaide'],
    ['I travel all over Ireland', 'Ireland'],
    ['we cover Kent and Sussex', 'Kent and Sussex'],
    ['wherever you need us', ''],
    ['dublin 4', 'Dublin'],
    ['Isle of Arran', 'the Isle of Arran'],
    ['near Bath', 'near Bath'],
    ['just outside Ludlow, Shropshire', 'near Ludlow'],
    ['Bath and surrounding areas', 'Bath'],
  ])('%s', (location, place) => {
    expect(placeOf(location, 'en')).toBe(place);
  });
});

describe('a row of facts is not torn', () => {
  it.each([
    ['Pick up from home, school or work', 'Pick up from home, school or work', ['School or Work']],
    ['Book by the hour, day or week', 'Book by the hour, day or week', ['Day or Week']],
    ['Helmets, locks & maps included', 'Helmets, locks & maps included', ['Helmets']],
    ['Bait, tackle, licenses and ice included', 'Bait, tackle, licenses and ice included', ['Bait, Tackle']],
    ['English, Portuguese and French spoken', 'English, Portuguese and French spoken', ['English']],
    ['Open 7 days 10am - 10pm', 'Open 7 days 10am - 10pm', ['10pm']],
    ['2 men and a truck from $99/hr', '2 men and a truck from $99/hr', ['2 Men']],
    [
      'Funded places for 2, 3 and 4 year olds',
      'Funded places for 2, 3 and 4 year olds',
      ['3 and 4 Year Olds'],
    ],
  ])('%s', (uniqueSellingProposition, told, torn) => {
    expect(toldBy({ uniqueSellingProposition })).toContain(told);
    for (const half of torn) expect(headlinesOf({ uniqueSellingProposition })).not.toContain(half);
  });
});

it.each(['Llámanos al 600 123 456', 'Tel. 612.345.678', 'Call 020 7946 0123 now'])(
  'a phone number stands in no text: %s',
  (uniqueSellingProposition) => {
    expect(toldBy({ uniqueSellingProposition })).not.toMatch(/\d{3}[ .]\d{3,4}/u);
  },
);

it.each([
  ['gift vouchers / 2 mins from Churchill Square', ['Gift Vouchers', '2 Mins from Churchill Square']],
  ['free quotes - 12 month / 12k mile warranty', ['Free Quotes', '12 Month / 12K Mile Warranty']],
])('facts are parted where they end: %s', (uniqueSellingProposition, told) => {
  const headlines = headlinesOf({ uniqueSellingProposition }).map((text) => text.toLowerCase());
  for (const fact of told) expect(headlines).toContain(fact.toLowerCase());
});

it.each(['DM on insta @glowbymia', 'Follow us on Facebook', 'Number 1 in Dubai', 'Pain-free guaranteed!'])(
  'never told: %s',
  (uniqueSellingProposition) => {
    expect(toldBy({ uniqueSellingProposition })).not.toMatch(/insta|glowbymia|facebook|Number 1|pain-free/iu);
  },
);

it('whoever writes all with capitals keeps them inside a sentence', () => {
  const told = toldBy({
    businessType: 'healthcare',
    primaryServices: 'Veneers, Teeth Whitening, Root Canal',
  });
  expect(told).not.toMatch(/teeth Whitening|root Canal/u);
});

describe('an entry of the services', () => {
  it.each([
    ['no scalpel vasectomy', false],
    ['no-dig drain repair', false],
    ['no exotics', true],
    ['no horses', true],
  ])('%s is turned away: %s', (entry, is) => {
    expect(isRefusal(entry)).toBe(is);
  });

  it.each([
    ['ouverture de porte', false],
    ['ouvert le dimanche', true],
    ['abierto los domingos', true],
    ['no dig pipe lining', false],
  ])('%s is a term: %s', (entry, is) => {
    expect(isTerm(entry)).toBe(is);
  });

  const groupsOf = (form: Partial<Parameters<typeof campaignOfForm>[0]>): string[] =>
    campaignOfForm({ ...northgate, ...form }).adGroups.map(({ name }) => name);

  it.each([
    [{ industry: 'handyman', primaryServices: 'everything' }, ['Handyman']],
    [{ industry: 'Malerbetrieb', primaryServices: 'alles mögliche', location: 'Kassel' }, ['Malerbetrieb']],
    [{ primaryServices: 'breakfast until 11.30, lunch' }, ['Breakfast', 'Lunch']],
    [
      { primaryServices: 'hot stone massage 90 min £80, reflexology 30 mins' },
      ['Hot stone massage', 'Reflexology'],
    ],
    [{ primaryServices: '3 hour deep clean, ironing' }, ['3 hour deep clean', 'Ironing']],
    [{ primaryServices: 'luxury toilets, generators' }, ['Luxury toilets', 'Generators']],
    [{ primaryServices: 'appartment moving, packing servises' }, ['Apartment moving', 'Packing services']],
  ])('%o', (form, groups) => {
    expect(groupsOf(form)).toEqual(groups);
  });
});

it('whoever is named by an abbreviation keeps its capitals', () => {
  const told = headlinesOf({
    businessType: 'professional_services',
    primaryServices: 'supplier portal, approval workflows',
    targetAudience: 'CFOs and finance managers',
  });
  expect(told).toContain('For CFOs');
});

describe('a place beside a town', () => {
  it.each([
    ['en', 'near Bath', 'near Bath'],
    ['de', 'nahe Celle', 'nahe Celle'],
    ['es', 'cerca de Haro, La Rioja', 'cerca de Haro'],
    ['fr', 'près de Beaune', 'près de Beaune'],
    ['fr', 'près d’Arles', 'près d’Arles'],
  ] as const)('%s: %s', (language, location, place) => {
    expect(placeOf(location, language)).toBe(place);
    expect(townOf(place)).toMatch(/^(?:Bath|Celle|Haro|Beaune|Arles)$/u);
  });

  it('is told so, and searched by the town', () => {
    const { adGroups, adCopy } = campaignOfForm({
      ...northgate,
      industry: 'Glamping site',
      location: 'near Ludlow',
    });
    expect(adCopy.callouts).toContain('Based near Ludlow');
    expect(adGroups[0]?.keywords).toContain('window repair ludlow');
    expect(JSON.stringify(adGroups)).not.toMatch(/in Ludlow|near near/u);
  });

  it('is lived on where it is an island', () => {
    expect(toldBy({ location: 'Isle of Arran' })).toContain('Window repair on the Isle of Arran');
  });
});

it.each([
  ['dbs checked, rncp and nptc', 'DBS checked, RNCP and NPTC'],
  ['2 hrs, 5 kms, smith ltd', '2 hrs, 5 kms, smith ltd'],
  ['www.bbc.co.uk @dbs dry gym', 'www.bbc.co.uk @dbs dry gym'],
])('letters without a vowel are an abbreviation: %s', (text, written) => {
  expect(withAbbreviations(text)).toBe(written);
});

it('a price in brackets is told without them', () => {
  const told = toldBy({ primaryServices: 'wedding cakes (from £350), cupcakes', industry: 'cakes' });
  expect(told).toContain('From £350');
  expect(told).not.toContain('(from');
});

it('what begins with "we" or "our" stands in no row as it is', () => {
  const told = toldBy({
    primaryServices: 'phone repair, data recovery, we buy phones, our famous carrot cake',
  });
  expect(told).not.toMatch(/offer [^"]*we buy|our famous|famous/iu);
});
