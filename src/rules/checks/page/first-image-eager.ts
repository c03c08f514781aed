import type { PageCheck } from '#rules/checks/page-check.ts';
import { attributeOf } from '#rules/page/document/tree.ts';

export const firstImageEager: PageCheck = {
  id: 'first-image-eager',
  outsidePatch: true,
  subject: 'First image of the text',
  titleGood: 'The first image of the text is loaded at once',
  titleBad: 'The first image of the text waits',
  why: 'It is often the largest thing on the first screen: lazy loading delays it and the LCP (Lighthouse, lcp-discovery-insight).',
  lacks: ({ images }) =>
    images.some(({ inSubject, src }) => inSubject && src !== '') ? null : 'There is no image in the text.',
  judge: ({ images }) => {
    const first = images.find(({ inSubject, src }) => inSubject && src !== '')!;
    const lazy = attributeOf(first.element, 'loading')?.toLowerCase() === 'lazy';
    return {
      score: lazy ? 0 : 1,
      found: lazy ? 'loading="lazy"' : 'Loaded at once',
      expected: 'No loading="lazy"; fetchpriority="high" where it is the main picture',
      fix: 'Remove loading="lazy" from this image.',
      elements: [first.element],
    };
  },
};
