import type { BoundCheck } from '#rules/checks/check.ts';
import { enoughSaid } from '#rules/checks/listing/enough-said.ts';
import { fieldLimits } from '#rules/checks/listing/field-limits.ts';
import { forbiddenContent } from '#rules/checks/listing/forbidden-content.ts';
import { inventedClaims } from '#rules/checks/listing/invented-claims.ts';
import { keywordStuffing } from '#rules/checks/listing/keyword-stuffing.ts';
import { requiredFields } from '#rules/checks/listing/required-fields.ts';
import { titleSubstance } from '#rules/checks/listing/title-substance.ts';
import { bind } from './scorecard.ts';

/**
 * A fault that no other strength makes up for. It takes points off and bounds the total: the bound keeps an
 * otherwise excellent listing out of the good bands, the points keep the fault visible in a fair one
 * (docs/decisions/0004-gates-of-the-score.md).
 */
export interface Gate {
  check: BoundCheck;
  /** Highest total that a listing with this fault can have. */
  most: number;
  /** Points that the first fault takes off. */
  first: number;
  /** Points that each further fault takes off. */
  further: number;
  reason: string;
}

/** Gates of all platforms, gravest first. What each platform forbids stands in its own file. */
export const gates: readonly Gate[] = [
  {
    check: bind(requiredFields, {}),
    most: 49,
    first: 30,
    further: 0,
    reason: 'It cannot be published.',
  },
  {
    check: bind(titleSubstance, { fields: ['productTitle', 'titleTag'], unspacedCharacters: 8 }),
    most: 49,
    first: 30,
    further: 0,
    reason: 'A one-word title fills its field as little as an empty one.',
  },
  {
    check: bind(fieldLimits, {}),
    most: 59,
    first: 20,
    further: 0,
    reason: 'The platform refuses or cuts it.',
  },
  {
    check: bind(forbiddenContent, {}),
    most: 59,
    first: 25,
    further: 5,
    reason: 'The platform refuses it, hides it or ranks it down.',
  },
  {
    check: bind(keywordStuffing, { repeats: 2 }),
    most: 59,
    first: 30,
    further: 0,
    reason: 'Search takes it for spam; no fact next to it makes up for that.',
  },
  {
    check: bind(inventedClaims, {}),
    most: 79,
    first: 20,
    further: 8,
    reason: 'A claim without proof costs the seller returns or the listing; each one more, again.',
  },
  {
    check: bind(enoughSaid, { facts: 3, words: 15 }),
    most: 79,
    first: 15,
    further: 0,
    reason: 'However well two facts are written, they leave a buyer asking.',
  },
];
