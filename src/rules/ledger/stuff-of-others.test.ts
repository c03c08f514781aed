import { describe, expect, test } from 'vitest';
import type { Fact, WrittenLanguage } from '#rules/listing/listing.ts';
import { removeUnbacked, unbackedClaims } from './claims.ts';
import { ledgerOf } from './ledger-of.ts';

/** The brief of one thing as it stands in a form: its name and its sentences. */
function ledgerFor(name: string, description: string, written: WrittenLanguage) {
  const facts: Fact[] = [name, ...description.split(/(?<=\.)\s/u)].map((quote, index) => ({
    id: `f${index}`,
    kind: 'other',
    value: quote,
    source: index === 0 ? 'products.0.name' : 'products.0.description',
    quote,
  }));
  return ledgerOf(facts, { written, tag: written });
}

const briefs: readonly [WrittenLanguage, string, string, string, string][] = [
  [
    'en',
    'Water bottle',
    'Made of Tritan. Lighter than glass.',
    'Glass water bottle',
    'It is lighter than glass.',
  ],
  [
    'en',
    'Exercise mat',
    'Most mats are made of PVC, ours is cork. It is 4 mm thick.',
    'An exercise mat of PVC.',
    'Most mats are made of PVC, ours is cork.',
  ],
  [
    'de',
    'Trinkflasche',
    'Die Flasche ist aus Edelstahl. Sie ist leichter als Glas.',
    'Trinkflasche aus Glas',
    'Sie ist leichter als Glas.',
  ],
  [
    'es',
    'Botella de agua',
    'La botella es de acero. Pesa menos que el vidrio.',
    'Botella de vidrio',
    'Pesa menos que el vidrio.',
  ],
  [
    'fr',
    'Gourde',
    'La gourde est en inox. Elle est plus légère que le verre.',
    'Gourde en verre',
    'Elle est plus légère que le verre.',
  ],
];

describe('a stuff that the brief says of others', () => {
  test.each(briefs)('is none of the thing (%s, %s)', (written, name, description, claim, told) => {
    const ledger = ledgerFor(name, description, written);
    expect(unbackedClaims(claim, ledger).map(({ kind }) => kind)).toEqual(['material']);
    expect(unbackedClaims(told, ledger)).toEqual([]);
    expect(unbackedClaims(description, ledger)).toEqual([]);
    expect(removeUnbacked(`${told} ${claim}.`, ledger).text.trim()).toContain(told);
  });

  test('is the thing’s where the brief says it of both', () => {
    const ledger = ledgerFor('Jar', 'Heavier than glass jars of others. The lid is glass.', 'en');
    expect(unbackedClaims('A glass lid.', ledger)).toEqual([]);
  });
});
