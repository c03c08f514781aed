import { describe, expect, it } from 'vitest';
import { campaignOfForm } from '#tests/golden/google-ads/campaign-of-form.ts';
import { GoogleAdsForm, type GoogleAdsFormInput } from '#contract/google-ads-form.ts';
import { readAdsBrief } from './brief.ts';
import { isLodging, isNotary, programOf } from './house.ts';
import { standsAlone } from './fact-phrases.ts';
import { townOf } from './place.ts';
import { isTerm, isTold } from './terms.ts';

const textsOf = (form: GoogleAdsFormInput) => {
  const { adGroups, adCopy } = campaignOfForm(form);
  return {
    groups: adGroups.map(({ name }) => name),
    keywords: adGroups.flatMap(({ keywords }) => keywords),
    headlines: adGroups.flatMap(({ ad }) => ad.headlines.map(({ text }) => text)),
    descriptions: adGroups.map(({ ad }) => ad.descriptions.map(({ text }) => text)),
    callouts: adCopy.callouts,
  };
};

describe('who is no lawyer', () => {
  it.each<[string, string, string]>([
    ['notaire', 'Rennes', 'achat immobilier, donations, successions'],
    ['Notariat', 'Bonn', 'Grundstückskauf, Eheverträge, Testamente'],
    ['notaría', 'Valencia', 'compraventas, herencias, poderes'],
    ['huissier', 'Lille', 'constats, recouvrement, états des lieux'],
  ])('%s in %s is not advertised as one', (industry, location, primaryServices) => {
    const { headlines, keywords, descriptions } = textsOf({
      businessName: 'Vasseur',
      industry,
      location,
      primaryServices,
    });
    const all = [...headlines, ...keywords, ...descriptions.flat()].join(' | ');
    expect(all).not.toMatch(/avocat|anwalt|abogad|lawyer|attorney/iu);
    if (isNotary({ industry, businessName: 'Vasseur' }))
      expect(keywords[0]).toMatch(/^(?:notaire|notar|notario) /u);
  });

  it.each(['bufete', 'avocat', 'Rechtsanwalt und Notar', 'Family law firm'])('%s is none', (industry) => {
    expect(isNotary({ industry, businessName: 'Sol' })).toBe(false);
  });
});

