import { noveltyCheck } from '#rules/checks/novelty-check.ts';

export const shortDescriptionNovelty = noveltyCheck({
  id: 'short-description-novelty',
  noun: 'short description',
  other: 'the title',
  field: 'shortDescription',
  typeAndBrand: 'ignored',
  why: 'Name and short description are read together, so the second should say something new.',
});
