import type { PageCheck } from '#rules/checks/page-check.ts';
import { isPlaceholderTitle } from './title-says-something.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import { stemsOf } from '#rules/text/words.ts';

function subjectStems(text: string): Set<string> {
  return new Set(stemsOf(text).filter((stem) => stem.length > 1 && !isFunctionWord(stem)));
}

export const titleSharedWithHeading: PageCheck = {
  id: 'title-shared-with-heading',
  subject: 'Title and main heading',
  titleGood: 'Title and main heading speak of the same thing',
  titleBad: 'Title and main heading share no word',
  why: 'Who clicks a title expects to find it on the page; Google takes the heading when the two disagree.',
  lacks: ({ head, headings }) =>
    !head.title || !headings.some(({ level, text }) => level === 1 && text !== '')
      ? 'It needs a title and a main heading with text.'
      : isPlaceholderTitle(head.title)
        ? 'The title is a placeholder.'
        : null,
  judge: ({ head, headings }) => {
    const inTitle = subjectStems(head.title ?? '');
    const mains = headings.filter(({ level, text }) => level === 1 && text !== '');
    const shared = mains.some(({ text }) => [...subjectStems(text)].some((stem) => inTitle.has(stem)));
    // Scripts without spaces give one long word each; a shared pair of signs is enough there.
    const inside = mains.some(
      ({ text }) => (head.title ?? '').includes(text) || text.includes(head.title ?? ''),
    );
    return {
      score: shared || inside || inTitle.size === 0 ? 1 : 0,
      found: `${head.title} / ${mains[0]?.text ?? ''}`,
      expected: 'At least the main word in both',
      fix: 'Name the subject of the page in both, in the same words.',
      elements: mains.map(({ element }) => element),
    };
  },
};
