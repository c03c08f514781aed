import { describe, expect, it } from 'vitest';
import { ResearchForm, type ResearchFormInput } from '#contract/keyword-research.ts';
import { keywordsOfForm, researchOfForm } from '#tests/golden/keyword-research/research-of-form.ts';
import { readBrief } from './brief.ts';

const read = (input: Partial<ResearchFormInput>) =>
  readBrief(ResearchForm.parse({ businessName: 'Larkfield', industry: 'Other', ...input }));

describe('What a list of offers says', () => {
  it.each<[products: string[], offers: string[]]>([
    [
      ['We help small firms with bookkeeping, payroll and VAT'],
      ['bookkeeping services', 'payroll services', 'vat services'],
    ],
    [
      ['We help small firms with bookkeeping', 'payroll and VAT'],
      ['bookkeeping services', 'payroll services', 'vat services'],
    ],
    [['Dog walking, cat sitting and puppy visits'], ['dog walking', 'cat sitting', 'puppy visits']],
    [['We clean carpets, sofas and rugs across Kent'], ['carpet cleaning', 'sofa cleaning', 'rug cleaning']],
    [['I teach piano and violin to adults'], ['piano lessons', 'violin lessons']],
    [
      ['Carpet and upholstery cleaning'],
      ['carpet cleaning', 'upholstery cleaning', 'carpet and upholstery cleaning'],
    ],
    [
      ['EV charger installation and repair'],
      ['ev charger installation', 'ev charger repair', 'ev charger installation and repair'],
    ],
    [
      ['Driving lessons in manual and automatic cars', 'Pass Plus'],
      ['driving lessons', 'pass plus'],
    ],
    [
      ['Jump starts and battery replacement'],
      ['jump start', 'battery replacement', 'jump starts and battery replacement'],
    ],
    [['We write wills, set up trusts and handle probate for families'], ['will', 'trust', 'probate']],
    [['We love what we do'], []],
    [
      ["Children's jumpers and cardigans"],
      ["children's jumper", "children's cardigan", "children's jumpers and cardigans"],
    ],
    [['Wills and probate'], ['wills and probate']],
    [['We move homes, offices and pianos'], ['home removal', 'office removal', 'piano removal']],
    [['Physiotherapy and sports rehab'], ['physiotherapy', 'sports rehab', 'physiotherapy and sports rehab']],
    [
      ['Pregnancy and postnatal Pilates'],
      ['pregnancy pilates', 'postnatal pilates', 'pregnancy and postnatal pilates'],
    ],
    [['Soins du visage et épilation'], ['soins du visage', 'épilation', 'soins du visage et épilation']],
    [
      ['Instalación y reparación de calderas'],
      ['instalación de calderas', 'reparación de calderas', 'instalación y reparación de calderas'],
    ],
    [['Vacunación de perros y gatos'], ['vacunación de perros y gatos']],
    [['Black and white photography'], ['black and white photography']],
    [['Health and safety training'], ['health and safety training']],
    [['Invoicing apps for freelancers that send reminders'], ['invoicing app for freelancers']],
    [['Guided sea kayak tours'], ['guided sea kayak tours', 'sea kayak tours']],
    [['Implantate und Zahnersatz'], ['Implantate', 'Zahnersatz', 'Implantate und Zahnersatz']],
    [
      ['Wir reparieren Waschmaschinen und Trockner in Köln'],
      ['Waschmaschinen reparieren', 'Trockner reparieren'],
    ],
    [
      ['Reparamos calderas y aires acondicionados'],
      ['reparación de calderas', 'reparación de aires acondicionados'],
    ],
    [
      ['Nous réparons et rénovons les toitures en ardoise'],
      ['réparation de toitures', 'rénovation de toitures'],
    ],
  ])('%j', (products, offers) => {
    expect(read({ products }).offers.map(({ name }) => name)).toEqual(offers);
  });
});

