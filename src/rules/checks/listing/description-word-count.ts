import { lengthCheck } from '#rules/checks/length-check.ts';

export const descriptionWordCount = lengthCheck({
  id: 'description-word-count',
  noun: 'description',
  field: 'improvedBodyText',
  shape: 'prose',
  why: 'Platforms ask for a number of words; buyers ask for the facts in them.',
});
