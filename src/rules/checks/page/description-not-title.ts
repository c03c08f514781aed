import type { PageCheck } from '#rules/checks/page-check.ts';
import { metasNamed } from '#rules/facts/page/head-facts.ts';
import { similarity } from '#rules/text/words.ts';

/** Share of words in common above which the description only repeats the title. */
const same = 0.8;

export const descriptionNotTitle: PageCheck = {
  id: 'description-not-title',
  subject: 'Description beside the title',
  titleGood: 'The meta description says more than the title',
  titleBad: 'The meta description repeats the title',
  why: 'The two stand together in a result: a repetition wastes the lines that decide about the click.',
  lacks: ({ head }) =>
    head.description?.trim() && head.title ? null : 'It needs a title and a meta description.',
  judge: ({ head }) => {
    const alike = similarity(head.title ?? '', head.description ?? '') >= same;
    return {
      score: alike ? 0 : 1,
      found: head.description!.trim(),
      expected: 'What the title does not say yet',
      fix: 'Write what the page offers beyond its name.',
      elements: metasNamed(head, 'description')
        .slice(0, 1)
        .map(({ element }) => element),
    };
  },
};
