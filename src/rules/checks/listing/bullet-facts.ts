import { factsNamed, quoteList } from '#rules/facts/facts-named.ts';
import { shorten } from '#rules/facts/field-length.ts';
import type { Check } from '#rules/checks/check.ts';
import type { FieldId } from '#rules/platforms/platform.ts';

interface Params {
  field: FieldId;
}

export const bulletFacts: Check<Params> = {
  id: 'bullet-facts',
  titleGood: 'Each point holds a fact',
  titleBad: 'Some points hold no fact',
  why: 'A point that holds no fact is skipped, and it takes the place of one that sells.',
  applies: (context, params) => context.rule(params.field) !== undefined && context.detailCount > 0,
  judge: (context, params) => {
    const points = context.entries(params.field);
    const empty = points.filter((point) => factsNamed(point, context.facts).length === 0);
    return {
      score: points.length === 0 ? 0 : 1 - empty.length / points.length,
      found:
        points.length === 0
          ? 'No points'
          : empty.length === 0
            ? `All ${points.length} hold a fact`
            : `No fact in ${quoteList(
                empty.map(({ plain }) => shorten(plain)),
                2,
              )}`,
      expected: 'One of your facts in each point',
      fix: 'Replace what is empty by a figure, a material, a size or what is in the box.',
      field: params.field,
    };
  },
};