describe('a house of its own kind', () => {
  it.each<[string, boolean]>([
    ['Hotel', true],
    ['guest house', true],
    ['Ferienwohnungen', true],
    ['chambre d’hôtes', true],
    ['cat hotel', false],
    ['hotel furniture', false],
    ['restaurant', false],
  ])('%s takes guests for the night: %s', (industry, expected) => {
    expect(isLodging({ industry, businessName: 'Sol', services: [] })).toBe(expected);
  });

  it.each<[industry: string, businessName: string, services: string, expected: boolean]>([
    ['Turismo', 'Casa Aurelia', 'habitaciones dobles, desayuno casero, casa completa para grupos', true],
    ['Gastgewerbe', 'Pension Bergblick', 'Doppelzimmer mit Balkon, Frühstücksbuffet', true],
    ['Tourisme', 'Gîte La Bergerie', "location de gîte, semaine d'été, mariages", true],
    ['Hospitality', 'Fernbank Cottages', 'self catering cottages, cottage with hot tub', true],
    ['Tourismus', 'Almhütte Seeblick', 'Hüttenurlaub, Skihütte mieten', true],
    ['Alquiler vacacional', 'Alquila Sol', 'apartamentos junto al mar, chalets con piscina', true],
    ['Turismo', 'Serranía Activa', 'barranquismo, rutas a caballo, alquiler de bicis', false],
    ['Other', 'Spick Cleaning', 'holiday let cleaning, end of tenancy cleaning', false],
    ['Other', 'Pets at Ease', 'dog walking, cat visits', false],
  ])('%s, %s with %s takes guests for the night: %s', (industry, businessName, services, expected) => {
    const form = { businessName, industry, location: 'Ronda', primaryServices: services };
    expect(isLodging(readAdsBrief(GoogleAdsForm.parse(form)))).toBe(expected);
  });

  it('has lines for the guests of a house abroad, and no project of theirs', () => {
    const { headlines, keywords } = textsOf({
      businessName: 'Casa Aurelia',
      industry: 'Turismo',
      location: 'Ronda',
      primaryServices: 'habitaciones dobles, casa completa',
    });
    expect(headlines).toContain('Consulte sus fechas');
    expect(headlines).toContain('Para su próxima escapada');
    expect(headlines.join('|')).not.toMatch(/presupuesto|proyecto|encargo/iu);
    expect(keywords.join('|')).not.toMatch(/empresa|presupuesto/iu);
  });

  it('treats nobody in a taxi, and types Zell am See whole', () => {
    const { headlines, keywords } = textsOf({
      businessName: 'Taxi Royan',
      industry: 'Taxi',
      location: 'Zell am See',
      primaryServices: 'transfert gare et aéroport, transport médical assis',
      language: 'fr',
    });
    expect(headlines.join('|')).not.toMatch(/santé|rendez-vous/iu);
    expect(keywords).toContain('transport médical assis zell am see');
    expect(keywords.join('|')).not.toMatch(/cabinet|spécialiste/u);
  });

  it('stocks goods and offers what is done to them', () => {
    const { descriptions } = textsOf({
      businessName: 'Wheelhouse',
      businessType: 'retail',
      industry: 'Bike shop',
      location: 'Hebden Bridge',
      primaryServices: 'gravel bikes, bike servicing, e-bike hire',
    });
    expect(descriptions.flat().join(' ')).not.toMatch(/stock[^.]*(?:servicing|hire)/u);
  });

  it('calls hospitality no hospital', () => {
    const { headlines } = textsOf({
      businessName: 'Fernbank',
      industry: 'Hospitality',
      location: 'Keswick',
      primaryServices: 'self catering cottages, cottage with hot tub',
    });
    expect(headlines.join('|')).not.toMatch(/health|appointment/iu);
  });

  it('asks a hotel’s guests for their dates, and nobody for a quote from a firm', () => {
    const { headlines, keywords } = textsOf({
      businessName: 'Gutshof Radewitz',
      industry: 'Hotel',
      location: 'Mecklenburgische Seenplatte',
      primaryServices: 'Doppelzimmer, Familiensuiten, Tagungen',
      uniqueSellingProposition: 'Hunde willkommen, 28 Zimmer, Frühstück bis 12 Uhr',
    });
    expect(headlines).toContain('Zeitraum anfragen');
    expect(keywords.join(' | ')).not.toMatch(/firma|anbieter|angebot/u);
    expect(keywords).toContain('hotel in der mecklenburgischen seenplatte');
  });

  it.each<[string, string | null]>([
    ['HR software', 'HR software'],
    ['habit tracker app', 'habit tracker app'],
    ['Zeiterfassungssoftware', 'Zeiterfassungssoftware'],
    ['logiciel de facturation', 'logiciel de facturation'],
    ['software', null],
    ['app development', null],
    ['software agency', null],
    ['bakery', null],
  ])('%s is searched as the program %s', (industry, expected) => {
    expect(programOf({ industry })).toBe(expected);
  });

  it('searches what a program does with “software” behind it', () => {
    const { groups, keywords } = textsOf({
      businessName: 'Quorum',
      industry: 'HR software',
      location: 'United Kingdom',
      primaryServices: 'holiday tracking, shift planning, payroll export to Xero and Sage',
      uniqueSellingProposition: '14 day free trial, no card needed',
    });
    expect(groups).toEqual([
      'Holiday tracking',
      'Shift planning',
      'Payroll export to Xero and Sage',
      'HR software',
    ]);
    expect(keywords).toContain('holiday tracking software');
    expect(keywords.join(' | ')).not.toMatch(/consultant|company/u);
  });
});

describe('entries of the services that are none', () => {
  it.each([
    '24/7 access',
    'free parking',
    'no call-out fee',
    'mobile service',
    'open Sundays',
    'fully insured',
    'month to month leases',
    'kostenlose Beratung',
  ])('“%s” is a term', (entry) => expect(isTerm(entry)).toBe(true));

  it.each(['I come to you', 'we speak Polish', 'wir kommen zu Ihnen', 'nous parlons anglais'])(
    '“%s” is told',
    (entry) => expect(isTold(entry)).toBe(true),
  );

  it.each([
    'we collect scrap cars',
    'wir sind spezialisiert auf Dächer',
    'access control',
    'freehold sales',
    'emergency plumbing',
    'note taking',
  ])('“%s” is a service', (entry) => expect(isTerm(entry) || isTold(entry)).toBe(false));

  it('stands in the ads as what sets the business apart', () => {
    const { groups, callouts, headlines, descriptions } = textsOf({
      businessName: 'Mike’s Mobile Mechanic',
      industry: 'auto repair',
      location: 'Tampa',
      primaryServices: 'brake jobs, battery replacement. I come to you!!',
      uniqueSellingProposition:
        '12 month / 12k mile warranty. We don’t do motorway call-outs. NO transmissions, NO body work',
    });
    expect(groups).toEqual(['Brake jobs', 'Battery replacement', 'Auto repair']);
    expect(callouts).toContain('I come to you');
    expect(headlines.join(' | ')).not.toMatch(/\b12 Month\b(?! \/)|No (?:Transmissions|Body)|Don/iu);
    for (const [, second] of descriptions) expect(second).not.toMatch(/^(?:We don|No )/iu);
  });
});

