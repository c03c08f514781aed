import type { PageCheck } from '#rules/checks/page-check.ts';
import { attributeOf } from '#rules/page/document/tree.ts';

export const imagesSized: PageCheck = {
  id: 'images-sized',
  outsidePatch: true,
  subject: 'Sizes of images',
  titleGood: 'Images say their size',
  titleBad: 'Some images do not say their size',
  why: 'Without width and height the page jumps while they load, which counts as layout shift (CLS).',
  lacks: ({ images }) => (images.some(({ src }) => isPicture(src)) ? null : 'The page has no images.'),
  judge: ({ images }) => {
    const pictures = images.filter(({ src }) => isPicture(src));
    const unsized = pictures.filter(
      ({ element }) =>
        (attributeOf(element, 'width') === null || attributeOf(element, 'height') === null) &&
        !/\b(?:width|height|aspect-ratio)\s*:/i.test(attributeOf(element, 'style') ?? ''),
    );
    return {
      score: 1 - unsized.length / pictures.length,
      found:
        unsized.length === 0
          ? `All ${pictures.length} images`
          : `${unsized.length} of ${pictures.length} without`,
      expected: 'width and height on each image',
      fix: 'Add width and height with the size of the file; style may still scale it.',
      elements: unsized.map(({ element }) => element),
    };
  },
};

/** Pixels of counters and pictures inside the page's own code are no pictures to wait for. */
function isPicture(src: string): boolean {
  return src !== '' && !src.startsWith('data:');
}
