import { countPieces } from '#rules/text/spaces.ts';
import type { Draft } from './draft.ts';
import { hasPraise } from './praise.ts';
import { loose, looseEnd, noFeature } from './title-details.ts';

/** Pieces of the longest clause with a verb that a title takes. */
const mostWithVerb = { verb: 6, sentence: 4 } as const;

/**
 * What the thing does, in the seller's short clauses: "Reads from 0 to 50 °C", "Chuck grips well". For the title of a
 * product that has no attribute to tell; English alone.
 */
export function doingPhrases(draft: Draft): string[] {
  if (draft.language.written !== 'en' || draft.platform.subject !== 'product') return [];
  return draft.units
    .filter(
      ({ shape, text, path, kind }) =>
        (shape === 'verb' || shape === 'sentence') &&
        (kind === 'feature' || kind === 'number' || kind === 'power' || kind === 'capacity') &&
        path.startsWith('products.') &&
        countPieces(text) <= mostWithVerb[shape] &&
        countPieces(text) > 1 &&
        !loose.test(text) &&
        !looseEnd.test(text) &&
        !/,|^(?:it|they)[’']|\b(?:is|are|was|were|has|have|can|will|won[’']t|not|comes?|includes?)\b/iu.test(
          text,
        ) &&
        !noFeature.test(text) &&
        !/^(?:sounds?|looks?|feels?|smells?|tastes?)\s/iu.test(text) &&
        !hasPraise(text, 'en'),
    )
    .map(({ text }) => text);
}