it.each([
  ['The Submarine (2-6 players), Victorian Asylum, birthday parties', 'The Submarine'],
  ['manual lessons; pass plus; refresher lessons', 'Pass plus'],
])('“%s” keeps the name %s', (primaryServices, name) => {
  const form = { businessName: 'Trapdoor', industry: 'leisure', location: 'Cardiff', primaryServices };
  const { groups, headlines, keywords } = textsOf(form);
  expect(groups).toContain(name);
  expect(headlines).not.toContain('Need The Submarine?');
  expect(keywords.join(' | ')).not.toMatch(/submarine (?:near|quote|company)/u);
});

it.each([
  ['No contracts', true],
  ['No call-out charge', true],
  ['No credit card needed', true],
  ['No minimum order', true],
  ['No job too small', true],
  ['No added sugar', true],
  ['No shop overhead so cheaper than the dealer', true],
  ['No exotics', false],
  ['No under 18s', false],
  ['NO body work', false],
  ['We don’t do motorway-only sessions', false],
  ['We don’t charge for quotes', true],
  ['Closed Sundays', false],
])('“%s” draws customers: %s', (text, expected) => {
  expect(standsAlone({ text })).toBe(expected);
});

describe('what sets a business apart', () => {
  it('is read out of a row whose first fact has a verb', () => {
    const { callouts, descriptions } = textsOf({
      businessName: 'Cerrajería Rápida',
      industry: 'cerrajería',
      location: 'Zaragoza',
      primaryServices: 'apertura de puertas, cambio de bombín',
      uniqueSellingProposition:
        'llegamos en 20 minutos, presupuesto cerrado por teléfono, hablamos inglés, 15 años de experiencia',
    });
    expect(callouts).toEqual(expect.arrayContaining(['15 años de experiencia', 'Hablamos inglés']));
    expect(descriptions[0]!.join(' ')).toContain('Presupuesto cerrado por teléfono.');
  });

  it('is not shouted where the name of the business holds a word of it', () => {
    const { headlines } = textsOf({
      businessName: 'SUNSTATE SOLAR',
      industry: 'Solar installer',
      location: 'Phoenix',
      primaryServices: 'SOLAR PANELS, SOLAR REPAIR',
      uniqueSellingProposition: 'LICENSED, OVER 4,000 HOMES',
    });
    expect(headlines.join(' ')).not.toMatch(/SOLAR|OVER/u);
  });

  it('tells when a bakery opens by itself', () => {
    const { callouts } = textsOf({
      businessName: 'Krümel',
      industry: 'Bäckerei',
      location: 'Köln',
      primaryServices: 'Sauerteigbrot, Brötchen',
      uniqueSellingProposition: 'Mehl vom Niederrhein, ab 6:30 Uhr offen, sonntags geschlossen',
    });
    expect(callouts).toEqual(expect.arrayContaining(['Mehl vom Niederrhein', 'Ab 6:30 Uhr offen']));
    expect(callouts.join(' ')).not.toContain('geschlossen');
  });

  it('keeps “le soir et le samedi” together', () => {
    const { callouts, descriptions } = textsOf({
      businessName: 'Coach Renée',
      industry: 'coaching',
      location: 'Nantes et en visio',
      primaryServices: 'bilan de compétences, gestion du stress',
      uniqueSellingProposition: 'première séance offerte, rendez-vous le soir et le samedi',
    });
    expect(callouts).toContain('Installés à Nantes');
    expect(descriptions[0]!.join(' ')).toContain('Rendez-vous le soir et le samedi');
  });
});

it.each([
  ['Freiburg im Breisgau', 'Freiburg'],
  ['Frankfurt am Main', 'Frankfurt'],
  ['Rothenburg ob der Tauber', 'Rothenburg'],
  ['Newcastle upon Tyne', 'Newcastle'],
  ['Stoke-on-Trent', 'Stoke-on-Trent'],
  ['Alcalá de Henares', 'Alcalá de Henares'],
  ['Villingen', 'Villingen'],
  ['Leeds and West Yorkshire', 'Leeds'],
  ['Tyne and Wear', 'Tyne and Wear'],
])('%s is typed %s', (place, typed) => {
  expect(townOf(place)).toBe(typed);
});
