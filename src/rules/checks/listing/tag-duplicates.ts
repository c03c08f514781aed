import { clamp, type Check } from '#rules/checks/check.ts';
import { duplicatePairs } from '#rules/facts/duplicates.ts';

export const tagDuplicates: Check<object> = {
  id: 'tag-duplicates',
  titleGood: 'No tag says the same as another',
  titleBad: 'Some tags say the same',
  why: 'Search treats plural and word order alike, so a second form brings nobody new.',
  applies: (context) => context.entries('tags').length > 1,
  judge: (context) => {
    const pairs = duplicatePairs(context.entries('tags'));
    const first = pairs[0];
    return {
      score: clamp(1 - pairs.length * 0.34),
      found:
        first === undefined
          ? 'All differ'
          : `“${first.first}” and “${first.second}”${pairs.length > 1 ? ` and ${pairs.length - 1} more pairs` : ''}`,
      expected: 'Each tag once',
      fix: 'Replace the second of each pair by another material, use or audience.',
      field: 'tags',
    };
  },
};
