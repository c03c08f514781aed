import { atLeast, type Check } from '#rules/checks/check.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { factsMissing, factsNamed, quoteWanted } from '#rules/facts/facts-named.ts';

interface Params {
  /** Facts that the description should name; fewer are enough when the seller gave fewer. */
  count: number;
  /** Fields that count as the description; the description alone when absent. */
  fields?: readonly FieldId[];
}

export const descriptionFacts: Check<Params> = {
  id: 'description-facts',
  titleGood: 'The description is made of facts',
  titleBad: 'The description leaves out facts that you gave',
  why: 'Buyers decide on facts; what is not said counts as not there.',
  applies: (context) => context.rule('improvedBodyText') !== undefined && context.detailCount > 0,
  judge: (context, params) => {
    const text = context.together(params.fields ?? ['improvedBodyText']);
    const named = factsNamed(text, context.facts);
    const wanted = Math.min(params.count, context.detailCount);
    return {
      score: atLeast(named.length, wanted),
      found: `${named.length} of ${context.detailCount} facts`,
      expected: `${wanted} or more`,
      fix: `Add ${quoteWanted(factsMissing(text, context.facts).slice(0, wanted - named.length))} to the description.`,
      field: 'improvedBodyText',
    };
  },
};
