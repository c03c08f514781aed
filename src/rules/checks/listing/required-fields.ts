import type { Check } from '#rules/checks/check.ts';
import { fieldIdsOf } from '#rules/checks/listing-context.ts';

export const requiredFields: Check<object> = {
  id: 'required-fields',
  titleGood: 'Every required field is filled',
  titleBad: 'A required field is empty',
  why: 'The platform does not publish a listing without it.',
  judge: (context) => {
    const empty = fieldIdsOf(context.platform).filter(
      (field) => context.rule(field)?.required === true && !context.filled.includes(field),
    );
    const names = empty.map((field) => context.rule(field)?.label ?? field).join(', ');
    return {
      score: empty.length === 0 ? 1 : 0,
      found: empty.length === 0 ? 'All filled' : `Empty: ${names}`,
      expected: 'All required fields filled',
      fix: `Fill ${names}.`,
      field: empty[0] ?? null,
    };
  },
};
