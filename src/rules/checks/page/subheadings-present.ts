import { atLeast } from '#rules/checks/check.ts';
import type { PageCheck } from '#rules/checks/page-check.ts';
import { readProse } from '#rules/facts/page/prose.ts';

/** Words that one heading should not exceed (Yoast's rule for distributing subheadings: 300). */
const wordsPerHeading = 300;

export const subheadingsPresent: PageCheck = {
  id: 'subheadings-present',
  outsidePatch: true,
  subject: 'Subheadings',
  titleGood: 'Subheadings divide the text',
  titleBad: 'Long text goes on without subheadings',
  why: 'Readers scan: a heading every 300 words lets them find their place (Yoast, subheading distribution).',
  lacks: (facts) =>
    facts.derive(readProse).words < wordsPerHeading
      ? `The text has fewer than ${wordsPerHeading} words.`
      : null,
  judge: (facts) => {
    const { words } = facts.derive(readProse);
    const subheadings = facts.headings.filter(({ level, inSubject }) => level > 1 && inSubject).length;
    const wanted = Math.max(1, Math.floor(words / wordsPerHeading) - 1);
    return {
      score: atLeast(subheadings, wanted),
      found: `${subheadings} subheadings for ${words} words`,
      expected: `At least ${wanted}`,
      fix: 'Divide the text and give each part a heading that says what is in it.',
    };
  },
};
