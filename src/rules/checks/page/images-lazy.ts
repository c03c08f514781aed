import type { PageCheck } from '#rules/checks/page-check.ts';
import { attributeOf } from '#rules/page/document/tree.ts';

/** Images in the order of the source that a first screen may show: an estimate, the source knows no screen. */
const firstScreen = 5;

export const imagesLazy: PageCheck = {
  id: 'images-lazy',
  outsidePatch: true,
  subject: 'Images further down',
  titleGood: 'Images further down wait until they are needed',
  titleBad: 'Images further down are loaded at once',
  why: 'Lazy loading leaves the line to what is seen first (web.dev, browser-level lazy loading).',
  lacks: ({ images }) =>
    images.length <= firstScreen ? `The page has no more than ${firstScreen} images.` : null,
  judge: ({ images }) => {
    const later = images.slice(firstScreen).filter(({ src }) => src !== '' && !src.startsWith('data:'));
    const eager = later.filter(({ element }) => attributeOf(element, 'loading')?.toLowerCase() !== 'lazy');
    return {
      score: later.length === 0 ? 1 : 1 - eager.length / later.length,
      found:
        eager.length === 0
          ? 'All are lazy'
          : `${eager.length} of ${later.length} after the first ${firstScreen}`,
      expected: `loading="lazy" from about the ${firstScreen + 1}th image on`,
      fix: 'Add loading="lazy" to images below the first screen.',
      elements: eager.map(({ element }) => element),
    };
  },
};
