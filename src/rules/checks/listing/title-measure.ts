import { factsNamed, quoteFacts } from '#rules/facts/facts-named.ts';
import { factsOfKinds } from '#rules/facts/prepared-ledger.ts';
import type { Check } from '#rules/checks/check.ts';
import type { FactKind } from '#rules/listing/listing.ts';

const measures: readonly FactKind[] = ['size', 'capacity', 'weight', 'quantity', 'pack', 'number'];

export const titleMeasure: Check<object> = {
  id: 'title-measure',
  titleGood: 'The title says how much or how big',
  titleBad: 'The title does not say how much or how big',
  why: 'Size and quantity decide between two products that look alike.',
  applies: (context) => factsOfKinds(context.facts, measures).length > 0,
  judge: (context) => {
    const field = context.platform.titleField;
    const named = factsNamed(context.text(field), context.facts, measures);
    const all = factsOfKinds(context.facts, measures);
    return {
      score: named.length > 0 ? 1 : 0,
      found: named.length > 0 ? quoteFacts(named) : 'No measure',
      expected: `One of ${quoteFacts(all)}`,
      fix: `Add ${quoteFacts(all.slice(0, 1))} to the title.`,
      field,
    };
  },
};
