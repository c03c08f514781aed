import { longPattern } from '#rules/text/long-pattern.ts';

const english = longPattern('iu')`
  ^(?:games?|references?|weather|news|books?|medical|medicine|entertainment|photography|photos?
    |social networking|communication|personali[sz]ation|parenting|dating|events?|music|kids|family|beauty
    |developer tools|graphics|cards?|role playing|adventure|productivity|finance|food|cooking|recipes
    |transport|transportation|travel|education|lifestyle|tools?|utilities|home|pets|nature|outdoors|learning
    |languages?|budget(?:ing)?|planner|tracker|health(?: (?:&|and) fitness)?|food (?:&|and) drink)$
`;

/** Whether a category is a shelf of the app stores as their own English lists write it: no word of a text in another language. */
export function isEnglishShelf(category: string): boolean {
  return english.test(category.trim());
}
