import { describe, expect, test } from 'vitest';
import type { Fact, Language, WrittenLanguage } from '#rules/listing/listing.ts';
import { fillerHits, removeUnbacked, unbackedClaims } from './claims.ts';
import { ledgerOf } from './ledger-of.ts';

function ledger(text: string, written: WrittenLanguage = 'en') {
  const language: Language = { written, tag: written };
  const facts: Fact[] = text.split(/(?<=\.)\s/u).map((quote, index) => ({
    id: `f${index}`,
    kind: 'other',
    value: quote,
    source: 'products.0.description',
    quote,
  }));
  return ledgerOf(facts, language);
}

const lunchBox = ledger(
  'Stainless steel lunch box. Two compartments, 40 oz, 8.3 x 6.1 x 2.4 in, gray lid. No plastic parts. Dishwasher-safe body, not for microwaves. Sewn in Portugal. 2700, 4000 and 6000 K. Model X20.',
);

test('what comes along with a thing is no velvet in German', () => {
  const level = ledger('Ein Nivelliergerät mit Stativ.', 'de');
  expect(unbackedClaims('Ein Nivelliergerät samt Stativ', level)).toEqual([]);
  expect(unbackedClaims('Eine Tasche aus Samt', level)).toHaveLength(1);
});

describe('claims that nothing backs', () => {
  test.each([
    ['FDA approved', 'certificate'],
    ['an oak box', 'material'],
    ['the red lid', 'colour'],
    ['3 compartments', 'number'],
    ['40 g', 'number'],
    ['12 in long', 'number'],
    ['microwave safe', 'safety'],
    ['a plastic lid', 'material'],
    ['eco-friendly', 'environmental'],
    ['handmade', 'origin'],
    ['made in Italy', 'place'],
    ['the best box', 'superlative'],
    ['lifetime warranty', 'guarantee'],
    ['free shipping', 'shipping'],
    ['award-winning', 'award'],
    ['loved by thousands', 'social'],
    ["Amazon's Choice", 'award'],
    ['Editors’ Choice', 'award'],
    ['a Star Seller shop', 'award'],
    ['relieves back pain', 'medical'],
    ['since 1950', 'number'],
    ['Model X30', 'number'],
    ['CE', 'certificate'],
    ['41 oz', 'number'],
    ['nineteen pockets', 'number'],
    ['siebenundzwanzig Fächer', 'number'],
    ['veintisiete años', 'number'],
    ['a quarter of a kilo', 'number'],
    ['４２ pockets', 'script'],
    ['size ②⓪', 'script'],
    ['отличный подарок', 'script'],
    ['approved by dentists', 'certificate'],
    ['erases wrinkles', 'medical'],
  ])('%j is a %s', (text, kind) => {
    expect(unbackedClaims(text, lunchBox).map((claim) => claim.kind)).toContain(kind);
  });

  test.each([
    'You got a lid with it',
    'Stainless steel lunch box with 2 compartments',
    'A steel box',
    '40 oz (1.2 l)',
    '8.3 x 6.1 in, about 21 cm wide',
    'No plastic parts',
    'Goes in the dishwasher, not in the microwave',
    'Sewn in Portugal',
    '2700 K and 4000 K',
    'X20',
    'One box',
    'ce',
    'Ce',
    '',
  ])('%j is backed', (text) => {
    expect(unbackedClaims(text, lunchBox)).toEqual([]);
  });

  test('what a hyphen denies is the next word alone', () => {
    const cover = ledger('Seat cover with non-slip backing, mesh window and non-toxic paint.');
    expect(unbackedClaims('Seat cover with a mesh window', cover)).toEqual([]);
    expect(unbackedClaims('Toxic', cover).map((claim) => claim.text)).toEqual(
      unbackedClaims('Toxic', ledger('A box.')).map((claim) => claim.text),
    );
  });

  test('a medical effect is refused even when the seller says it', () => {
    const balm = ledger('Balm with chamomile. It relieves pain.');
    expect(unbackedClaims('It relieves pain.', balm).map((claim) => claim.kind)).toEqual(['medical']);
  });

  test.each([
    ['de', 'Brotdose aus Edelstahl mit zwei Fächern, 1,2 l.', 'Brotdose aus Eichenholz', 'material'],
    ['de', 'Brotdose aus Edelstahl mit zwei Fächern, 1,2 l.', 'BPA-frei und spülmaschinenfest', 'safety'],
    ['es', 'Fiambrera de acero inoxidable, 1,2 l.', 'Fiambrera de bambú', 'material'],
    ['es', 'Fiambrera de acero inoxidable, 1,2 l.', 'hecha a mano en Italia', 'origin'],
    ['fr', 'Boîte en acier inoxydable, 1,2 l.', 'Boîte en chêne, 2 l', 'material'],
    ['fr', 'Boîte en acier inoxydable, 1,2 l.', 'certifié', 'certificate'],
  ] as const)('%s: %j does not back %j', (language, brief, text, kind) => {
    expect(unbackedClaims(text, ledger(brief, language)).map((claim) => claim.kind)).toContain(kind);
  });
});

describe('taking claims out', () => {
  test.each([
    [
      'A 40 oz steel box with 2 compartments and a red lid.',
      'A 40 oz steel box with 2 compartments and a lid.',
    ],
    ['Durable Titanium Lunch Box, 40 oz, Red', 'Durable Lunch Box, 40 oz'],
    ['The plastic box is dishwasher safe and microwave safe.', 'The box is dishwasher safe.'],
    ['It holds 40 oz. It cures anxiety.', 'It holds 40 oz.'],
    ['An oak box', 'A box'],
    ['Steel body; 12 in long; gray lid', 'Steel body; gray lid'],
    ['Made in Italy since 1950.', ''],
  ])('%j becomes %j', (text, expected) => {
    const { text: cleaned, removed } = removeUnbacked(text, lunchBox);
    expect(cleaned).toBe(expected);
    expect(removed.length).toBeGreaterThan(0);
    expect(unbackedClaims(cleaned, lunchBox)).toEqual([]);
  });

  test('what is backed stays as it is', () => {
    const text = 'Stainless steel lunch box. 40 oz.';
    expect(removeUnbacked(text, lunchBox)).toEqual({ text, removed: [] });
  });
});

test('filler is found in four languages', () => {
  expect(fillerHits('A must-have, elevate your kitchen', 'en')).toEqual(['must-have', 'elevate your']);
  expect(fillerHits('Entdecken Sie höchste Qualität', 'de')).toEqual(['Entdecken Sie', 'höchste Qualität']);
  expect(fillerHits('Descubre la alta calidad', 'es')).toEqual(['Descubre', 'alta calidad']);
  expect(fillerHits('Découvrez la haute qualité', 'fr')).toEqual(['Découvrez', 'haute qualité']);
  expect(fillerHits('Stoneware mug, 350 ml', 'en')).toEqual([]);
});
