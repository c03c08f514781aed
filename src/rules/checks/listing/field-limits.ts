import type { Check } from '#rules/checks/check.ts';
import { excessOf, withUnit } from '#rules/facts/field-length.ts';

export const fieldLimits: Check<object> = {
  id: 'field-limits',
  titleGood: 'Every field fits the platform',
  titleBad: 'A field is over the platform’s limit',
  why: 'The platform refuses or cuts what is over its limit.',
  judge: (context) => {
    const over = context.filled.flatMap((field) => {
      const rule = context.rule(field);
      return rule === undefined
        ? []
        : excessOf(rule, context.value(field)).map((excess) => ({ field, ...excess }));
    });
    const [first] = over;
    return {
      score: over.length === 0 ? 1 : 0,
      found:
        first === undefined
          ? 'All inside'
          : `${first.what}: ${withUnit(first.found, first.limit.unit)}${over.length > 1 ? ` and ${over.length - 1} more` : ''}`,
      expected:
        first === undefined ? 'Inside every limit' : `At most ${withUnit(first.limit.max, first.limit.unit)}`,
      fix:
        first === undefined
          ? ''
          : `Shorten ${first.what} by ${withUnit(first.found - first.limit.max, first.limit.unit)}.`,
      field: first?.field ?? null,
    };
  },
};
