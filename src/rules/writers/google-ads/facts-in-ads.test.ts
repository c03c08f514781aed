import { describe, expect, it } from 'vitest';
import { countWidth } from '#rules/text/count.ts';
import { campaignOfForm } from '#tests/golden/google-ads/campaign-of-form.ts';

const groomer = {
  businessName: 'Bright Paws Grooming',
  industry: 'Pets',
  location: 'Asheville, NC',
  primaryServices: 'dog grooming, cat grooming, nail trims, de-shedding baths',
  uniqueSellingProposition:
    'One dog at a time, no cages. Groomer certified in cat handling. Sunday appointments.',
  targetAudience: 'Dog owners with anxious or elderly dogs',
} as const;

const groupsOf = (form: Parameters<typeof campaignOfForm>[0]) =>
  campaignOfForm(form).adGroups.map(({ name, ad }) => ({
    name,
    headlines: ad.headlines.map(({ text }) => text),
    descriptions: ad.descriptions.map(({ text }) => text),
  }));

describe('a row of single words', () => {
  it.each([
    ['Speaks English, Arabic and Spanish. Open Saturdays.', 'Speaks English, Arabic and Spanish.', 'Arabic'],
    ['Max 6 people per class, machines included, tea and cake', 'Tea and cake.', 'Cake'],
    [
      'Serving Leeds, Harrogate and West Yorkshire, no call-out fee',
      'Serving Leeds, Harrogate and West Yorkshire.',
      'Harrogate',
    ],
    [
      'Parts for John Deere, Massey Ferguson and Kubota from 1950 to today. 1-year warranty',
      'Parts for John Deere, Massey Ferguson and Kubota from 1950 to today.',
      'Massey Ferguson',
    ],
    [
      'Instructors speak English, Turkish and Arabic, 3 sites',
      'Instructors speak English, Turkish and Arabic.',
      'Arabic',
    ],
    ['Family owned, licensed and insured', 'Licensed and insured.', 'Insured'],
    ['Free UK delivery over £35, vegan', 'Free UK delivery over £35.', 'Free UK Delivery over £35, Vegan'],
  ])('%s', (uniqueSellingProposition, told, alone) => {
    const [group] = groupsOf({
      businessName: 'Northgate',
      industry: 'Other',
      location: 'York',
      primaryServices: 'window repair, door repair, lock fitting',
      uniqueSellingProposition,
    });
    expect(group?.descriptions.join(' ')).toContain(told);
    expect(group?.headlines).not.toContain(alone);
  });
});

describe('a fact of one service', () => {
  const groups = groupsOf(groomer);
  const textsOf = (name: string): string => JSON.stringify(groups.find((group) => group.name === name));

  it('stands in the ad of that service and of those that both serve', () => {
    expect(textsOf('Dog grooming')).toContain('One Dog at a Time');
    expect(textsOf('Cat grooming')).toContain('Certified in Cat Handling');
    expect(textsOf('Nail trims')).toContain('One Dog at a Time');
  });

  it('is not told beside its rival', () => {
    expect(textsOf('Cat grooming')).not.toMatch(/one dog/iu);
    expect(textsOf('Dog grooming')).not.toMatch(/cat handling/iu);
  });
});

it('descriptions use their room: no fact stands alone while others would fit beside it', () => {
  for (const { descriptions } of groupsOf({
    businessName: 'Northlight Roofing',
    businessType: 'home_services',
    industry: 'Construction',
    location: 'Duluth, Minnesota',
    primaryServices: 'roof replacement, ice dam removal, seamless gutters',
    uniqueSellingProposition:
      'GAF Master Elite certified, 50-year shingle warranty, free drone inspection, we help with insurance claims',
  })) {
    expect(descriptions).toHaveLength(4);
    for (const text of descriptions) expect(countWidth(text)).toBeGreaterThanOrEqual(50);
  }
});

it('says for whom in the advertiser’s own words where they tell nobody’s age', () => {
  const told = (targetAudience: string): string =>
    groupsOf({ ...groomer, uniqueSellingProposition: '', targetAudience })[0]!.descriptions.join(' ');
  expect(told('Dog owners with anxious or elderly dogs')).toContain(
    'For dog owners with anxious or elderly dogs.',
  );
  expect(told('Dog owners over 60')).not.toContain('60');
});

