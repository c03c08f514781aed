import { quoteFacts, quoteWanted } from '#rules/facts/facts-named.ts';
import { factsOfKinds, namesFact, type PreparedFact } from '#rules/facts/prepared-ledger.ts';
import type { FactKind } from '#rules/listing/listing.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import type { Check } from './check.ts';
import type { ListingContext } from './listing-context.ts';

export interface StatementParams {
  /** Where it may stand. */
  fields: readonly FieldId[];
  /** Facts to judge by; the check's own when absent. */
  kinds?: readonly FactKind[];
}

/** Facts that a text can say; an address of the web has its own place everywhere, and so has the form's price on some platforms. */
function statable(context: ListingContext, kinds: readonly FactKind[]): PreparedFact[] {
  return factsOfKinds(context.facts, kinds).filter(
    ({ fact }) =>
      !/^(?:https?:|www\.)/i.test(fact.value) &&
      !(context.platform.priceApart === true && fact.source === 'priceRange'),
  );
}

/**
 * A check that what the seller said about one subject (contents, care, hand-over) reached the text.
 * It asks for nothing that the brief does not hold: then it does not apply, and the questions ask for it.
 */
export function statementCheck(text: {
  id: string;
  /** "what is in the box", "how it is cleaned". */
  subject: string;
  kinds: readonly FactKind[];
  why: string;
}): Check<StatementParams> {
  return {
    id: text.id,
    titleGood: `The text says ${text.subject}`,
    titleBad: `The text does not say ${text.subject}`,
    why: text.why,
    applies: (context, params) => statable(context, params.kinds ?? text.kinds).length > 0,
    judge: (context, params) => {
      const kinds = params.kinds ?? text.kinds;
      const all = statable(context, kinds);
      const written = context.together(params.fields);
      const missing = all.filter((fact) => !namesFact(written, fact));
      const named = all.length - missing.length;
      const single = params.fields.length === 1 ? (params.fields[0] ?? null) : null;
      return {
        score: named / all.length,
        found:
          missing.length === 0 ? `${named} of ${all.length} facts named` : `Missing: ${quoteWanted(missing)}`,
        expected: `What you told us about it: ${quoteFacts(all)}`,
        fix: `Say ${text.subject}: ${quoteWanted(missing)}.`,
        field: single ?? (context.rule('improvedBodyText') === undefined ? null : 'improvedBodyText'),
      };
    },
  };
}
