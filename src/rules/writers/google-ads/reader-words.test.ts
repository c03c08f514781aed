import { describe, expect, it } from 'vitest';
import type { GoogleAdsFormInput } from '#contract/google-ads-form.ts';
import { campaignOfForm } from '#tests/golden/google-ads/campaign-of-form.ts';
import { isTrouble } from '#rules/offers/troubles.ts';
import { isReadersDeed } from './reader-words.ts';

const groupsOf = (form: Partial<GoogleAdsFormInput>) =>
  campaignOfForm({
    businessName: 'Aldgate',
    industry: 'Other',
    location: 'Bristol',
    primaryServices: 'x',
    ...form,
  }).adGroups.map(({ name, keywords, ad }) => ({
    name,
    keywords,
    headlines: ad.headlines.map(({ text }) => text),
    descriptions: ad.descriptions.map(({ text }) => text).join(' '),
  }));

it.each([
  ['blocked drains', 'en', true],
  ['back pain', 'en', true],
  ['drain unblocking', 'en', false],
  ['Rückenschmerzen', 'de', true],
  ['uñas encarnadas', 'es', true],
  ['fuite d’eau', 'fr', true],
] as const)('whether “%s” is a trouble', (name, language, isOne) => {
  expect(isTrouble(name, language)).toBe(isOne);
});

it.each([
  ['donate', true],
  ['sponsor a kennel', true],
  ['sell your gold', true],
  ['get food help', true],
  ['donate food', true],
  ['foster care', false],
  ['support groups', false],
  ['book binding', false],
  ['cancel subscriptions', true],
  ['accept card payments', true],
  ['find forgotten subscriptions', true],
  ['track days', false],
  ['track lighting', false],
  ['scan reports', false],
])('whether “%s” is asked of the reader', (name, isAsked) => {
  expect(isReadersDeed(name, 'en')).toBe(isAsked);
});

describe('what a program lets its reader do', () => {
  const [find, bills] = groupsOf({
    businessName: 'Stackly',
    industry: 'personal finance app',
    location: 'United States',
    primaryServices: 'find forgotten subscriptions, bill negotiation, cancel subscriptions',
    uniqueSellingProposition: 'Works with 40 US banks, read-only access, free to scan',
  });

  it('is done with it, and neither needed nor priced', () => {
    expect(find?.descriptions).toContain('Find forgotten subscriptions with Stackly.');
    expect(find?.descriptions).toContain('You can cancel subscriptions, too.');
    expect(find?.headlines.join('\n')).not.toMatch(/Need|About/u);
    expect(find?.keywords).toContain('find forgotten subscriptions app');
    expect(find?.keywords.join('\n')).not.toMatch(/pricing|demo|comparison/u);
  });

  it('is told beside what is offered', () => {
    expect(bills?.descriptions).toContain(
      'You can find forgotten subscriptions and cancel subscriptions, too.',
    );
  });
});

it('guarantees no feed by what is said on doors', () => {
  const groups = groupsOf({
    businessType: 'retail',
    industry: 'poultry supplies',
    primaryServices: 'automatic coop doors, layers pellets',
    uniqueSellingProposition: '10 year guarantee on doors, free delivery over £80, we keep hens ourselves',
  });
  expect(groups.map(({ headlines }) => headlines.includes('10 Year Guarantee on Doors'))).toEqual([
    true,
    false,
  ]);
});

it('repairs no second-hand bikes within 48 hours', () => {
  const groups = groupsOf({
    businessType: 'service',
    industry: 'Cycling',
    primaryServices: 'bike repair, second-hand bikes',
    uniqueSellingProposition: 'Repaired within 48 hours, fixed prices on the wall, open until 7 pm',
  });
  expect(groups.map(({ headlines }) => headlines.includes('Repaired Within 48 Hours'))).toEqual([
    true,
    false,
  ]);
});

describe('what somebody wants to be rid of', () => {
  it('is asked about, and not offered', () => {
    const [blocked, survey] = groupsOf({
      industry: 'drain cleaning',
      primaryServices: 'blocked drains, cctv drain surveys',
    });
    expect(blocked?.headlines).toContain('Blocked Drains?');
    expect(blocked?.descriptions).toContain('Blocked drains in Bristol: Aldgate.');
    expect(blocked?.descriptions).not.toMatch(/from Aldgate|quote on blocked/u);
    expect(blocked?.keywords).not.toContain('local blocked drains');
    expect(survey?.headlines).toContain('CCTV Drain Surveys in Bristol');
  });

  it('is no question where it is an ailment', () => {
    const [group] = groupsOf({
      businessType: 'healthcare',
      industry: 'Podología',
      language: 'es',
      primaryServices: 'uñas encarnadas, quiropodia',
    });
    expect(group?.headlines.join('\n')).not.toContain('¿');
  });
});

