import { atLeast } from '#rules/checks/check.ts';
import type { PageCheck } from '#rules/checks/page-check.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import { stemsOf } from '#rules/text/words.ts';

/** Share of the title's subject words that the text should hold; the brand often stands in the title only. */
const wanted = 0.6;
/** Units of the text that are searched. */
const searched = 20_000;

export const titleWordsInText: PageCheck = {
  id: 'title-words-in-text',
  subject: 'Title and text',
  titleGood: 'The text speaks of what the title promises',
  titleBad: 'The text does not speak of what the title promises',
  why: 'Search engines compare the title with the text and replace titles that do not fit (Google, title link guide).',
  lacks: ({ head, text }) => (head.title && text.main !== '' ? null : 'It needs a title and text.'),
  judge: ({ head, text }) => {
    const words = [...new Set(stemsOf(head.title ?? ''))].filter(
      (stem) => stem.length > 2 && !isFunctionWord(stem),
    );
    const inText = new Set(stemsOf(text.main.slice(0, searched)));
    const missing = words.filter((word) => !inText.has(word));
    const share = words.length === 0 ? 1 : 1 - missing.length / words.length;
    return {
      score: atLeast(share, wanted),
      found: missing.length === 0 ? 'All words of the title' : `Missing: ${missing.join(', ')}`,
      expected: `At least ${wanted * 100} % of the words of the title`,
      fix: 'Use the words of the title in the first paragraph, or make the title fit the text.',
      elements: head.titleElements.slice(0, 1),
    };
  },
};
