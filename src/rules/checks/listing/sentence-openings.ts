import { clamp, type Check } from '#rules/checks/check.ts';
import { repeatedOpenings } from '#rules/facts/sentence-openings.ts';
import type { FieldId } from '#rules/platforms/platform.ts';

interface Params {
  /** Fields written in sentences. */
  fields: readonly FieldId[];
}

export const sentenceOpenings: Check<Params> = {
  id: 'sentence-openings',
  titleGood: 'The sentences begin differently',
  titleBad: 'Several sentences begin with the same words',
  why: 'Three sentences with one beginning read as if a machine had filled in a form.',
  applies: (context, params) => {
    const text = context.together(params.fields);
    return !text.unspaced && text.wordCount >= 20;
  },
  judge: (context, params) => {
    const openings = repeatedOpenings(context.together(params.fields).plain);
    const [first] = openings;
    const extra = openings.reduce((sum, { count }) => sum + count - 2, 0);
    return {
      score: clamp(1 - extra * 0.34),
      found: first === undefined ? 'They do' : `${first.count} sentences begin with “${first.words} …”`,
      expected: 'No beginning more than twice',
      fix: first === undefined ? '' : `Begin one of them with the fact instead of “${first.words}”.`,
      field: params.fields.length === 1 ? (params.fields[0] ?? null) : null,
    };
  },
};
