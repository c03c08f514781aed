import type { Check } from '#rules/checks/check.ts';
import { forbiddenHits } from '#rules/facts/forbidden-hits.ts';
import { quoteList } from '#rules/facts/facts-named.ts';

/** From here on one hit more tells nothing new. */
const most = 4;

export const forbiddenContent: Check<object> = {
  id: 'forbidden-content',
  titleGood: 'Nothing that the platform forbids',
  titleBad: 'Something stands there that gets listings refused or hidden',
  why: 'Platforms remove or rank down listings with offers, rank claims, contact data or forbidden characters in the text.',
  judge: (context) => {
    const hits = forbiddenHits(context.platform, context.listing, context.filled, {
      names: `${context.productName}\n${context.ledger.brand}`,
      brief: () =>
        context.ledger.sentences
          .map(({ text }) => text)
          .join('\n')
          .toLowerCase(),
    });
    const labels = [...new Set(hits.map(({ label }) => label))];
    const [first] = hits;
    return {
      score: hits.length === 0 ? 1 : 0,
      faults: Math.min(most, new Set(hits.map(({ text }) => text.toLowerCase())).size),
      found:
        first === undefined
          ? 'None found'
          : `${quoteList(hits.map(({ text }) => text))} (${labels.slice(0, 3).join(', ')}) in ${context.rule(first.field)?.label ?? first.field}`,
      expected: `Nothing that ${context.platform.name} refuses`,
      fix: `Take out ${quoteList(hits.map(({ text }) => text))}.`,
      field: first?.field ?? null,
    };
  },
};
