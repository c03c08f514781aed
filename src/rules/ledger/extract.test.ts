import { describe, expect, test } from 'vitest';
import { SeoForm, type SeoFormInput } from '#contract/seo-content.ts';
import type { Brief, FactKind, Ledger } from '#rules/listing/listing.ts';
import { briefsOf } from './brief.ts';
import { categoryOf } from './category.ts';
import { firstFacts } from './first-facts.ts';
import { evidenceOf } from './evidence.ts';
import { extractLedger } from './extract.ts';
import { ledgerOf } from './ledger-of.ts';
import { questionsOf } from './questions.ts';

function briefOf(name: string, description: string, more: Partial<SeoFormInput> = {}): Brief {
  return briefsOf(
    SeoForm.parse({
      platform: 'amazon',
      businessName: 'Tarnwell',
      industry: 'Retail',
      products: [{ name, description }],
      ...more,
    }),
  )[0]!;
}

function ledger(name: string, description: string, more: Partial<SeoFormInput> = {}): Ledger {
  return extractLedger(briefOf(name, description, more));
}

function valuesOf(from: Ledger, kind: FactKind): string[] {
  return from.facts.filter((fact) => fact.kind === kind).map((fact) => fact.value);
}

describe('facts in free text', () => {
  const mug = ledger(
    'Personalised stoneware mug',
    'Speckled cream glaze, thrown on the wheel in Bristol. Holds 350 ml, 9 cm tall, 8 cm wide. Dishwasher and microwave safe. Made to order in 2 weeks. Comes in a gift box. Not for the oven. For coffee lovers. Set of 2 available.',
    { platform: 'etsy' },
  );

  test.each<[FactKind, string]>([
    ['type', 'mug'],
    ['material', 'stoneware'],
    ['capacity', '350 ml'],
    ['size', '9 cm tall'],
    ['duration', '2 weeks'],
    ['contents', 'Comes in a gift box'],
    ['limit', 'Not for the oven'],
    ['audience', 'For coffee lovers'],
    ['care', 'Dishwasher and microwave safe'],
  ])('%s: %s', (kind, value) => {
    expect(valuesOf(mug, kind)).toContain(value);
  });

  test.each<[string, FactKind, string]>([
    ['Travel bottles, 5 x 200 ml.', 'pack', '5 x 200 ml'],
    ['Rug for the hall, 60 x 90 cm.', 'size', '60 x 90 cm'],
    ['Liquid soap, set of 5 x 200 ml.', 'pack', 'set of 5'],
    // "Tin 15" of "tin 15 ml" counts nothing.
    ['Lip balm tin 15 ml.', 'capacity', '15 ml'],
    ['Liquid soap, set of 5 x 200 ml.', 'capacity', '200 ml'],
    ['Candle of soy wax. Poured by hand.', 'method', 'Poured by hand'],
    ['Wool jumper. Wash by hand.', 'care', 'Wash by hand'],
  ])('“%s” tells a %s', (text, kind, value) => {
    expect(valuesOf(ledger('Thing', text), kind)).toContain(value);
  });

  test('each fact carries its form field and the seller’s words', () => {
    const fact = mug.facts.find((entry) => entry.value === '350 ml')!;
    expect(fact.source).toBe('products.0.description');
    expect(fact.quote).toContain('Holds 350 ml');
  });

  test('fields of the form become facts of their kind', () => {
    const box = ledger('Lunch box', 'Steel lunch box for the office.', {
      keyFeatures: 'removable divider, silicone seal',
      productDimensions: '8.3 x 6.1 x 2.4 in, 14 oz',
      certifications: 'LFGB',
      targetAudience: 'commuters, students',
      location: 'Leeds',
      priceRange: '20 to 30 pounds',
      competitors: 'Zorblatt',
    });
    expect(valuesOf(box, 'size')).toContain('8.3 x 6.1 x 2.4 in');
    expect(valuesOf(box, 'weight')).toContain('14 oz');
    expect(valuesOf(box, 'certificate')).toEqual(['LFGB']);
    expect(valuesOf(box, 'audience')).toEqual(['commuters', 'students']);
    expect(valuesOf(box, 'place')).toEqual(['Leeds']);
    expect(JSON.stringify(box.facts)).not.toContain('Zorblatt');
  });

  test('used goods keep condition, flaws and what is missing', () => {
    const camera = ledger(
      'Orvane X20 film camera',
      'Brand Orvane, model X20. Tested with film in May 2026. Small dent on the base plate. Includes strap and lens cap. Battery not included.',
      { platform: 'ebay', itemCondition: 'Used' },
    );
    expect(camera.brand).toBe('Orvane');
    expect(valuesOf(camera, 'model')).toContain('X20');
    expect(valuesOf(camera, 'flaw')).toContain('Small dent on the base plate');
    expect(valuesOf(camera, 'exclusion')).toContain('Battery not included');
    expect(categoryOf(camera, 'Orvane X20 film camera')).toBe('used');
  });

  test.each([
    [
      'de',
      'Brotdose aus Edelstahl',
      'Fasst 1,2 l. 18 x 13 x 6 cm. Nicht für die Mikrowelle. Lieferumfang: Dose und Deckel. Spülmaschinenfest.',
    ],
    [
      'es',
      'Fiambrera de acero inoxidable',
      'Capacidad de 1,2 l. 18 x 13 x 6 cm. No apta para microondas. Incluye caja y tapa. Lavar a mano.',
    ],
    [
      'fr',
      'Boîte à lunch en acier inoxydable',
      'Contient 1,2 l. 18 x 13 x 6 cm. Ne convient pas au micro-ondes. Comprend boîte et couvercle. Laver à la main.',
    ],
  ] as const)('%s: material, size, limit, contents and care are found', (language, name, description) => {
    const found = new Set(ledger(name, description, { language }).facts.map((fact) => fact.kind));
    for (const kind of ['type', 'material', 'size', 'limit', 'contents', 'care'] as const) {
      expect([...found]).toContain(kind);
    }
  });

  test('the quotes cover the brief, so that a rebuilt ledger is the same', () => {
    const brief = briefOf(
      'Lunch box',
      `${'Very long text about nothing at all, '.repeat(20)}ends here. Steel.`,
    );
    const first = extractLedger(brief);
    const again = ledgerOf(first.facts, first.language);
    expect([...again.stems].toSorted()).toEqual([...first.stems].toSorted());
    expect([...again.numbers].toSorted()).toEqual([...first.numbers].toSorted());
    expect(again.sentences).toEqual(first.sentences);
    const quotes = first.facts.map((fact) => fact.quote).join(' ');
    for (const word of brief.product.description.split(/\s+/)) expect(quotes).toContain(word);
    expect(first.facts.every((fact) => fact.quote.length <= 200)).toBe(true);
  });
});

