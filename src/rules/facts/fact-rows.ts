import { askedCategory } from '#rules/ledger/asked-category.ts';
import { pageQuestion } from '#rules/ledger/page-questions.ts';
import { firstFacts } from '#rules/ledger/first-facts.ts';
import type { FactKind } from '#rules/listing/listing.ts';
import type { MeasuredText } from './measured-text.ts';
import { factsOfKinds, namesFact, type PreparedFact, type PreparedLedger } from './prepared-ledger.ts';

/** One of the facts that a category's buyer looks for first, and whether a text names it. */
export interface FactRow {
  kinds: readonly FactKind[];
  /** What the seller told about it. */
  told: readonly PreparedFact[];
  named: boolean;
}

const orders = new WeakMap<PreparedLedger, Map<string, readonly FactKind[][]>>();

/** `first4(t)`: the first rows of the product's category, each with what was told and whether the text names it. */
export function factRows(
  ledger: PreparedLedger,
  { productName, subject }: { productName: string; subject: string },
  text: MeasuredText,
  rows: number,
): FactRow[] {
  return (
    orderOf(ledger, productName, subject)
      .slice(0, rows)
      // Nobody asks a charity for its price.
      .filter(([kind]) => subject !== 'page' || pageQuestion(kind!, ledger.ledger) !== null)
      .map((kinds) => {
        const told = factsOfKinds(ledger, kinds);
        return { kinds, told, named: told.some((fact) => namesFact(text, fact)) };
      })
  );
}

/** The order belongs to the product, not to the text, so editing a field does not ask for it again. */
function orderOf(ledger: PreparedLedger, productName: string, subject: string): readonly FactKind[][] {
  const known = orders.get(ledger) ?? new Map<string, readonly FactKind[][]>();
  orders.set(ledger, known);
  const order = known.get(productName) ?? firstFacts(askedCategory(ledger.ledger, productName, subject));
  known.set(productName, order);
  return order;
}
