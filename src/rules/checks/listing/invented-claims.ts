import type { Check } from '#rules/checks/check.ts';
import { quoteList } from '#rules/facts/facts-named.ts';
import { claimsIn } from '#rules/facts/claims-in.ts';

export const inventedClaims: Check<object> = {
  id: 'invented-claims',
  titleGood: 'Every claim stems from what you told us',
  titleBad: 'The text claims what you did not tell us',
  why: 'A claim that you cannot prove costs returns, the listing, or a fine.',
  judge: (context) => {
    const claims = claimsIn(context.listing, context.filled, context.ledger, context.productName);
    const kinds = [...new Set(claims.map(({ kind }) => kind))];
    const [first] = claims;
    const named = new Set(claims.map(({ text }) => text));
    const ifTrue =
      named.size > 1 ? 'them to your description if they are true' : 'it to your description if it is true';
    return {
      score: claims.length === 0 ? 1 : 0,
      faults: claims.length,
      found:
        first === undefined
          ? 'None found'
          : `${quoteList([...named])} (${kinds.slice(0, 3).join(', ')}) in ${context.rule(first.field)?.label ?? first.field}`,
      expected: 'Only numbers, materials, places and marks from your description',
      fix: `Take out ${quoteList([...named])}, or add ${ifTrue}.`,
      field: first?.field ?? null,
    };
  },
};
