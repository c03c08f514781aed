import { countCheck } from '#rules/checks/count-check.ts';

export const tagCount = countCheck({
  id: 'tag-count',
  noun: 'tags',
  field: 'tags',
  why: 'Each tag is one more search that the listing can answer.',
  roomOf: (details) => 3 + details * 2,
});
