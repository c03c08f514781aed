import type { PageCheck } from '#rules/checks/page-check.ts';
import { attributeOf } from '#rules/page/document/tree.ts';

export const imagesHaveSource: PageCheck = {
  id: 'images-have-source',
  outsidePatch: true,
  subject: 'Addresses of images',
  titleGood: 'Every image has an address in the HTML',
  titleBad: 'Some images get their address by script only',
  why: 'Image search reads src and srcset, no data attributes (Google Search Central, image best practices).',
  lacks: ({ images }) => (images.length === 0 ? 'The page has no images.' : null),
  judge: ({ images }) => {
    const without = images.filter(
      ({ src, element }) => src === '' && attributeOf(element, 'srcset') === null,
    );
    return {
      score: 1 - without.length / images.length,
      found:
        without.length === 0
          ? `All ${images.length} images`
          : `${without.length} of ${images.length} without src`,
      expected: 'src or srcset on each image',
      fix: 'Write the address into src and let the browser delay it by loading="lazy".',
      elements: without.map(({ element }) => element),
    };
  },
};
