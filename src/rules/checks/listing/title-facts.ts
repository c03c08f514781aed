import { longPattern } from '#rules/text/long-pattern.ts';
import { factsMissing, factsNamed, quoteFacts, quoteWanted } from '#rules/facts/facts-named.ts';
import { factsOfKinds, type PreparedLedger } from '#rules/facts/prepared-ledger.ts';
import type { Check } from '#rules/checks/check.ts';
import type { FactKind } from '#rules/listing/listing.ts';
import type { FieldId } from '#rules/platforms/platform.ts';

interface Params {
  /** Facts that the title should name; fewer are enough when the seller gave fewer. */
  count: number;
  /** Only these kinds count; every detail when absent. */
  kinds?: readonly FactKind[];
  /** The platform's title field when absent. */
  field?: FieldId;
}

/** What says for whom, where, when, how or against what. */
const scope = longPattern('iu')`
  \p{L} (?:for|without|with|in|on|from|under|vs\.?|versus|between|before|after|into|für|ohne|mit|im
    |am|bei|gegen|para|sin|con|contra|pour|sans|avec|dans|contre) \p{L}{3,}
  |^(?:how|why|what|which|when|where|wie|warum|was|welche\p{L}*|wann|wo|cómo|por qué|qué|cuándo|comment
    |pourquoi|quel\p{L}*|quand|où)(?!\p{L}).{8,}
`;

/** What a scope alone is worth: it promises a kind of film, and a fact of the text promises this one. */
const ofScope = 0.5;

export const titleFacts: Check<Params> = {
  id: 'title-facts',
  titleGood: 'The title names facts a buyer searches by',
  titleBad: 'The title names too few facts',
  why: 'Each fact in the title is a search that the listing can be found by.',
  applies: (context, params) => available(context.facts, params.kinds) > 0,
  judge: (context, params) => {
    const field = params.field ?? context.platform.titleField;
    const title = context.text(field);
    const named = factsNamed(title, context.facts, params.kinds);
    const wanted = Math.min(params.count, available(context.facts, params.kinds));
    // "Chickens in winter", "parking without tears": what is typed for a film often names its scope and no fact of the text.
    const isScoped = named.length === 0 && context.platform.subject === 'video' && scope.test(title.plain);
    const missing = factsMissing(title, context.facts, params.kinds).filter(
      // The wool and the white of a film are seen in it, and promise nothing.
      ({ fact }) =>
        context.platform.subject !== 'video' || (fact.kind !== 'material' && fact.kind !== 'colour'),
    );
    return {
      score: isScoped ? ofScope : Math.min(1, named.length / wanted),
      found: isScoped
        ? 'A scope, and no fact of yours'
        : named.length === 0
          ? 'No fact of yours'
          : `${named.length}: ${quoteFacts(named)}`,
      expected: `${wanted} or more`,
      fix:
        missing.length === 0
          ? 'Add a number, a result or a scope to the title.'
          : `Add ${wanted - named.length} of ${quoteWanted(missing)} to the title.`,
      field,
    };
  },
};

function available(facts: PreparedLedger, kinds: readonly FactKind[] | undefined): number {
  return (kinds === undefined ? facts.details : factsOfKinds(facts, kinds)).length;
}
