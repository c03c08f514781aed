import type { PageCheck } from '#rules/checks/page-check.ts';
import { attributeOf } from '#rules/page/document/tree.ts';

export const imagesDescribed: PageCheck = {
  id: 'images-described',
  outsidePatch: true,
  subject: 'Alternative texts',
  titleGood: 'Every image has an alternative text or is marked as decoration',
  titleBad: 'Some images have no alternative text',
  why: 'It is what image search and people who do not see read of the picture (Lighthouse image-alt, WCAG 1.1.1).',
  lacks: ({ images }) => (images.length === 0 ? 'The page has no images.' : null),
  judge: ({ images }) => {
    const missing = images.filter(
      ({ alt, hidden, element }) =>
        alt === null &&
        !hidden &&
        !attributeOf(element, 'aria-label')?.trim() &&
        attributeOf(element, 'aria-labelledby') === null,
    );
    return {
      score: 1 - missing.length / images.length,
      found:
        missing.length === 0
          ? `All ${images.length} images`
          : `${missing.length} of ${images.length} images without`,
      expected: 'An alt attribute on each image, empty for decoration',
      fix: 'Describe what the picture shows, or write alt="" where it only decorates.',
      elements: missing.map(({ element }) => element),
    };
  },
};