describe('the noun a buyer types', () => {
  test.each([
    ['Tarnwell Stainless Steel Lunch Box, 2 Compartments', 'lunch box'],
    ['Marlo Linen Shirt', 'shirt'],
    ['Cordless LED Desk Lamp X20 White', 'desk lamp'],
    ['Solid Shampoo Bar for Dry Hair', 'shampoo bar'],
    ['RESISTANCE BANDS SET OF 5 🔥', 'resistance bands'],
    ['Wool baby booties', 'baby booties'],
  ])('%s → %s', (name, type) => {
    expect(ledger(name, 'A thing for every day, well made.').productType).toBe(type);
  });

  test.each([
    ['de', 'Kessin Brotdose aus Edelstahl mit Trennwand', 'Brotdose'],
    ['es', 'Fiambrera de acero inoxidable', 'fiambrera'],
    ['fr', 'Sac à main en cuir noir', 'sac à main'],
  ] as const)('%s: %s → %s', (language, name, type) => {
    expect(ledger(name, 'Text 0123456789', { language }).productType).toBe(type);
  });

  test('a house name takes the noun of its category or first sentence', () => {
    expect(ledger('Aurora', 'The Aurora is a pendant lamp with a paper shade.').productType).toBe(
      'pendant lamp',
    );
    const named = ledger('Aurora', 'Paper and wire, 40 cm.', {
      products: [{ name: 'Aurora', category: 'Home > Lamps', description: 'Paper and wire, 40 cm.' }],
    });
    expect(named.productType).toBe('lamp');
  });
});

test.each([
  ['Linen shirt', 'apparel'],
  ['Wireless headphones', 'electronics'],
  ['Olive oil', 'food'],
  ['Shampoo bar', 'beauty'],
  ['Oak coffee table', 'furniture'],
  ['Enamel mug', 'kitchen'],
  ['Wooden puzzle', 'toys'],
  ['Boiler service', 'service'],
  ['Pottery workshop', 'course'],
  ['Quux', 'general'],
])('%s belongs to %s', (name, category) => {
  expect(categoryOf(ledger(name, 'Plain words that tell nothing else.'), name)).toBe(category);
});

test('missing first facts become questions, then the claims that were taken out', () => {
  const bare = ledger('Enamel mug', 'A mug that I like very much.');
  const category = categoryOf(bare, 'Enamel mug');
  const questions = questionsOf(bare, 'amazon', category, [{ text: 'dishwasher safe', kind: 'safety' }]);
  expect(firstFacts(category)[0]).toContain('type');
  expect(questions).toContain('How big is it (width, depth, height, or sizes)?');
  expect(questions.join(' ')).toContain('dishwasher safe');
  expect(questions.length).toBeLessThanOrEqual(6);
});

test('evidence names the field and the words behind a phrase', () => {
  const mug = ledger('Stoneware mug', 'Holds 350 ml. Speckled cream glaze.');
  const evidence = evidenceOf('A stoneware mug of 350 ml', mug);
  expect(evidence).toContainEqual({
    text: '350 ml',
    source: 'products.0.description',
    quote: 'Holds 350 ml.',
  });
  expect(evidenceOf('', mug)).toEqual([]);
});

test('what a hand finds room in is no fit for another thing, and its fingers count nothing of the mug', () => {
  const mug = ledger('Stoneware mug', 'A stoneware mug for 350 ml. The handle fits three fingers.');
  expect(valuesOf(mug, 'number')).toEqual([]);
  expect(valuesOf(mug, 'compatibility')).toEqual([]);
  const rack = ledger('Glass rack', 'A rack of steel. Fits the IKEA rail. Holds six glasses.');
  expect(valuesOf(rack, 'compatibility')).toEqual(['Fits the IKEA rail']);
});