describe('How an offer is looked for', () => {
  it.each<[product: string, industry: string, kind: string]>([
    ['House cleaning', 'Other', 'service'],
    ['Houses for sale', 'Real Estate', 'property'],
    ['Apertura de puertas', 'Other', 'service'],
    ['Walking boots', 'Retail', 'product'],
    ['Massage oil', 'Beauty & Wellness', 'product'],
    ['Pet taxi', 'Other', 'service'],
    ['Buchhaltungssoftware', 'Other', 'software'],
    ['Cat sitting', 'Other', 'service'],
    ['Roof inspections', 'drone surveying', 'service'],
    ['Sunday drop-ins', 'pet sitting', 'service'],
    ['Poetry nights', 'bookstore', 'service'],
    ['Sourdough bread', 'Food & Beverage', 'food'],
    ['Olive oil', 'Retail', 'food'],
    ['Savon surgras à la lavande', 'Beauty & Wellness', 'product'],
    ['Peluquería canina en casa', 'Other', 'service'],
    ['Huile de massage pour le dos', 'Beauty & Wellness', 'product'],
    ['Küchen nach Maß', 'Construction', 'service'],
    ['End of tenancy cleaning', 'Other', 'service'],
    ['Self-catering holiday cottage with hot tub', 'Other', 'venue'],
  ])('%s, %s: %s', (product, industry, kind) => {
    expect(read({ products: [product], industry }).offers[0]?.kind).toBe(kind);
  });
});

describe('The trade of a business', () => {
  it.each<[businessName: string, description: string, trade: string, product?: string]>([
    ['Anchor', 'Osteopathy clinic by the harbour. Open on Tuesdays.', 'osteopathy clinic'],
    ['Spokes', 'Spokes is an independent bike shop in Kendal.', 'bike shop'],
    ['Zahnarztpraxis Dr. Hellwig', 'Termine auch samstags.', 'Zahnarzt', 'Zahnersatz und Prothesen'],
    [
      'Clínica Veterinaria El Pinar',
      'Más de 15 años en el barrio.',
      'clínica veterinaria',
      'Peluquería canina',
    ],
    ['Elektro Sommer', 'Elektromeisterbetrieb in Ulm.', 'Elektromeisterbetrieb', 'Wallboxen und Zähler'],
    ['Dough', 'Bakery and cafe in Ludlow.', 'bakery'],
  ])('%s: %s', (businessName, description, trade, product = 'Gift vouchers') => {
    const keywords = keywordsOfForm({
      businessName,
      description,
      products: [product],
      location: 'Bath',
    });
    expect(keywords.map((keyword) => keyword.toLowerCase())).toContain(`${trade.toLowerCase()} bath`);
  });
});

describe('Wordings', () => {
  it.each<[form: Partial<ResearchFormInput>, wanted: string[], refused: string[]]>([
    [
      { products: ['House cleaning'], location: 'Ireland' },
      ['house cleaning ireland', 'house cleaning near me', 'what is included in house cleaning'],
      ['house cleaning worldwide'],
    ],
    [{ products: ['House cleaning'], location: 'Worldwide' }, [], ['house cleaning worldwide']],
    [
      { products: ['Sourdough bread'], industry: 'Food & Beverage', targetAudience: 'brides, vegans' },
      ['how to store sourdough bread', 'sourdough bread for vegans'],
      ['how to choose sourdough bread', 'sourdough bread for brides'],
    ],
    [
      { products: ['Dog walking'], targetAudience: 'busy professionals, dog owners' },
      ['dog walking cost'],
      ['dog walking for busy professionals', 'dog walking for dog owners'],
    ],
    [
      { products: ['Vacunación de perros', 'Urgencias veterinarias'], industry: 'Healthcare' },
      ['cuánto cuesta la vacunación de perros'],
      ['cuánto cuesta vacunación de perros', 'cuánto cuesta urgencias veterinarias'],
    ],
    [
      { products: ['Wedding flowers', 'Funeral flowers'], targetAudience: 'brides', industry: 'Retail' },
      ['wedding flowers price'],
      ['funeral flowers for brides', 'wedding flowers for brides', 'how to choose a wedding flower'],
    ],
    [
      { products: ['Sports massage', 'Roof repairs'], industry: 'Construction' },
      ['roof repair quote', 'sports massage prices'],
      ['sports massage quote'],
    ],
    [
      { products: ['Wallboxen und Zähler', 'Photovoltaik'], location: 'Ulm und Neu-Ulm', language: 'de' },
      ['Photovoltaik Ulm', 'Photovoltaik Neu-Ulm'],
      [],
    ],
    [
      { products: ['Loose leaf tea', 'Afternoon tea'], industry: 'Food & Beverage' },
      ['how to store loose leaf tea', 'afternoon tea prices'],
      ['leaf tea', 'how to store afternoon tea', 'how to choose afternoon tea', 'afternoon tea for sale'],
    ],
    [
      { products: ['Barcode app for warehouses', 'Stock counting', 'Reports'], industry: 'Technology' },
      ['best stock counting app', 'barcode app for warehouses pricing'],
      ['best report', 'buy stock counting online', 'stock counting for sale'],
    ],
    [
      { businessName: 'Brightside Solar Ltd', products: ['Battery storage'] },
      ['brightside solar reviews'],
      ['brightside solar ltd'],
    ],
  ])('%j', (form, wanted, refused) => {
    const keywords = keywordsOfForm(form);
    expect(keywords).toEqual(expect.arrayContaining(wanted));
    for (const keyword of refused) expect(keywords).not.toContain(keyword);
  });

  it('gives things that share their last word a page each, named as the form writes them', () => {
    const { clusters } = researchOfForm({
      businessName: 'Brightside',
      industry: 'Construction',
      products: ['Solar panel installation', 'EV charger installation'],
      location: 'Bad Tölz',
    });
    const titles = clusters.map(({ page }) => page.title);
    expect(titles).toEqual(
      expect.arrayContaining(['Solar panel installation', 'EV charger installation', 'Brightside']),
    );
    expect(titles).not.toContain('Installation');
  });
});

