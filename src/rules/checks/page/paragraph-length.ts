import { atMost } from '#rules/checks/check.ts';
import type { PageCheck } from '#rules/checks/page-check.ts';
import { readProse } from '#rules/facts/page/prose.ts';

/** Words of one paragraph that still look readable on a phone (Yoast: 150 to 200). */
const mostWords = 200;

export const paragraphLength: PageCheck = {
  id: 'paragraph-length',
  outsidePatch: true,
  subject: 'Length of paragraphs',
  titleGood: 'Paragraphs are short',
  titleBad: 'Some paragraphs are walls of text',
  why: 'A paragraph over 200 words fills a phone’s screen without a place to rest (Yoast, paragraph length).',
  lacks: (facts) => (facts.derive(readProse).longestParagraph === 0 ? 'The page has no paragraphs.' : null),
  judge: (facts) => {
    const { longestParagraph } = facts.derive(readProse);
    return {
      score: atMost(longestParagraph, mostWords, mostWords * 3),
      found: `The longest has ${longestParagraph} words`,
      expected: `At most ${mostWords} words`,
      fix: 'Begin a new paragraph with each new thought.',
    };
  },
};
