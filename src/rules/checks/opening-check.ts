import { factsMissing, factsNamed, quoteFacts } from '#rules/facts/facts-named.ts';
import { beginning } from '#rules/facts/beginning.ts';
import { measureText } from '#rules/facts/measured-text.ts';
import { positionOf } from '#rules/facts/position.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import type { Check } from './check.ts';

export interface OpeningParams {
  /** Length of the opening that is judged, in characters. */
  characters: number;
  /** Facts that it should name beside the product type. */
  facts: number;
}

/** Share of the points that the product type (and the brand, where asked for) is worth beside the facts. */
const typeShare = 0.4;

/** A check that the first characters of a text say what it is and what is true of it. */
export function openingCheck(text: {
  id: string;
  noun: string;
  why: string;
  field: FieldId;
}): Check<OpeningParams> {
  return {
    id: text.id,
    titleGood: `The ${text.noun} begins with what it is`,
    titleBad: `The ${text.noun} does not begin with what it is`,
    why: text.why,
    applies: (context) => context.rule(text.field) !== undefined,
    judge: (context, params) => {
      const opening = measureText(beginning(context.text(text.field).plain, params.characters));
      const type = context.ledger.productType;
      const saysType =
        type === '' ||
        positionOf(type, opening) !== null ||
        [...context.facts.typeStems].some((stem) => opening.stems.has(stem));
      const wanted = Math.min(params.facts, context.detailCount);
      const named = factsNamed(opening, context.facts);
      const share = wanted === 0 ? 1 : Math.min(1, named.length / wanted);
      const missing = factsMissing(opening, context.facts).slice(0, Math.max(0, wanted - named.length));
      const wishes = [
        ...(saysType ? [] : [`“${type}”`]),
        ...(missing.length > 0 ? [quoteFacts(missing)] : []),
      ];
      return {
        score: opening.plain === '' ? 0 : (saysType ? typeShare : 0) + (1 - typeShare) * share,
        found:
          opening.plain === ''
            ? 'Nothing yet'
            : `${saysType ? 'What it is' : `“${type}” is not named`}; ${named.length === 0 ? 'no fact' : quoteFacts(named)}`,
        expected: `What it is and ${wanted} ${wanted === 1 ? 'fact' : 'facts'} in the first ${params.characters} characters`,
        fix: `Begin with ${wishes.join(' and ')}.`,
        field: text.field,
      };
    },
  };
}
