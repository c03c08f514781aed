import { atMost, type Check } from '#rules/checks/check.ts';
import { quoteList } from '#rules/facts/facts-named.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';

interface Params {
  /** Words that the address may have. */
  words: number;
}

export const handleForm: Check<Params> = {
  id: 'handle-form',
  titleGood: 'The address is short and readable',
  titleBad: 'The address is long or holds small words',
  why: 'The address stands in every link and should not have to change.',
  applies: (context) => context.rule('handle') !== undefined,
  judge: (context, params) => {
    const handle = context.text('handle').plain;
    const words = handle.split('-').filter((word) => word !== '');
    const small = words.filter(
      // French tea has lost its accent in the address.
      (word) =>
        word.length > 1 && isFunctionWord(word) && !(word === 'the' && context.language.written === 'fr'),
    );
    const clean = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(handle);
    const score =
      handle === '' || !clean
        ? 0
        : atMost(words.length, params.words, params.words * 2) - (small.length > 0 ? 0.3 : 0);
    return {
      score: Math.max(0, score),
      found:
        handle === ''
          ? 'Empty'
          : `${words.length} words: ${handle}${small.length > 0 ? `; small words: ${quoteList(small)}` : ''}`,
      expected: `At most ${params.words} words, lower case with hyphens, no small words`,
      fix: 'Keep name, type and color.',
      field: 'handle',
    };
  },
};
