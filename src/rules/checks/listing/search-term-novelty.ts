import { noveltyCheck } from '#rules/checks/novelty-check.ts';

export const searchTermNovelty = noveltyCheck({
  id: 'search-term-novelty',
  noun: 'search terms field',
  other: 'the visible fields',
  field: 'searchTerms',
  typeAndBrand: 'counts',
  why: 'Words of the title are searched already; repeating them in the search terms brings nobody new.',
});
