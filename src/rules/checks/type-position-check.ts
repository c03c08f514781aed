import { measureText } from '#rules/facts/measured-text.ts';
import { positionOf } from '#rules/facts/position.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { clamp, type Check } from './check.ts';
import type { ListingContext } from './listing-context.ts';
import { piecesOf } from '#rules/text/spaces.ts';

export interface TypePositionParams {
  /** The product type has to begin before this character. */
  before: number;
}

const vehicle = /^(?:car|van|motorbike|motorcycle|moped)s?$/iu;

/** Share of points for a title that names part of the type ("mug" of "coffee mug"). */
const partOfType = 0.7;

/** A check that the product type stands at the front of a title. */
export function typePositionCheck(text: {
  id: string;
  noun: string;
  field: FieldId | 'title';
  why: string;
}): Check<TypePositionParams> {
  const fieldOf = (context: ListingContext): FieldId =>
    text.field === 'title' ? context.platform.titleField : text.field;
  return {
    id: text.id,
    titleGood: `The ${text.noun} says early what it is`,
    titleBad: `The ${text.noun} does not say early what it is`,
    why: text.why,
    applies: (context) =>
      context.rule(fieldOf(context)) !== undefined &&
      context.ledger.productType.trim() !== '' &&
      // Nobody searches a "Ford Fiesta car": maker and model say what it is.
      !vehicle.test(context.ledger.productType),
    judge: (context, params) => {
      const field = fieldOf(context);
      // In a store of apps nobody is told that a thing is one.
      const type =
        context.platform.subject === 'app'
          ? context.ledger.productType.replace(/[\s-](?:app|application)$/iu, '')
          : context.ledger.productType;
      const title = context.text(field);
      const whole = positionOf(type, title);
      const place = whole ?? headPosition(type, title, context);
      const share = whole === null ? partOfType : 1;
      const score =
        place === null ? 0 : share * (place < params.before ? 1 : clamp(1 - (place - params.before) / 30));
      return {
        score,
        found:
          place === null
            ? `“${type}” is not in the ${text.noun}`
            : whole === null
              ? `Only a part of “${type}” is in the ${text.noun}`
              : `“${type}” begins after ${place} characters`,
        expected: `“${type}” within the first ${params.before} characters`,
        fix: `Put “${type}” at the front of the ${text.noun}.`,
        field,
      };
    },
  };
}

/** Place of the type's strongest word: the last in English and German, the first in Spanish and French. */
function headPosition(
  type: string,
  title: ReturnType<typeof measureText>,
  context: ListingContext,
): number | null {
  const words = piecesOf(type).filter((word) => word !== '');
  if (words.length < 2) return null;
  const first = context.language.written === 'es' || context.language.written === 'fr';
  const head = first ? words[0] : words[words.length - 1];
  return head === undefined ? null : positionOf(head, title);
}
