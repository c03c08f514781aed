import { quoteList } from '#rules/facts/facts-named.ts';
import type { Check } from '#rules/checks/check.ts';

interface Params {
  /** Tags that should have two words or more; all of a shorter list. */
  count: number;
}

export const tagPhrases: Check<Params> = {
  id: 'tag-phrases',
  titleGood: 'The tags are phrases that buyers type',
  titleBad: 'Too many tags are single words',
  why: 'A single word competes with everything; a phrase meets the buyer who means it.',
  // A German compound is one word and still a phrase; scripts without spaces cannot be counted.
  applies: (context) =>
    context.filled.includes('tags') &&
    context.language.written !== 'de' &&
    !context.entries('tags').some(({ unspaced }) => unspaced),
  judge: (context, params) => {
    const tags = context.entries('tags');
    const single = tags.filter(({ tokens }) => tokens.length < 2);
    const wanted = Math.min(params.count, tags.length);
    return {
      score: Math.min(1, (tags.length - single.length) / wanted),
      found: `${tags.length - single.length} of ${tags.length} are phrases${single.length > 0 ? `; single: ${quoteList(single.map(({ plain }) => plain))}` : ''}`,
      expected: `${wanted} tags of two words or more`,
      fix: `Add ${context.platform.subject === 'video' ? 'what is done, or for whom,' : 'a material, use or audience'} to ${quoteList(
        single.map(({ plain }) => plain),
        3,
      )}.`,
      field: 'tags',
    };
  },
};
