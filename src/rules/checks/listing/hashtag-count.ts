import { countCheck } from '#rules/checks/count-check.ts';

export const hashtagCount = countCheck({
  id: 'hashtag-count',
  noun: 'hashtags',
  field: 'hashtags',
  why: 'A few exact hashtags are followed; a flood of them is ignored.',
  roomOf: (details) => 2 + details,
});
