import { duplicatePairs } from '#rules/facts/duplicates.ts';
import { shorten } from '#rules/facts/field-length.ts';
import { clamp, type Check } from '#rules/checks/check.ts';
import type { FieldId } from '#rules/platforms/platform.ts';

interface Params {
  field: FieldId;
}

export const bulletVariety: Check<Params> = {
  id: 'bullet-variety',
  titleGood: 'The points differ',
  titleBad: 'Some points say the same or begin the same',
  why: 'Eyes run down the first words; the same word twice hides a point.',
  applies: (context, params) => context.entries(params.field).length > 1,
  judge: (context, params) => {
    const points = context.entries(params.field);
    const same = duplicatePairs(points);
    const firsts = points.map((point) => point.tokens[0]?.stem ?? point.plain.slice(0, 2));
    const again = firsts.filter((first, index) => firsts.indexOf(first) !== index);
    const firstPair = same[0];
    return {
      score: clamp(1 - same.length * 0.5 - again.length / points.length),
      found:
        firstPair !== undefined
          ? `“${shorten(firstPair.first)}” and “${shorten(firstPair.second)}” say the same`
          : again.length > 0
            ? `${again.length + 1} points begin with “${again[0]}”`
            : 'All begin and read differently',
      expected: 'Different first words, no point twice',
      fix: 'Begin each point with its own fact and drop what is said already.',
      field: params.field,
    };
  },
};
