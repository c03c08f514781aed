import { noveltyCheck } from '#rules/checks/novelty-check.ts';

export const highlightsNovelty = noveltyCheck({
  id: 'highlights-novelty',
  noun: 'highlights line',
  other: 'the title',
  field: 'itemHighlights',
  typeAndBrand: 'counts',
  why: 'Title and highlights are searched as one, so a word in both is a word wasted.',
});
