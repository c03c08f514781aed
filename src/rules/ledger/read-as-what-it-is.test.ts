import { describe, expect, it } from 'vitest';
import { writeForm } from '#tests/golden/run-brief.ts';

const factsOf = (name: string, description: string) =>
  writeForm({
    platform: 'etsy',
    businessName: 'Ink Harbour',
    industry: 'Retail',
    products: [{ name, description }],
  })[0]!.ledger.facts.map(({ kind, value }) => `${kind} ${value}`);

it.each([
  ['USB C cable 2m', 'Braided USB C to USB C cable, 2 m, 60 W, data up to 480 Mbps.'],
  ['LED strip 5m', 'Warm white LED strip with LED controller, 5 m, 12 V.'],
])('no letters of a standard are a maker: %s', (name, description) => {
  const [written] = writeForm({
    platform: 'ebay',
    businessName: 'Bright Spark',
    industry: 'Electronics',
    products: [{ name, description }],
  });
  expect(written!.ledger.brand).toBe('');
});

describe('facts of the brief', () => {
  it.each([
    [
      'a sheet of paper is a size',
      'Herring lino print',
      'Lino print of three herrings, A4, unframed.',
      'size A4',
    ],
    [
      'what is packed by the box is what is in it',
      'Brownie box of 6',
      'Six fudgy brownies with 70% dark chocolate. Keeps 10 days.',
      'type brownie',
    ],
    [
      'a box that holds nothing known is one',
      'Wooden storage box',
      'Oak box, 30 x 20 cm.',
      'type storage box',
    ],
  ])('%s', (_what, name, description, fact) => {
    expect(factsOf(name, description)).toContain(fact);
  });

  it.each([
    [
      'an ingredient is no colour',
      'Brownie box of 6',
      'Six fudgy brownies with 70% dark chocolate.',
      /^colour/u,
    ],
    [
      'a line of loudspeakers is no gemstone',
      'Wharfedale Diamond 9.1 speakers',
      'Pair of Wharfedale Diamond 9.1 bookshelf speakers, used, tested.',
      /^material diamond/iu,
    ],
  ])('%s', (_what, name, description, fact) => {
    expect(factsOf(name, description).filter((told) => fact.test(told))).toEqual([]);
  });
});

describe('what a thing is packed in', () => {
  it.each([
    ['Camp cot', 'Camp cot, steel frame, 190 x 64 cm. Packs into carry bag, 97 cm long.', 'size 97 cm'],
    [
      'Camping table',
      'Roll top camping table, 70 x 70 cm. Folds into a bag, 72 cm long, 3.1 kg.',
      'size 72 cm',
    ],
  ])('has its own measures: %s', (name, description, parcel) => {
    const facts = factsOf(name, description);
    expect(facts.filter((fact) => fact.startsWith(parcel))).toEqual([]);
    expect(facts.some((fact) => /^size \d+ x \d+ cm/u.test(fact))).toBe(true);
  });

  it('leaves the weight to the thing', () => {
    expect(
      factsOf('Camping table', 'Roll top camping table, 70 x 70 cm. Folds into a bag, 72 cm long, 3.1 kg.'),
    ).toContain('weight 3.1 kg');
  });
});

it('“je” counts in German and speaks in French: a German list stays one', () => {
  const facts = factsOf(
    'Fahrradtasche Set',
    'Zwei Hinterradtaschen, je 20 Liter, wasserdicht, Rollverschluss, passt auf Träger bis 16 mm, Reflektoren, schwarz.',
  );
  expect(facts).toContain('feature Rollverschluss');
  expect(facts).toContain('colour schwarz');
});

it('a pendant shade is a light, and no jewel', () => {
  const [written] = writeForm({
    platform: 'amazon',
    businessName: 'Harrow & Finch',
    industry: 'Retail',
    products: [
      { name: 'Rattan pendant shade', description: 'Rattan pendant light shade, 40 cm diameter, fits E27.' },
    ],
  });
  expect(written!.item.searchTerms.join(' ')).not.toMatch(/jewel|necklace/u);
  expect(written!.item.keywords).toContain('rattan lampshade');
});
