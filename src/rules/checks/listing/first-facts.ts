import type { Check } from '#rules/checks/check.ts';
import { factRows, type FactRow } from '#rules/facts/fact-rows.ts';
import { quoteFacts } from '#rules/facts/facts-named.ts';
import type { ListingContext } from '#rules/checks/listing-context.ts';
import type { FieldId } from '#rules/platforms/platform.ts';

interface Params {
  /** Fields of which one has to name each fact. */
  fields: readonly FieldId[];
}

/** Rows that a buyer of this kind of thing looks for first (writing guide §2.0, `first4`). */
const rows = 4;
/** Share of points for a row that the seller told nothing about: the text cannot name it, and it still is missing. */
const untold = 0.5;

function firstRows(context: ListingContext, params: Params): FactRow[] {
  return factRows(context.facts, context.productName, context.together(params.fields), rows);
}

export const firstFacts: Check<Params> = {
  id: 'first-facts',
  titleGood: 'The facts that decide are named',
  titleBad: 'A fact that decides is missing',
  why: 'For each kind of thing there are four facts without which nobody buys.',
  applies: (context) => context.facts.facts.length > 0,
  judge: (context, params) => {
    const found = firstRows(context, params);
    const score =
      found.reduce((sum, row) => sum + (row.named ? 1 : row.told.length === 0 ? untold : 0), 0) /
      found.length;
    const missing = found.filter((row) => !row.named && row.told.length > 0);
    const asked = found.filter((row) => !row.named && row.told.length === 0);
    const named = found.filter((row) => row.named).length;
    const wishes = [
      ...(missing.length > 0
        ? [`name ${quoteFacts(missing.map((row) => row.told.slice(0, 1)).flat())}`]
        : []),
      ...(asked.length > 0 ? [`tell us its ${asked.map((row) => row.kinds[0]).join(', ')}`] : []),
    ];
    const sentence = wishes.join('; ');
    return {
      score,
      found: `${named} of ${found.length}${missing.length > 0 ? `; missing: ${quoteFacts(missing.flatMap((row) => row.told.slice(0, 1)))}` : ''}${
        asked.length > 0 ? `; not told: ${asked.map((row) => row.kinds[0]).join(', ')}` : ''
      }`,
      expected: `All ${found.length}: ${found.map((row) => row.kinds[0]).join(', ')}`,
      fix: sentence === '' ? '' : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`,
      field: null,
    };
  },
};
