import type { Check } from '#rules/checks/check.ts';
import { quoteList } from '#rules/facts/facts-named.ts';
import { typedPhrase } from '#rules/keywords/typed.ts';

interface Params {
  /** Share of tags that a person would type in this order of words, 0 to 1. */
  share: number;
}

export const tagForm: Check<Params> = {
  id: 'tag-form',
  titleGood: 'The tags read as people type',
  titleBad: 'Some tags are words in an order nobody types',
  why: 'A shuffled phrase matches no search and looks careless.',
  applies: (context) => context.entries('tags').length > 0 && context.language.written !== 'other',
  judge: (context, params) => {
    const tags = context.entries('tags').map(({ plain }) => plain);
    const odd = tags.filter((tag) => !typedPhrase(tag.replaceAll('-', ' '), context.ledger));
    const share = 1 - odd.length / tags.length;
    return {
      score: Math.min(1, share / params.share),
      found: odd.length === 0 ? 'All read naturally' : quoteList(odd),
      expected: `At least ${Math.round(params.share * 100)}% as a buyer would type them`,
      fix: `Reorder or replace ${quoteList(odd, 3)}: material or color first, the thing last.`,
      field: 'tags',
    };
  },
};
