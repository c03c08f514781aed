import { atLeast, type Check } from '#rules/checks/check.ts';
import { readingEase } from '#rules/facts/readability.ts';
import type { FieldId } from '#rules/platforms/platform.ts';

interface Params {
  fields: readonly FieldId[];
  /** Reading ease from which all points are given; 60 is read at age 12 to 14. */
  ease: number;
}

export const readability: Check<Params> = {
  id: 'readability',
  titleGood: 'The text reads easily',
  titleBad: 'The text is hard to read',
  why: 'Most visitors read on a phone between other things.',
  applies: (context, params) =>
    readingEase(context.together(params.fields).plain, context.language.written) !== null,
  judge: (context, params) => {
    const ease = readingEase(context.together(params.fields).plain, context.language.written) ?? 0;
    return {
      score: atLeast(Math.max(0, ease), params.ease),
      found: `Reading ease ${Math.round(ease)}`,
      expected: `${params.ease} or more`,
      fix: 'Use shorter words and shorter sentences; keep the terms of the trade.',
      field: params.fields[0] ?? null,
    };
  },
};
