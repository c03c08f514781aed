import { lengthCheck } from '#rules/checks/length-check.ts';

export const titleLength = lengthCheck({
  id: 'title-length',
  noun: 'title',
  field: 'title',
  shape: 'line',
  why: 'The title carries most of the search words, and a short one leaves searches unanswered.',
});
