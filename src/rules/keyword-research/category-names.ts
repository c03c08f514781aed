import type { ResearchCategoryId } from '#contract/keyword-research.ts';

/** What a category of a research is called on the screen and in its record. */
export const categoryNames: Readonly<Record<ResearchCategoryId, string>> = {
  primaryKeywords: 'Primary Keywords',
  longTailKeywords: 'Long-tail Keywords',
  localKeywords: 'Local Keywords',
  competitorKeywords: 'Competitor Keywords',
  brandKeywords: 'Brand Keywords',
  semanticKeywords: 'Semantic Keywords',
};
