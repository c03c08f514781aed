import { clamp, type Check } from '#rules/checks/check.ts';
import { quoteList } from '#rules/facts/facts-named.ts';
import { isOfSellersName, isPartOf } from '#rules/facts/sellers-names.ts';
import { fillerHits } from '#rules/ledger/claims.ts';

export const fillerWords: Check<object> = {
  id: 'filler-words',
  titleGood: 'No filler',
  titleBad: 'Some words say nothing a buyer can check',
  why: 'Praise without a fact costs trust and hides the facts around it.',
  applies: (context) => context.language.written !== 'other',
  judge: (context) => {
    // One pass over everything first: most listings have none.
    const any = fillerHits(context.together(context.filled).plain, context.language.written).length > 0;
    const hits = (any ? context.filled : []).flatMap((field) =>
      fillerHits(context.text(field).plain, context.language.written)
        .filter((hit) => !isPartOf(context.productName, hit) && !isOfSellersName(hit, context.ledger))
        .map((hit) => ({ hit, field })),
    );
    return {
      score: clamp(1 - hits.length * 0.34),
      found: hits.length === 0 ? 'None found' : quoteList(hits.map(({ hit }) => hit)),
      expected: 'Only words that can be checked',
      fix: 'Delete these words or put the figure, material or method behind them.',
      field: hits[0]?.field ?? null,
    };
  },
};
