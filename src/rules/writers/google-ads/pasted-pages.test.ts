import { describe, expect, it } from 'vitest';
import { campaignOfForm } from '#tests/golden/google-ads/campaign-of-form.ts';
import { headedServices, namesNoService } from './services-of-page.ts';
import { withoutTestimonials } from './testimonials.ts';

const page = `Welcome to Oakfield Veterinary Physiotherapy! We are a friendly team of Chartered physiotherapists who treat dogs, cats and horses across Shropshire. Whether your dog is recovering from surgery or your horse has a sore back, we are here to help.

What we do
Hydrotherapy – our heated pool (28 degrees) lets dogs exercise without loading their joints.
Laser therapy – pain relief and tissue repair.
Equine physiotherapy – we visit your yard. Saddle checks can be arranged.
Arthritis management – a plan for older dogs, with home exercises.

How it works
1. Your vet signs the referral form.
2. First appointment, 60 minutes, £65.

Opening hours: Monday to Friday 8.30am - 6pm. Tel 01743 555 0199. © 2024 Oakfield. Cookie policy.`;

it('a pasted page gives the services that stand as heads of its lines, and nothing of its furniture', () => {
  const { adGroups } = campaignOfForm({
    businessName: 'Oakfield Veterinary Physiotherapy',
    businessType: 'healthcare',
    industry: 'veterinary physiotherapy',
    location: 'Shrewsbury, Shropshire',
    primaryServices: page,
    uniqueSellingProposition:
      'We have treated over 3,000 animals since 2009. “Bella is like a puppy again!” – Sue, Telford. Direct claims with most insurers.',
  });
  expect(adGroups.map(({ name }) => name)).toEqual([
    'Hydrotherapy',
    'Laser therapy',
    'Equine physiotherapy',
    'Arthritis management',
  ]);
  const told = JSON.stringify(adGroups.map(({ ad }) => ad));
  expect(told).toContain('Treated over 3,000 animals since 2009');
  expect(told).not.toMatch(/Bella|Sue|Telford|Welcome to/u);
});

describe('heads of lines', () => {
  it.each([
    ['a list that somebody typed', ['Boiler repair – fast and tidy work', 'Leaks: all of them at once'], []],
    [
      'prices behind names',
      Array.from(
        { length: 9 },
        (_, n) =>
          `Cut number ${'x'.repeat(n + 1)}: £30 for wash and blow-dry, every day of the week but Monday`,
      ),
      [],
    ],
  ])('none of %s', (_, lines, names) => {
    expect(headedServices(lines)).toEqual(names);
  });
});

it.each([
  ['Welcome to our bakery', true],
  ['About us', true],
  ['Willkommen bei Malerbetrieb Koch', true],
  ['Tel 01743 555 0199', true],
  ['Privacy policy', true],
  ['We are a family company with three vans', true],
  ['We are a roofing company offering slate and flat roofs', false],
  ['Home cleaning', false],
  ['Telephone repair', false],
  ['News photography', false],
  ['Contact lenses', false],
  ['Cookies and brownies', false],
  ['Phone repair', false],
  ['Email marketing', false],
  ['Copyright registration', false],
  ['Email: hello@example.com', true],
  ['Copyright 2024 Oakfield', true],
  ['Prices for weddings', false],
])('%s is furniture of a page: %s', (sentence, is) => {
  expect(namesNoService(sentence)).toBe(is);
});

it.each([
  [
    'Open daily. "They saved our wedding day twice" - Ann, Leeds. Free quotes.',
    'Open daily.  . Free quotes.',
  ],
  ['„Endlich wieder ohne Schmerzen laufen“ – Frau Meier. Termine am Abend.', ' . Termine am Abend.'],
  [
    'Our motto is "no fix, no fee for you" and we keep it.',
    'Our motto is "no fix, no fee for you" and we keep it.',
  ],
])('words of customers go: %s', (text, rest) => {
  expect(withoutTestimonials(text)).toBe(rest);
});

const groupsOf = (form: Partial<Parameters<typeof campaignOfForm>[0]>): string[] =>
  campaignOfForm({
    businessName: 'Sander',
    industry: 'Other',
    location: 'Oldenburg',
    primaryServices: '',
    ...form,
  }).adGroups.map(({ name }) => name);

it('bullets of a page are its services, and the prose around them none', () => {
  const primaryServices = `Herzlich willkommen bei Malerbetrieb Sander, Ihr Meisterbetrieb in Oldenburg seit 1987. Wir freuen uns auf Ihren Besuch! Unsere Leistungen im Überblick:
- Innenanstriche
- Fassadengestaltung
- Schimmelsanierung
Rufen Sie uns an oder schreiben Sie uns. Impressum | Datenschutz`;
  expect(groupsOf({ industry: 'Maler', primaryServices })).toEqual([
    'Innenanstriche',
    'Fassadengestaltung',
    'Schimmelsanierung',
    'Maler',
  ]);
});

it('of prose only what is said to be offered names services', () => {
  const primaryServices = `At Sunny Days we believe every child is unique. Our purpose-built nursery has been caring for children aged 3 months to 5 years since 1998 and we are proud to be rated Good by Ofsted. We offer full day care, half days, a breakfast club and holiday club, plus funded places for 2, 3 and 4 year olds. All meals are cooked on site by our chef Maria and included in the fee. Our garden has a mud kitchen, a sand pit and a bug hotel.`;
  expect(groupsOf({ industry: 'nursery', location: 'Norwich', primaryServices })).toEqual([
    'Full day care',
    'Half days',
    'Breakfast club and holiday club',
    'Funded places',
    'Nursery',
  ]);
});

it('a typed list of bullets is read whole', () => {
  expect(groupsOf({ primaryServices: '• Heel tips\n• Resoling\n• Engraving', location: 'Bath' })).toEqual([
    'Heel tips',
    'Resoling',
    'Engraving',
  ]);
});

describe('services inside a sentence', () => {
  it.each([
    [
      'what stands behind the colon',
      {
        location: 'Angers',
        industry: 'jardins',
        primaryServices:
          'Nous créons et entretenons votre jardin : tonte, taille de haies, élagage. Nous posons aussi des clôtures.',
      },
      ['Tonte', 'Taille de haies', 'Élagage', 'Pose de clôtures'],
    ],
    [
      'behind "nos dedicamos a"',
      {
        location: 'Bilbao',
        industry: 'obras',
        primaryServices:
          'Nos dedicamos a las reformas integrales de pisos, cocinas y baños. También hacemos pladur. Trabajamos con gremios propios.',
      },
      ['Reformas integrales de pisos', 'Cocinas', 'Baños', 'Pladur'],
    ],
    [
      'before and behind "gehören dazu"',
      {
        location: 'Köln',
        primaryServices: 'Pflasterarbeiten und Teichbau gehören ebenso dazu wie Winterdienst.',
      },
      ['Pflasterarbeiten', 'Teichbau', 'Winterdienst'],
    ],
    [
      'injury claims that are won or free',
      {
        businessType: 'legal' as const,
        primaryServices: 'Conveyancing, No Win No Fee Injury Claims, no hidden costs',
        location: 'York',
      },
      ['Conveyancing', 'No Win No Fee Injury Claims'],
    ],
  ])('%s', (_, form, groups) => {
    expect(groupsOf(form)).toEqual(groups);
  });
});
