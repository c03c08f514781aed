import { noveltyCheck } from '#rules/checks/novelty-check.ts';

export const metaDescriptionNovelty = noveltyCheck({
  id: 'meta-description-novelty',
  noun: 'meta description',
  other: 'the title',
  field: 'metaDescription',
  typeAndBrand: 'ignored',
  why: 'Title and description stand together in the search result.',
});
