import { clamp, type Check } from '#rules/checks/check.ts';
import { quoteList } from '#rules/facts/facts-named.ts';
import { hostilePhrases as phrases, phrasePattern } from '#rules/platforms/forbidden-words.ts';

const pattern = phrasePattern(phrases);

export const hostilePhrases: Check<object> = {
  id: 'hostile-phrases',
  titleGood: 'The tone is friendly',
  titleBad: 'Some phrases turn buyers away',
  why: 'Refusals tell honest buyers that dealing with you will be unpleasant.',
  judge: (context) => {
    const hits = [...context.together(context.filled).plain.matchAll(pattern)].map((match) => match[0]);
    return {
      score: clamp(1 - hits.length * 0.5),
      found: hits.length === 0 ? 'None found' : quoteList(hits),
      expected: 'No refusals',
      fix: 'Delete them and say what you do want: “Cash on collection”.',
      field: 'improvedBodyText',
    };
  },
};
