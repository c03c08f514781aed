import type { FieldId } from '#rules/platforms/platform.ts';
import { rangeScore, type Check } from './check.ts';
import type { ListingContext } from './listing-context.ts';

export interface CountParams {
  /** Lower end of the good number; the platform file's target when absent. */
  from?: number;
  /** Upper end; the platform file's target or limit when absent. */
  to?: number;
  /** The list, where a check serves several. */
  field?: FieldId;
}

/** A check on the number of entries of a list. */
export function countCheck(text: {
  id: string;
  /** Plural: "tags", "bullet points". */
  noun: string;
  why: string;
  field: FieldId;
  /** Entries that the seller's facts are good for: a thin brief is not asked for more. */
  roomOf: (details: number) => number;
}): Check<CountParams> {
  const boundsOf = (context: ListingContext, params: CountParams): { from: number; to: number } => {
    const rule = context.rule(params.field ?? text.field);
    const target = rule?.kind === 'list' || rule?.kind === 'pairs' ? rule.countTarget : undefined;
    const most = rule?.kind === 'list' || rule?.kind === 'pairs' ? rule.count.max : Number.POSITIVE_INFINITY;
    const to = params.to ?? target?.to ?? most;
    return {
      from: Math.min(params.from ?? target?.from ?? 1, Math.max(1, text.roomOf(context.detailCount)), to),
      to,
    };
  };
  return {
    id: text.id,
    titleGood: `There are enough ${text.noun}`,
    titleBad: `There are too few or too many ${text.noun}`,
    why: text.why,
    applies: (context, params) => context.rule(params.field ?? text.field) !== undefined,
    judge: (context, params) => {
      const field = params.field ?? text.field;
      const { from, to } = boundsOf(context, params);
      const count = context.entries(field).length;
      const range = from === to ? `${to}` : Number.isFinite(to) ? `${from} to ${to}` : `${from} or more`;
      return {
        score: count === 0 ? 0 : count < from ? count / from : rangeScore(count, from, to),
        found: `${count} ${text.noun}`,
        expected: `${range} ${text.noun}`,
        fix:
          count > to
            ? `Keep the ${to} strongest.`
            : from - count === 1
              ? `Add 1 more ${text.noun.replace(/s$/u, '')}, from a fact of yours.`
              : `Add ${from - count} more ${text.noun}, each from a fact of yours.`,
        field,
      };
    },
  };
}