describe('what the reader is asked to do', () => {
  const groups = groupsOf({
    industry: 'dog rescue charity',
    primaryServices: 'dog adoption, donate, sponsor a kennel',
    language: 'en',
  });

  it('is neither needed nor priced', () => {
    const sponsor = groups.find(({ name }) => name === 'Sponsor a kennel');
    expect(sponsor?.headlines.join('\n')).not.toMatch(/Need|Ask About/u);
    expect(sponsor?.keywords.join('\n')).not.toMatch(/price|cost|near me/u);
    expect(groups[0]?.descriptions).not.toContain('donate');
    expect(groups[0]?.keywords.join('\n')).not.toMatch(/price|cost|service/u);
  });

  it('is searched with the cause, where it is one word', () => {
    expect(groups.find(({ name }) => name === 'Donate')?.keywords[0]).toBe('donate dog rescue charity');
  });
});

describe('what the reader is called to', () => {
  it.each<[Partial<GoogleAdsFormInput>, string, RegExp]>([
    [
      {
        businessType: 'healthcare',
        industry: 'Hebamme',
        language: 'de',
        primaryServices: 'Rückbildungskurs',
      },
      'Fragen Sie nach freien Plätzen: Rückbildungskurs.',
      /Termin: R/u,
    ],
    [
      { industry: 'Übersetzungsbüro', language: 'de', primaryServices: 'beglaubigte Übersetzungen' },
      'fragen Sie ein Angebot an',
      /Ihre Lage/u,
    ],
    [
      { businessType: 'retail', industry: 'yarn', primaryServices: 'yarn subscription box, sock yarn' },
      'See our range and choose what fits.',
      /range of yarn sub/u,
    ],
    [
      { industry: 'boat trips', language: 'en', primaryServices: 'pontoon from the dock' },
      'Pontoon from the dock in Bristol: Aldgate.',
      /from Aldgate/u,
    ],
  ])('%j', (form, wanted, unwanted) => {
    const [group] = groupsOf(form);
    expect(group?.descriptions).toContain(wanted);
    expect(group?.descriptions).not.toMatch(unwanted);
  });

  it('is to a range beside “buy now, pay in 3”', () => {
    const [group] = groupsOf({
      businessType: 'retail',
      industry: 'uniform shop',
      primaryServices: 'school blazers, PE kits',
      uniqueSellingProposition: 'Buy now pay in 3',
    });
    expect(group?.headlines).toContain('See Our School Blazers');
    expect(group?.headlines).toContain('Buy Now Pay in 3');
  });
});

it('a room with a name is searched with what it is', () => {
  const [group] = groupsOf({ industry: 'escape rooms', primaryServices: 'The Submarine, gift cards' });
  expect(group?.keywords).toContain('the submarine escape room bristol');
});

it('a whole country has no group of the trade, and nobody is on site in it', () => {
  const groups = groupsOf({
    industry: 'Übersetzungsbüro',
    language: 'de',
    location: 'Deutschland',
    primaryServices: 'Lektorat, beglaubigte Übersetzungen',
  });
  expect(groups.map(({ name }) => name)).not.toContain('Übersetzungsbüro');
  expect(JSON.stringify(groups)).not.toContain('Vor Ort in Deutschland');
});

it('children come with their families, teams do not', () => {
  const groups = groupsOf({
    industry: 'escape rooms',
    primaryServices: 'kids birthday parties, team building events',
    targetAudience: 'families, coworkers',
  });
  expect(groups[0]?.headlines).toContain('For Families');
  expect(groups[1]?.headlines).not.toContain('For Families');
});

it('a lawyer’s long field stands alone where “Anwalt für …” has no room', () => {
  const [group] = groupsOf({
    businessType: 'legal',
    industry: 'Kanzlei',
    language: 'de',
    primaryServices: 'Kündigungsschutzklage, Aufhebungsvertrag prüfen',
  });
  expect(group?.headlines).toContain('Kündigungsschutzklage');
});

it.each<[Partial<GoogleAdsFormInput>, string]>([
  [
    { industry: 'plombier chauffagiste', language: 'fr', primaryServices: 'fuite d’eau' },
    "fuite d'eau plombier",
  ],
  [
    { industry: 'Zahnarzt', language: 'de', primaryServices: 'Zahnschmerzen' },
    'zahnschmerzen zahnarzt bristol',
  ],
  [
    { industry: 'mudanzas', language: 'es', primaryServices: 'mudanzas nacionales' },
    'empresa de mudanzas nacionales',
  ],
])('%j is searched by “%s”', (form, keyword) => {
  expect(groupsOf(form)[0]?.keywords).toContain(keyword);
});

it('an abbreviation that the form writes large is large', () => {
  const [group] = groupsOf({ businessName: 'Second Wind CPAP', primaryServices: 'cpap masks, hoses' });
  expect(group?.headlines).toContain('CPAP Masks in Bristol');
});

it('a business that is called after its town is named beside it', () => {
  const [group] = groupsOf({
    businessName: 'Bristol Blooms',
    businessType: 'retail',
    primaryServices: 'roses, tulips',
  });
  expect(group?.headlines).toEqual(expect.arrayContaining(['Roses in Bristol', 'Bristol Blooms']));
});
