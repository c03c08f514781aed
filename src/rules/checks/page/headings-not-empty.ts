import type { PageCheck } from '#rules/checks/page-check.ts';
import { attributeOf, holdsElement, type PageElement } from '#rules/page/document/tree.ts';

/** Whether an image in the heading stands for its words, as logos do. */
function hasNamedImage(heading: PageElement): boolean {
  return holdsElement(heading, (inner) =>
    Boolean(attributeOf(inner, 'alt')?.trim() || attributeOf(inner, 'aria-label')?.trim()),
  );
}

export const headingsNotEmpty: PageCheck = {
  id: 'headings-not-empty',
  outsidePatch: true,
  subject: 'Empty headings',
  titleGood: 'Every heading has text',
  titleBad: 'Some headings are empty',
  why: 'A screen reader announces a heading and then says nothing (WCAG 2.4.6).',
  lacks: ({ headings }) => (headings.length === 0 ? 'The page has no headings.' : null),
  judge: ({ headings }) => {
    const empty = headings.filter(({ text, element }) => text === '' && !hasNamedImage(element));
    return {
      score: 1 - empty.length / headings.length,
      found: empty.length === 0 ? 'None is empty' : `${empty.length} of ${headings.length} headings`,
      expected: 'No empty heading',
      fix: 'Remove the element, or write the heading.',
      elements: empty.map(({ element }) => element),
    };
  },
};
