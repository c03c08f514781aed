import { describe, expect, it } from 'vitest';
import { GoogleAdsForm, type GoogleAdsFormInput } from '#contract/google-ads-form.ts';
import { campaignOfForm } from '#tests/golden/google-ads/campaign-of-form.ts';
import { readAdsBrief } from './brief.ts';
import { audienceOf } from './audience-phrase.ts';
import { shortFact } from './short-fact.ts';
import { shortName } from './themes.ts';

const base: GoogleAdsFormInput = {
  businessName: 'Northgate',
  industry: 'Other',
  location: 'York',
  primaryServices: 'window repair, door repair, lock fitting',
};

const textsOf = (form: Partial<GoogleAdsFormInput>) => {
  const { adGroups, adCopy } = campaignOfForm({ ...base, ...form });
  return {
    groups: adGroups.map(({ name, keywords, ad }) => ({
      name,
      keywords,
      headlines: ad.headlines.map(({ text }) => text),
      descriptions: ad.descriptions.map(({ text }) => text),
      path: `${ad.path1}/${ad.path2}`,
    })),
    callouts: adCopy.callouts,
    sitelinks: adCopy.sitelinks.map(({ text }) => text),
    snippets: adCopy.structuredSnippets.flatMap(({ values }) => values),
  };
};

describe('facts that were taken for a part of the one before', () => {
  it.each<[string, string[]]>([
    [
      'Family owned since 1987, upfront pricing before any work starts, licensed and insured',
      ['Family Owned Since 1987', 'Licensed and Insured'],
    ],
    ['flat fee from $249 a month, a named bookkeeper', ['Flat Fee from $249 a Month', 'A Named Bookkeeper']],
    ['certified team; no waitlist', ['No Waitlist']],
    ['Most repairs back within a week; photo quotes the same day', ['Photo Quotes the Same Day']],
    ['fixed fees, agreed up front', ['Fixed Fees, Agreed up Front']],
    ['No car ride, fear-free certified, evening visits until 9pm', ['Fear-Free Certified']],
    ['No fix, no fee', ['No Fix, No Fee']],
    ['Open daily. No call out fee. Fixed prices.', ['No Call Out Fee']],
    ['bilingual guides, from $25 for two', ['Bilingual Guides', 'From $25 for Two']],
    ['free delivery, from $25', ['Free Delivery, From $25']],
    // A number of children is no "4" for "for", and takes no line with it.
    ['max 4 kids per class, first class free', ['Max 4 Kids per Class', 'First Class Free']],
  ])('%s', (uniqueSellingProposition, wanted) => {
    const [group] = textsOf({ uniqueSellingProposition }).groups;
    expect(group?.headlines).toEqual(expect.arrayContaining(wanted));
  });

  it('a fact with the town stands in place of the bare town, and takes no other fact with it', () => {
    const [group] = textsOf({
      businessName: 'Haus & Hof Immobilien',
      businessType: 'real_estate',
      industry: 'Immobilienmakler',
      location: 'Augsburg',
      primaryServices: 'Immobilienbewertung, Vermietung von Wohnungen',
      uniqueSellingProposition:
        'kostenlose Erstbewertung, seit 2004 in Augsburg, 92 % der Häuser in drei Monaten verkauft',
    }).groups;
    expect(group?.headlines).toContain('Seit 2004 in Augsburg');
    expect(group?.headlines).not.toContain('Vor Ort in Augsburg');
    expect(group?.descriptions.join(' ')).toContain('92 % der Häuser in drei Monaten verkauft.');
  });

  it('a price is not another service’s by a small word', () => {
    const { groups } = textsOf({
      businessType: 'education',
      industry: 'Schwimmschule',
      location: 'Leipzig',
      primaryServices: 'Babyschwimmen, Kraulkurs für Erwachsene, Aqua-Fitness',
      uniqueSellingProposition: 'Probestunde für 12 €',
    });
    for (const { headlines } of groups) expect(headlines).toContain('Probestunde für 12 €');
  });
});

describe('names inside a width', () => {
  it.each<[string, number, string]>([
    ['catering for up to 80 guests', 25, 'catering'],
    ['mezcal tastings on Thursdays', 25, 'mezcal tastings'],
    ['intro to lead climbing class', 25, 'lead climbing class'],
    ['private dining for up to 24', 25, 'private dining'],
  ])('%s in %i', (name, max, short) => {
    expect(shortName(name, max, 'en')).toBe(short);
  });

  it('spares how it is made where that is enough', () => {
    expect(shortName('confección de cojines a medida', 25, 'es')).toBe('confección de cojines');
  });

  it.each<[string, string]>([
    ['outdoor patio that welcomes dogs', 'outdoor patio'],
    ['discounts that never run out at all', ''],
  ])('%s', (fact, short) => {
    expect(shortFact(fact, 30, 'en')).toBe(short);
  });

  it('nobody types for how many or on which day', () => {
    const { groups, snippets, sitelinks } = textsOf({
      businessType: 'restaurant',
      industry: 'Mexican restaurant',
      location: 'Pilsen, Chicago',
      primaryServices: 'weekend brunch, catering for up to 80 guests, mezcal tastings on Thursdays',
    });
    const [, catering, tastings] = groups;
    expect(catering?.keywords).toEqual(expect.arrayContaining(['catering', 'catering pilsen']));
    expect(catering?.path).toBe('catering/pilsen');
    expect(tastings?.keywords[0]).toBe('mezcal tastings');
    expect(tastings?.keywords).not.toContain('mezcal tastings on thursday menu');
    expect(snippets).toEqual(['Weekend brunch', 'Catering', 'Mezcal tastings']);
    expect(sitelinks).toEqual(expect.arrayContaining(['Catering', 'Mezcal Tastings']));
  });
});