describe('What the offers beside it tell of an offer', () => {
  const kinds = (input: Partial<ResearchFormInput>) =>
    Object.fromEntries(read(input).offers.map(({ name, kind }) => [name, kind]));

  it('makes a service of a name that tells nothing among services', () => {
    expect(
      kinds({ industry: 'Pet grooming', products: ['dog grooming', 'cat grooming', 'nail trims'] }),
    ).toMatchObject({
      'nail trim': 'service',
    });
    expect(
      keywordsOfForm({ industry: 'Pet grooming', products: ['dog grooming', 'nail trims'] }),
    ).not.toContain('nail trims for sale');
  });

  it('leaves goods beside a service what they are', () => {
    expect(kinds({ products: ['bike repair', 'bike parts', 'widgets'] })).toMatchObject({
      widget: 'product',
    });
  });

  it('sells no activity in German', () => {
    const keywords = keywordsOfForm({
      industry: 'Kletterhalle',
      location: 'Kiel',
      products: ['Bouldern', 'Kinderkurse', 'Kindergeburtstage', '10er-Karte'],
    });
    expect(keywords.filter((keyword) => /kaufen|Kaufberatung|Grußkarte/u.test(keyword))).toEqual([]);
    expect(keywords).toContain('Bouldern Kosten');
  });
});

it('What a shop sells is searched, the shop by its industry is not', () => {
  const keywords = keywordsOfForm({
    industry: 'Houseplants online shop',
    platform: 'shopify',
    products: ['self-watering pots'],
  });
  expect(keywords.filter((keyword) => keyword.includes('online shop'))).toEqual([]);
  expect(keywords).toContain('buy houseplants online');
});

it('A drawing is counted, and half a row is no topic', () => {
  expect(keywordsOfForm({ industry: 'Architects', products: ['planning drawings'] })).toContain(
    'how much does a planning drawing cost',
  );
  expect(
    keywordsOfForm({
      industry: 'Pet grooming',
      products: ['dog grooming', 'cat grooming'],
      description: 'One-on-one dog and cat grooming without cages.',
    }),
  ).not.toContain('one-on-one dog');
});

it.each<[products: string[], wording: string]>([
  [['RV repair'], 'how much does an rv repair cost'],
  [['used travel trailers'], 'used travel trailer price'],
  [['piano moving', 'packing supplies'], 'buy packing supplies online'],
  [['Python for teens', 'private tutoring'], 'how much does python for teens cost'],
])('%j: %s', (products, wording) => {
  expect(keywordsOfForm({ location: 'Austin', products })).toContain(wording);
});

it.each<[products: string[], never: string]>([
  [['coding classes for kids'], 'how much does coding classes for kids cost'],
  [['used travel trailers'], 'how much does an used travel trailer cost'],
])('%j: never %s', (products, never) => {
  expect(keywordsOfForm({ location: 'Austin', products })).not.toContain(never);
});
