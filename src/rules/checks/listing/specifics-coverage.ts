import type { Check } from '#rules/checks/check.ts';
import { factsMissing, quoteWanted } from '#rules/facts/facts-named.ts';
import { factsOfKinds } from '#rules/facts/prepared-ledger.ts';
import type { FactKind } from '#rules/listing/listing.ts';

/** Kinds of facts that buyers filter by. */
const filterable: readonly FactKind[] = [
  'brand',
  'model',
  'material',
  'colour',
  'size',
  'capacity',
  'weight',
  'power',
];

export const specificsCoverage: Check<object> = {
  id: 'specifics-coverage',
  titleGood: 'Every fact that buyers filter by stands in the specifics',
  titleBad: 'Known facts are missing from the specifics',
  why: 'A listing drops out of every filtered search whose value it does not state.',
  applies: (context) =>
    factsOfKinds(context.facts, filterable).length > 0 && context.rule('itemSpecifics') !== undefined,
  judge: (context) => {
    const all = factsOfKinds(context.facts, filterable);
    const missing = factsMissing(context.text('itemSpecifics'), context.facts, filterable);
    return {
      score: 1 - missing.length / all.length,
      found: missing.length === 0 ? `All ${all.length} stand there` : `Missing: ${quoteWanted(missing)}`,
      expected: `${all.length} known facts as specifics`,
      fix: `Add ${quoteWanted(missing)} to the item specifics.`,
      field: 'itemSpecifics',
    };
  },
};
