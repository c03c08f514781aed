import { rangeScore, type Check } from '#rules/checks/check.ts';

interface Params {
  from: number;
  to: number;
}

export const titleWordCount: Check<Params> = {
  id: 'title-word-count',
  titleGood: 'The title has a good number of words',
  titleBad: 'The title has too few or too many words',
  why: 'A short, plain title is understood at a glance; a list of phrases is skipped.',
  applies: (context) => !context.text(context.platform.titleField).unspaced,
  judge: (context, params) => {
    const field = context.platform.titleField;
    const count = context.text(field).wordCount;
    return {
      score: count === 0 ? 0 : rangeScore(count, params.from, params.to),
      found: `${count} words`,
      expected: `${params.from} to ${params.to} words`,
      fix:
        count > params.to
          ? 'Keep what it is, material, color and size; move the rest to tags and description.'
          : 'Add material, color or size to the title.',
      field,
    };
  },
};