describe('a few words in the language of the trade', () => {
  it.each<[string, string, string]>([
    ['Zahnarztpraxis', 'Implantate, Angstpatienten', 'de'],
    ['clínica dentária', 'implantes, próteses, branqueamento', 'pt'],
    ['plombier', 'chauffe-eau, radiateurs', 'fr'],
    ['dentist', 'implants, veneers', 'en'],
  ])('%s: %s', (industry, primaryServices, language) => {
    const form = GoogleAdsForm.parse({ ...base, industry, primaryServices });
    expect(readAdsBrief(form).language.tag).toBe(language);
  });
});

describe('small words and names', () => {
  it('a weak word in common parts no two descriptions', () => {
    const { groups } = textsOf({
      businessName: 'NORDLICHT FENSTERBAU GMBH',
      businessType: 'home_services',
      industry: 'Fensterbauer',
      location: 'Rostock',
      primaryServices: 'Holzfenster, Haustüren',
      uniqueSellingProposition:
        'eigene Fertigung in Rostock, 10 Jahre Garantie auf Beschläge, Aufmaß kostenlos, Montage durch eigene Leute',
    });
    expect(groups[0]?.descriptions).toContain(
      '10 Jahre Garantie auf Beschläge. Montage durch eigene Leute. Aufmaß kostenlos.',
    );
    expect(groups[0]?.headlines).toContain('Nordlicht Fensterbau GmbH');
  });

  it.each<[string, string, string[], string[]]>([
    [
      'pick your own farm',
      'apple picking, pumpkin patch',
      ['apple picking prices'],
      ['apple picking company'],
    ],
    [
      'ferry',
      'freight to the islands, private charters',
      ['freight to the islands cost'],
      ['freight to the island cost', 'local freight to the island'],
    ],
    ['boulangerie', 'gâteaux d’anniversaire sur commande, pain au levain', ["gâteaux d'anniversaire"], []],
  ])('%s: %s', (industry, primaryServices, wanted, unwanted) => {
    const keywords = textsOf({ industry, primaryServices }).groups.flatMap((group) => group.keywords);
    expect(keywords).toEqual(expect.arrayContaining(wanted));
    for (const keyword of unwanted) expect(keywords).not.toContain(keyword);
  });

  it('a plumber is one, lumber is not', () => {
    const headlines = (industry: string) =>
      textsOf({ businessType: 'home_services', industry }).groups.flatMap((group) => group.headlines);
    expect(headlines('plumber')).toContain('Need a Plumber?');
    expect(headlines('locksmith')).toContain('Need a Locksmith?');
  });

  it.each<[Partial<GoogleAdsFormInput>, string[], string[]]>([
    [
      {
        businessType: 'healthcare',
        industry: 'Zahnarztpraxis',
        location: 'Kassel',
        primaryServices: 'Implantate, Angstpatienten',
      },
      ['Termin für Implantate', 'Termin für Angstpatienten'],
      ['Angstpatienten gesucht?'],
    ],
    [
      {
        businessType: 'automotive',
        industry: 'taller mecánico',
        location: 'Zaragoza',
        primaryServices: 'neumáticos, frenos',
      },
      ['Presupuesto de neumáticos'],
      [],
    ],
    [
      { industry: 'visites guidées', location: 'Colmar', primaryServices: 'circuits gourmands, mariages' },
      ['Envie de circuits gourmands ?', 'Devis : circuits gourmands'],
      ['Besoin de mariages ?', 'Besoin de circuits gourmands ?'],
    ],
    [
      {
        businessType: 'home_services',
        industry: 'locksmith',
        primaryServices: 'emergency lockouts, lock changes',
      },
      ['Emergency Lockouts?'],
      ['Need Emergency Lockouts?'],
    ],
  ])('%j', (form, wanted, unwanted) => {
    const headlines = textsOf(form).groups.flatMap((group) => group.headlines);
    expect(headlines).toEqual(expect.arrayContaining(wanted));
    for (const text of unwanted) expect(headlines).not.toContain(text);
  });

  it('Airbnb keeps its capital inside a sentence', () => {
    const { groups } = textsOf({
      industry: 'house cleaning',
      primaryServices: 'deep cleaning, move out cleaning, Airbnb turnover',
    });
    expect(JSON.stringify(groups.map(({ descriptions }) => descriptions))).not.toContain('airbnb');
  });

  it('nobody stocks embroidery or orders', () => {
    const { groups } = textsOf({
      businessType: 'retail',
      industry: 'medical scrubs store',
      primaryServices: 'scrub tops, compression socks, embroidery, group orders',
    });
    const texts = groups.flatMap(({ descriptions, headlines }) => [...descriptions, ...headlines]).join(' ');
    expect(texts).not.toMatch(
      /stock [^.]*(?:embroidery|orders)|(?:our|range of) (?:embroidery|group orders)/iu,
    );
    expect(groups.flatMap(({ keywords }) => keywords)).not.toContain('buy embroidery');
  });

  it.each<[string, string]>([
    ['couples and families nearby', 'couples and families'],
    ['Paare und Familien aus Köln', 'Paare und Familien'],
    ['men and women over 40', ''],
    ['homeowners with older houses', 'homeowners'],
    ['parents and small business owners in Leeds', 'parents'],
  ])('%s', (text, audience) => {
    expect(audienceOf(text, 'restaurant', /[äö]|und/u.test(text) ? 'de' : 'en')).toBe(audience);
  });
});
