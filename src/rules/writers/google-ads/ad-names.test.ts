import { describe, expect, it } from 'vitest';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { isCountry } from '#rules/text/regions.ts';
import { headlineCase, innerCase, plainPiece } from './ad-text.ts';
import { factPhrases } from './fact-phrases.ts';
import { lexiconOf } from './lexicon/index.ts';
import { placeOf } from './place.ts';
import { servicesOf } from './services.ts';
import { shortName } from './themes.ts';

const context = (language: WrittenLanguage) => ({ language, businessName: 'Zed', competitors: [] });

describe('services', () => {
  it.each<[WrittenLanguage, string, string[]]>([
    [
      'en',
      'Holiday house with pool, horse riding, bed and breakfast',
      ['Holiday house with pool', 'horse riding', 'bed and breakfast'],
    ],
    [
      'en',
      'We help small businesses with bookkeeping, HST filing and payroll. We also do personal tax returns.',
      ['bookkeeping', 'HST filing', 'payroll', 'personal tax returns'],
    ],
    [
      'en',
      'Our team helps homeowners with loft conversions and extensions',
      ['loft conversions', 'extensions'],
    ],
    ['en', 'We repair boilers and install radiators in Leeds.', ['boiler repair', 'radiator installation']],
    ['en', 'We fix phones, tablets and laptops', ['phone repair', 'tablet repair', 'laptop repair']],
    [
      'en',
      'bike servicing, wheel building, e-bike diagnostics (bosch & shimano)',
      ['bike servicing', 'wheel building', 'e-bike diagnostics'],
    ],
    ['en', 'Facials (hydra, peel, LED), brows and lashes', ['Facials', 'brows', 'lashes']],
    ['de', 'Umzüge (privat und gewerblich), Lagerung', ['Umzüge', 'Lagerung']],
    ['en', 'We replace slates and tiles', ['slate replacement', 'tile replacement']],
    ['en', 'We bake sourdough bread and croissants', ['sourdough bread', 'croissants']],
    [
      'en',
      'We teach piano, guitar and singing to beginners',
      ['piano lessons', 'guitar lessons', 'singing lessons'],
    ],
    ['en', 'I walk dogs, visit cats and board rabbits', ['dog walking', 'cat visits', 'rabbit boarding']],
    [
      'en',
      'boiler installation, boiler repair and service',
      ['boiler installation', 'boiler repair', 'boiler service'],
    ],
    [
      'en',
      'teeth whitening, crowns and root canal treatment',
      ['teeth whitening', 'crowns', 'root canal treatment'],
    ],
    [
      'en',
      'implants, back and neck pain treatment',
      ['implants', 'back pain treatment', 'neck pain treatment'],
    ],
    ['en', 'manual and automatic driving lessons', ['manual driving lessons', 'automatic driving lessons']],
    [
      'de',
      'Wir reparieren Waschmaschinen und Trockner. Wir verkaufen auch gebrauchte Geräte.',
      ['Waschmaschinen-Reparatur', 'Trockner-Reparatur', 'gebrauchte Geräte'],
    ],
    [
      'en',
      'barn weddings, exclusive use weekends, best pizza',
      ['barn weddings', 'exclusive use weekends', 'pizza'],
    ],
    [
      'fr',
      'Nous concevons des cuisines et des salles de bains sur mesure, home staging',
      ['cuisines', 'salles de bains sur mesure', 'home staging'],
    ],
    ['es', 'Vendemos las bicicletas y los accesorios', ['bicicletas', 'accesorios']],
    ['de', 'Wir restaurieren alte Möbel', ['alte Möbel restaurieren']],
    [
      'de',
      'Wir helfen Unternehmen bei Buchhaltung, Lohnabrechnung und Steuererklärungen',
      ['Buchhaltung', 'Lohnabrechnung', 'Steuererklärungen'],
    ],
    [
      'de',
      'Badsanierung, Heizungs- und Sanitärinstallation',
      ['Badsanierung', 'Heizungs- und Sanitärinstallation'],
    ],
    [
      'es',
      'Reformamos cocinas, baños y pisos completos. También pintamos fachadas.',
      ['reforma de cocinas', 'reforma de baños', 'reforma de pisos completos', 'pintura de fachadas'],
    ],
    ['es', 'Ayudamos a autónomos con la contabilidad y las nóminas', ['contabilidad', 'nóminas']],
    [
      'fr',
      'Nous réparons les vélos et les trottinettes. Nous louons aussi des vélos électriques.',
      ['réparation de vélos', 'réparation de trottinettes', 'location de vélos électriques'],
    ],
  ])('%s “%s” are named as people search them', (language, text, names) => {
    expect(servicesOf(text, [], 'Leeds', context(language)).services.map(({ name }) => name)).toEqual(names);
  });
});

