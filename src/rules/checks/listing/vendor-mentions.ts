import { clamp, type Check } from '#rules/checks/check.ts';
import { quoteList } from '#rules/facts/facts-named.ts';
import { otherVendors } from '#rules/facts/vendor-names.ts';
import { measureText } from '#rules/facts/measured-text.ts';

export const vendorMentions: Check<object> = {
  id: 'vendor-mentions',
  titleGood: 'No other maker is named',
  titleBad: 'Other makers are named',
  why: 'Naming another brand to be found is a policy breach; “for” and “compatible with” are allowed.',
  judge: (context) => {
    const own = new Set(
      measureText(`${context.productName} ${context.ledger.sentences.map(({ text }) => text).join(' ')}`)
        .stems,
    );
    const found = otherVendors(context.together(context.filled).plain, own);
    return {
      score: clamp(1 - found.length * 0.5),
      found: found.length === 0 ? 'None found' : quoteList(found),
      expected: 'Only your own brand, or “for …” with what it fits',
      fix: `Take ${quoteList(found)} out, or write “compatible with” if it fits.`,
      field: null,
    };
  },
};
