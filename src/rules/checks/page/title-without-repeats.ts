import type { PageCheck } from '#rules/checks/page-check.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import { stemsOf } from '#rules/text/words.ts';

/** Times that a subject word may stand in a title: "Shoes for women: running shoes" still reads well. */
const mostTimes = 2;

export const titleWithoutRepeats: PageCheck = {
  id: 'title-without-repeats',
  subject: 'Repeated words in the title',
  titleGood: 'The title repeats no word',
  titleBad: 'The title repeats words',
  why: 'Repetition looks like stuffing to readers and to Google, which then writes a title of its own (title link guide).',
  lacks: ({ head }) => (head.title ? null : 'The page has no title.'),
  judge: ({ head }) => {
    const counts = new Map<string, number>();
    for (const stem of stemsOf(head.title ?? ''))
      if (stem.length > 2 && !isFunctionWord(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    const repeated = [...counts].filter(([, count]) => count > mostTimes);
    return {
      score: repeated.length === 0 ? 1 : 0,
      found:
        repeated.length === 0
          ? head.title!
          : repeated.map(([stem, count]) => `“${stem}” ${count} times`).join(', '),
      expected: `No word more than ${mostTimes} times`,
      fix: 'Say each thing once.',
      elements: head.titleElements.slice(0, 1),
    };
  },
};
