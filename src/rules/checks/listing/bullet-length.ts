import { withUnit, shorten } from '#rules/facts/field-length.ts';
import { quoteList } from '#rules/facts/facts-named.ts';
import { lengthShare } from '#rules/facts/script-density.ts';
import { countText } from '#rules/text/count.ts';
import { rangeScore, type Check } from '#rules/checks/check.ts';
import type { FieldId } from '#rules/platforms/platform.ts';

interface Params {
  field: FieldId;
}

export const bulletLength: Check<Params> = {
  id: 'bullet-length',
  titleGood: 'The points have a good length',
  titleBad: 'Some points are too short or too long',
  why: 'A point of two words says nothing, and a long one is not read.',
  applies: (context, params) => context.entries(params.field).length > 0,
  judge: (context, params) => {
    const rule = context.rule(params.field);
    const unit = rule?.kind === 'list' ? rule.each.unit : 'characters';
    const least = rule?.kind === 'list' ? (rule.eachTarget?.from ?? 1) : 1;
    const from = Math.round(least * lengthShare(context.text(params.field)));
    const to = rule?.kind === 'list' ? (rule.eachTarget?.to ?? rule.each.max) : Number.POSITIVE_INFINITY;
    const points = context.entries(params.field).map(({ plain }) => plain);
    const outside = points.filter((point) => countText(point, unit) < from || countText(point, unit) > to);
    const score =
      points.reduce((sum, point) => sum + rangeScore(countText(point, unit), from, to), 0) / points.length;
    return {
      score,
      found:
        outside.length === 0
          ? `All ${points.length} inside`
          : `${outside.length} outside: ${quoteList(outside.map(shorten), 2)}`,
      expected: `${from} to ${withUnit(to, unit)} each`,
      fix: 'Give each point one fact and what follows from it, in one line.',
      field: params.field,
    };
  },
};