describe('what an ad says of a business', () => {
  const textsOf = (form: Partial<Parameters<typeof campaignOfForm>[0]>): string =>
    JSON.stringify(
      groupsOf({
        businessName: 'Aldgate',
        industry: 'Other',
        location: 'Bristol, UK',
        primaryServices: 'window repair, door repair, lock fitting',
        ...form,
      }),
    );

  it.each<[string, Partial<Parameters<typeof campaignOfForm>[0]>, string]>([
    [
      'a name that ends in a full stop opens the first description',
      { businessName: 'Harbor City Moving Co.' },
      'Window repair in Bristol from Harbor City Moving Co."',
    ],
    [
      'the number of a licence goes, the licence stays',
      { uniqueSellingProposition: 'Licensed and insured (USDOT 1234567). Flat rate quotes.' },
      'Licensed and insured.',
    ],
    [
      'who grants a mark is no shouting',
      { uniqueSellingProposition: 'NABCEP certified installers, 25-year warranty' },
      'NABCEP certified installers',
    ],
    [
      '“in-house” stands for itself',
      { uniqueSellingProposition: '1,200 homes since 2014, in-house crews - never subcontractors' },
      'In-house crews, never subcontractors',
    ],
    [
      'a service that begins with “check” asks for nothing',
      {
        businessType: 'automotive',
        primaryServices: 'Check engine light diagnosis, brake repair',
        phone: '253-555-0188',
      },
      'Ask for a Quote',
    ],
    [
      'a kind before its list is a service of its own',
      { businessType: 'retail', primaryServices: 'tractor parts: hydraulic pumps, starters, seats' },
      '"Hydraulic Pumps"',
    ],
    [
      'a trouble is asked about, not needed',
      { businessType: 'home_services', primaryServices: 'clogged drains, water heaters etc' },
      '"Clogged Drains?"',
    ],
    [
      'a keyword takes the capitals of the services, and none of its words is offered beside them',
      {
        businessType: 'home_services',
        primaryServices: 'AC repair, AC installation, duct cleaning',
        targetKeywords: ['ac repair bristol', 'ac not cooling'],
      },
      'We also help with AC repair, AC installation, and duct cleaning.',
    ],
    [
      'a name goes without its address',
      { businessName: 'Sunrise Senior Living at Maple Court', businessType: 'healthcare' },
      '"Sunrise Senior Living"',
    ],
    [
      'a department of France has no “à”',
      { language: 'fr', location: 'Dordogne', primaryServices: 'pose de fenêtres, volets roulants' },
      'Pose de fenêtres en Dordogne',
    ],
    [
      'a row that no description has room for is told in its parts',
      {
        language: 'es',
        location: 'Lugo',
        primaryServices: 'apertura de puertas, cajas fuertes',
        uniqueSellingProposition:
          'Llegamos en 20 minutos, precio cerrado por teléfono, sin recargo nocturno, 15 años de experiencia',
      },
      '15 años de experiencia',
    ],
    [
      'a fact that names the place stands where the opening leaves it out',
      {
        businessType: 'legal',
        location: 'Paris',
        language: 'fr',
        primaryServices: 'droit du travail, divorce, succession',
        uniqueSellingProposition:
          'Premier rendez-vous à 80 €. Avocats au barreau de Paris depuis 2001. Rendez-vous le soir.',
      },
      'Avocats au barreau de Paris depuis 2001.',
    ],
    [
      'a German name keeps its noun',
      {
        language: 'de',
        location: 'Erfurt',
        primaryServices: 'medizinische Lymphdrainagebehandlung, Implantate',
      },
      '"Lymphdrainagebehandlung"',
    ],
    [
      'a program is one of many',
      { businessType: 'education', primaryServices: 'toddler program, after school care' },
      'Need a Toddler Program?',
    ],
    [
      'who cares for animals does not promise time for oneself',
      { businessType: 'beauty', industry: 'Pets', primaryServices: 'dog grooming' },
      'Dog Grooming in Bristol',
    ],
  ])('%s', (_, form, expected) => {
    expect(textsOf(form)).toContain(expected);
  });

  it.each<[Partial<Parameters<typeof campaignOfForm>[0]>, RegExp]>([
    [{ uniqueSellingProposition: 'We come to your driveway or office.' }, /to Driveway/u],
    [
      { primaryServices: 'AC repair, duct cleaning', targetKeywords: ['ac not cooling'] },
      /also offer[^"]*not cooling/u,
    ],
    [{ uniqueSellingProposition: 'Honest work. Call Lou', phone: '2165550133' }, /Call Lou/u],
    [{ primaryServices: 'we do everything plumbing, toilets, sump pumps etc' }, /everything plumbing|etc/iu],
    [{ uniqueSellingProposition: '1,200 homes fitted since 2014 in Arizona' }, /"1,200 Homes"/u],
    [
      { businessType: 'restaurant', primaryServices: 'breakfast, birthday cakes to order' },
      /a birthday cakes/u,
    ],
    [{ businessType: 'beauty', industry: 'Pets', primaryServices: 'dog grooming' }, /Time for Yourself/u],
    [{ primaryServices: 'home care, around Norwich' }, /Around Norwich/u],
    [{ businessType: 'professional_services', primaryServices: 'house extensions' }, /Your Business/u],
  ])('%j does not say %s', (form, never) => {
    expect(textsOf(form)).not.toMatch(never);
  });
});

describe('a fact that begins with the thing of one service', () => {
  const groups = groupsOf({
    businessName: 'Thistle & Pine',
    businessType: 'retail',
    industry: 'candle shop',
    location: 'Inverness',
    primaryServices: 'soy wax candles, reed diffusers, candle refills',
    uniqueSellingProposition: 'candles burn for 45 hours, refills posted back in 3 days, delivery in 2 days',
  });
  const headlinesOf = (name: string) => groups.find((group) => group.name === name)?.headlines;

  it('is told of that thing, and what any offer comes with of all', () => {
    expect(headlinesOf('Soy wax candles')).toContain('Candles Burn for 45 Hours');
    expect(headlinesOf('Reed diffusers')).not.toContain('Candles Burn for 45 Hours');
    expect(headlinesOf('Reed diffusers')).toContain('Delivery in 2 Days');
  });
});

describe('a shop that teaches and fires, too', () => {
  const groups = groupsOf({
    businessName: 'Kiln Theory',
    businessType: 'retail',
    industry: 'pottery studio',
    location: 'Asheville',
    primaryServices: 'handmade mugs, wheel throwing classes, kiln firing service',
    uniqueSellingProposition:
      'dishwasher safe, classes of 8 with one wheel each, firing from $3 per piece, ships in 2 days',
  });
  it.each([
    ['Handmade mugs', /Dishwasher safe/iu, /Firing from|Classes of/u],
    ['Wheel throwing classes', /Classes of 8/u, /Firing from|Dishwasher|Ships/iu],
    ['Kiln firing service', /Firing from \$3/iu, /Dishwasher|Ships/iu],
  ])('tells of %s what is true of them', (name, told, untold) => {
    const texts = JSON.stringify(groups.find((group) => group.name === name));
    expect(texts).toMatch(told);
    expect(texts).not.toMatch(untold);
  });
});

it('no audience of one age stands beside what is made for another', () => {
  const groups = groupsOf({
    businessName: 'Nähstube Krüger',
    businessType: 'education',
    industry: 'Nähschule',
    location: 'Leipzig',
    primaryServices: 'Nähkurs für Anfänger, Nähkurs für Kinder',
    targetAudience: 'Erwachsene ohne Vorkenntnisse und Kinder ab 8',
  });
  expect(groups.find(({ name }) => name === 'Nähkurs für Anfänger')?.headlines).toContain('Für Erwachsene');
  expect(groups.find(({ name }) => name === 'Nähkurs für Kinder')?.headlines).not.toContain('Für Erwachsene');
});

it('French says how far it is, and that leans on nothing', () => {
  const [group] = groupsOf({
    businessName: 'Le Clos',
    industry: 'Chambres d’hôtes',
    location: 'Amboise',
    language: 'fr',
    primaryServices: 'chambre double, suite familiale',
    uniqueSellingProposition:
      'Piscine chauffée d’avril à octobre, à 10 minutes à pied du château, parking gratuit',
  });
  expect(group?.descriptions.join(' ')).toContain('Piscine chauffée d’avril à octobre.');
});
