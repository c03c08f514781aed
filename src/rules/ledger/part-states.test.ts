import { describe, expect, test } from 'vitest';
import { seoFormSchema } from '#rules/form/seo-form.ts';
import { prepare } from '#rules/writers/seo-content/prepared.ts';
import { briefsOf } from './brief.ts';

function read(name: string, description: string, category = '') {
  const form = seoFormSchema.parse({
    platform: 'ebay',
    businessName: 'Second Row',
    ebayStoreName: 'SecondRow',
    industry: 'Retail',
    bodyText: 'We sell by post.',
    products: [{ name, category, description }],
  });
  const prepared = prepare(briefsOf(form)[0]!);
  const of = (kind: string) =>
    prepared.ledger.facts.filter((fact) => fact.kind === kind).map(({ value }) => value);
  return { ...prepared, of, phrases: prepared.keywords.map(({ phrase }) => phrase) };
}

describe('what is said of a part is not what the thing is made of', () => {
  test.each([
    ['Old hall mirror', 'Bevelled, 90 x 60 cm. Glass fine, one mark at the bottom edge.', 'Glass fine'],
    ['Door mirror left', 'Electric heated, 5 pin plug. Glass intact.', 'Glass intact'],
  ])('%s', (name, description, state) => {
    const { of } = read(name, description);
    expect(of('condition')).toEqual([state]);
    expect(of('material')).toEqual([]);
  });

  test('nor is what a tool is used on', () => {
    expect(read('Hand Saw 22 inch', 'Beech handle, cuts wood and plywood.').of('material')).not.toContain(
      'wood',
    );
  });
});

test('a model that ends in the name of a thing is kept whole', () => {
  const { of, phrases } = read('Patagonia Better Sweater mens M', 'Fleece jacket, grey, size M.');
  expect(of('model')).toEqual(['Better Sweater']);
  expect(phrases.filter((phrase) => /better (?!sweater)/u.test(phrase))).toEqual([]);
  expect(read('Patagonia Better Sweater Mens', 'Fleece jacket, grey.').of('model')).not.toContain('Better');
});

test('the room that a shelf is named by is neither the thing nor its trade', () => {
  const { phrases, category } = read(
    'Garage Door Remote 433 MHz',
    'Learning remote, 4 buttons, runs on one CR2032 battery.',
    'Garage',
  );
  expect(category).not.toBe('property');
  expect(phrases).toContain('garage door remote');
  expect(phrases.filter((phrase) => /^garage$|bathroom|renovation|educational/u.test(phrase))).toEqual([]);
});
