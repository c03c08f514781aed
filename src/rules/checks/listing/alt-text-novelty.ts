import { noveltyCheck } from '#rules/checks/novelty-check.ts';

export const altTextNovelty = noveltyCheck({
  id: 'alt-text-novelty',
  noun: 'alt text',
  other: 'the title',
  field: 'imageAltText',
  typeAndBrand: 'ignored',
  why: 'The alt text says what is seen in the picture; the title is read out beside it anyway.',
});
