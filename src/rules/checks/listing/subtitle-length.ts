import { lengthCheck } from '#rules/checks/length-check.ts';

export const subtitleLength = lengthCheck({
  id: 'subtitle-length',
  noun: 'subtitle',
  field: 'subtitle',
  shape: 'line',
  why: 'The subtitle stands beside the name in every search result.',
});
