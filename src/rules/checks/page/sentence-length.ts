import { atMost } from '#rules/checks/check.ts';
import type { PageCheck } from '#rules/checks/page-check.ts';
import { readProse } from '#rules/facts/page/prose.ts';

/** Share of sentences over 25 words that is still fluent (Yoast: 25 % over 20 words). */
const mostLong = 0.25;

export const sentenceLength: PageCheck = {
  id: 'sentence-length',
  outsidePatch: true,
  subject: 'Length of sentences',
  titleGood: 'Most sentences are short',
  titleBad: 'Many sentences are long',
  why: 'Sentences over 25 words have to be read twice (Yoast, sentence length).',
  lacks: (facts) => (facts.derive(readProse).averageSentence === null ? 'The page has no sentences.' : null),
  judge: (facts) => {
    const { longSentences, averageSentence } = facts.derive(readProse);
    return {
      score: atMost(longSentences, mostLong, 0.75),
      found: `${Math.round(longSentences * 100)} % over 25 words, ${Math.round(averageSentence ?? 0)} on average`,
      expected: `At most ${mostLong * 100} % over 25 words`,
      fix: 'Cut long sentences in two.',
    };
  },
};
