import type { PageCheck } from '#rules/checks/page-check.ts';
import { attributeOf, holdsElement, type PageElement } from '#rules/page/document/tree.ts';

/** Whether something in the link may carry a name that only a browser computes. */
function holdsNamedPart(element: PageElement): boolean {
  return (
    attributeOf(element, 'aria-labelledby') !== null ||
    holdsElement(
      element,
      (inner) =>
        inner.tagName === 'title' ||
        Boolean(attributeOf(inner, 'aria-label')?.trim() || attributeOf(inner, 'alt')?.trim()),
    )
  );
}

export const linksNamed: PageCheck = {
  id: 'links-named',
  outsidePatch: true,
  subject: 'Links without words',
  titleGood: 'Every link has words',
  titleBad: 'Some links have no words',
  why: 'A screen reader reads out the address of a link without a name, and search engines learn nothing of its target (WCAG 2.4.4).',
  lacks: ({ anchors }) => (anchors.length === 0 ? 'The page has no links.' : null),
  judge: ({ anchors }) => {
    const faulty = anchors.filter(
      ({ name, element }) =>
        name === '' && attributeOf(element, 'aria-hidden') !== 'true' && !holdsNamedPart(element),
    );
    return {
      score: Math.max(0, 1 - (faulty.length / anchors.length) * 4),
      found: faulty.length === 0 ? 'None' : `${faulty.length} of ${anchors.length} links`,
      expected: 'Text, an image with alternative text, or an aria-label in each link',
      fix: 'Write the text, or the alternative text of the image in it.',
      elements: faulty.map(({ element }) => element),
    };
  },
};
