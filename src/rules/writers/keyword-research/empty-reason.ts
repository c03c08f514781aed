import type { ResearchCategoryId } from '#contract/keyword-research.ts';
import type { ResearchBrief } from './brief.ts';

/** Why a category has no keyword, and what brings some; one or two sentences. */
export function emptyReason(category: ResearchCategoryId, brief: ResearchBrief): string {
  const { platform, places } = brief;
  switch (category) {
    case 'localKeywords':
      if (platform !== null && !platform.ownSite && !platform.handover)
        return `Nobody searches ${platform.name} by town. Choose “Website” as platform for local keywords.`;
      if (brief.language.written === 'other' && places.towns.length > 0)
        return 'No product or service is named that could be searched in your town.';
      if (places.everywhere) return 'Your location names no town. Add one, if customers come from around it.';
      return 'Include a location for local keyword research.';
    case 'competitorKeywords':
      return 'Name competitors to see what is searched around them.';
    case 'longTailKeywords':
      return 'Say whom your products are for and what makes them special, or import a file of keywords.';
    case 'semanticKeywords':
      return 'No related words are known for these products. A description of them or a file of keywords brings some.';
    case 'primaryKeywords':
      return 'Name your products or services: every keyword starts from them.';
    case 'brandKeywords':
      return 'No search for your name was found.';
  }
}
