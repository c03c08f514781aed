import { lengthCheck } from '#rules/checks/length-check.ts';

export const titleTagLength = lengthCheck({
  id: 'title-tag-length',
  noun: 'title tag',
  field: 'titleTag',
  shape: 'line',
  why: 'Search pages cut a longer title tag and fill a short one with words of their own.',
});
