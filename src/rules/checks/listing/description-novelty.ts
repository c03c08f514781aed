import { noveltyCheck } from '#rules/checks/novelty-check.ts';

export const descriptionNovelty = noveltyCheck({
  id: 'description-novelty',
  noun: 'description',
  other: 'the list above it',
  field: 'improvedBodyText',
  typeAndBrand: 'ignored',
  why: 'A description that tells the list again gives a careful buyer nothing more.',
});