describe('a name in 25 units', () => {
  it.each<[WrittenLanguage, string, string]>([
    ['en', 'back and neck pain treatment', 'back and neck pain'],
    ['en', 'sports injury physiotherapy', 'injury physiotherapy'],
    ['en', 'personal tax returns for freelancers', 'personal tax returns'],
    ['en', 'emergency boiler repair services', 'emergency boiler repair'],
    ['en', 'moss removal and roof cleaning works', 'moss removal'],
    ['en', 'project management software', 'project management'],
    ['en', 'Making Tax Digital VAT filing', 'Making Tax Digital VAT'],
    ['fr', 'gâteaux d’anniversaire sur commande', 'gâteaux d’anniversaire'],
    ['en', 'conservatory roof replacement', 'conservatory roof'],
    ['fr', 'rénovation de salle de bains', 'rénovation salle bains'],
    ['fr', 'réparation de trottinettes électriques', 'réparation trottinettes'],
    ['es', 'mudanzas nacionales e internacionales', 'mudanzas nacionales'],
    ['fr', 'cours de piano et de guitare', 'cours de piano'],
    ['fr', 'cuisines et des salles de bains sur mesure', 'cuisines'],
    ['es', 'clases de inglés para niños pequeños', 'clases de inglés'],
    ['es', 'mantenimiento de calderas de gas', 'mantenimiento de calderas'],
    ['es', 'reforma de pisos completos', 'reforma de pisos'],
    ['de', 'Heizungs- und Sanitärinstallation', 'Sanitärinstallation'],
    ['de', 'Steuererklärungen für Freiberufler', 'Steuererklärungen'],
  ])('%s “%s” still says what it is', (language, name, short) => {
    expect(shortName(name, 25, language)).toBe(short);
  });
});

describe('facts', () => {
  it.each([
    ['All physiotherapists are HCPC registered.', ['HCPC registered']],
    ['Our team is fully insured', ['Fully insured']],
    ['Our fitters are certified and insured', ['Certified and insured']],
    ['Most of our staff are certified', []],
    ['Some of the team are licensed', ['Some of the team are licensed']],
    ['30-day free trial, from £9 a month', ['30-day free trial', 'From £9 a month']],
    ['Free delivery, from £30 per order', ['Free delivery, from £30 per order']],
    ['Free delivery, from £30', ['Free delivery, from £30']],
    [
      'Lifetime warranty; all insurance accepted; up to $200 cash back',
      ['Lifetime warranty', 'All insurance accepted', 'Up to $200 cash back'],
    ],
    ['Free delivery in the city, from $11.50 a meal', ['Free delivery in the city', 'From $11.50 a meal']],
    ['Cloud based with Xero and QuickBooks', ['Cloud based with Xero and QuickBooks']],
  ])('“%s” tells %j', (text, told) => {
    expect(factPhrases(text, 'usp', context('en')).facts.map((fact) => fact.text)).toEqual(told);
  });
});

it.each([
  ['CPA led team', 'CPA Led Team'],
  ['led light fitting', 'LED Light Fitting'],
  ['evening slots until 8 pm', 'Evening Slots Until 8 pm'],
  ['open 7am to 9pm', 'Open 7am to 9pm'],
])('“%s” in Title Case is “%s”', (text, cased) => {
  expect(headlineCase(text, 'en')).toBe(cased);
});

it('keeps the capital of peoples and days inside a sentence', () => {
  expect(innerCase('German courses for expats', 'en')).toBe('German courses for expats');
  expect(innerCase('Evening German classes', 'en')).toBe('evening German classes');
  expect(innerCase('Beginner Photoshop course', 'en')).toBe('beginner Photoshop course');
  expect(innerCase('Making Tax Digital filing', 'en')).toBe('Making Tax Digital filing');
  expect(innerCase('Invisalign', 'en')).toBe('Invisalign');
});

it.each([
  ['Austin TX', 'Austin'],
  ['Denver, CO 80202', 'Denver'],
  ['Toronto ON', 'Toronto'],
  ['Washington DC', 'Washington DC'],
  ['LA', 'LA'],
  ['freiburg', 'Freiburg'],
  ['new york', 'New York'],
  ['stoke-on-trent', 'Stoke-on-Trent'],
  ['frankfurt am main', 'Frankfurt am Main'],
  ['UK wide', 'the UK'],
  ['Dublin 2', 'Dublin'],
  ['Paris 15e', 'Paris'],
  ['Hauptstraße 12, Köln', 'Köln'],
  ['across Scotland', 'Scotland'],
])('names “%s” as %s', (location, place) => {
  expect(placeOf(location, 'en')).toBe(place);
});

it('knows whole countries from towns', () => {
  expect(['the United States', 'UK', 'Deutschland', 'España'].filter(isCountry)).toHaveLength(4);
  expect(['Austin', 'Lyon', 'Georgia'].some(isCountry)).toBe(false);
});

it.each([
  ['WE COME TO YOU!!!', 'we come to you'],
  ['NO FIX NO FEE', 'no fix no fee'],
  ['OPEN 24/7 IN UK', 'open 24/7 in UK'],
  ['VAT filing, NO forms', 'VAT filing, NO forms'],
])('“%s” is written “%s”', (shouting, calm) => {
  expect(plainPiece(shouting, [])).toBe(calm);
});

it.each([
  ['Allgäu', 'im'],
  ['Eifel', 'in der'],
  ['Bodensee', 'am'],
  ['Ostsee', 'an der'],
  ['Rügen', 'auf'],
  ['Lüneburger Heide', 'in der'],
  ['Kassel', 'in'],
  ['Bad Harzburg', 'in'],
])('German says where %s is with “%s”', (place, before) => {
  expect(lexiconOf('de')?.inPlace('Ponyreiten', place)).toBe(`Ponyreiten ${before} ${place}`);
});
