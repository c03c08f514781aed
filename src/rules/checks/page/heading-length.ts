import { countCharacters } from '#rules/text/count.ts';
import type { PageCheck } from '#rules/checks/page-check.ts';

/** Code points above which a heading is a paragraph: advice, no limit of a search engine. */
const longHeading = 120;

export const headingLength: PageCheck = {
  id: 'heading-length',
  outsidePatch: true,
  subject: 'Length of headings',
  titleGood: 'Headings are short',
  titleBad: 'Some headings are as long as paragraphs',
  why: 'A heading is read at a glance, in the page and in the list that a screen reader shows.',
  lacks: ({ headings }) => (headings.length === 0 ? 'The page has no headings.' : null),
  judge: ({ headings }) => {
    const long = headings.filter(({ text }) => countCharacters(text) > longHeading);
    return {
      score: 1 - long.length / headings.length,
      found:
        long.length === 0
          ? `None over ${longHeading} characters`
          : `${long.length} over ${longHeading} characters, first: ${long[0]!.text.slice(0, 80)}…`,
      expected: `At most ${longHeading} characters`,
      fix: 'Cut the heading to its point and let the paragraph say the rest.',
      elements: long.map(({ element }) => element),
    };
  },
};
