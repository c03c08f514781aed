import { atMost, clamp, type Check } from '#rules/checks/check.ts';
import { shorten } from '#rules/facts/field-length.ts';
import { longestSentence, sentenceLengths } from '#rules/facts/sentence-length.ts';
import type { FieldId } from '#rules/platforms/platform.ts';

interface Params {
  /** Fields written in sentences. */
  fields: readonly FieldId[];
  /** Words of the mean sentence. */
  mean: number;
}

export const sentenceLength: Check<Params> = {
  id: 'sentence-length',
  titleGood: 'The sentences are short',
  titleBad: 'Some sentences are too long',
  why: 'A sentence that has to be read twice is not read.',
  applies: (context, params) => {
    const text = context.together(params.fields);
    return !text.unspaced && text.wordCount >= 8;
  },
  judge: (context, params) => {
    const { mean, longest, longestText, tooLong } = sentenceLengths([context.together(params.fields).plain]);
    const rounded = Math.round(mean);
    return {
      score: clamp(atMost(mean, params.mean, params.mean * 2) - tooLong * 0.25),
      found:
        tooLong > 0
          ? `${longest} words: “${shorten(longestText)}”`
          : `${rounded} words on average, ${longest} at most`,
      expected: `${params.mean} words on average, none over ${longestSentence}`,
      fix: 'Cut long sentences where an “and” or a comma joins two ideas.',
      field: params.fields.length === 1 ? (params.fields[0] ?? null) : null,
    };
  },
};
