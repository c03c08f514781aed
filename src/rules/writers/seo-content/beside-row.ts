import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { upperFirst } from './english-words.ts';

const goesOn = /^(?:también|además|auch|außerdem|aussi|également|also|plus|as well as),?\s/iu;

/**
 * A sentence that goes on with a row of offers, as it stands without the row: "Pond building and irrigation" of "Also pond building
 * and irrigation" on the page of pond building. Empty where it does not name what the page is about, so that "También gatos" would lean
 * on what is not told; any other sentence as it is.
 */
export function besideRow(sentence: string, { type }: Draft): string {
  const rest = sentence.replace(goesOn, '');
  if (rest === sentence) return sentence;
  const said = new Set(stemsOf(rest));
  const named = stemsOf(type);
  // "Refuerzo de matemáticas y física" names the "refuerzo de física" in two places.
  return named.length > 0 && named.every((stem) => said.has(stem)) ? upperFirst(rest) : '';
}
