import { lengthCheck } from '#rules/checks/length-check.ts';

export const descriptionLength = lengthCheck({
  id: 'description-length',
  noun: 'description',
  field: 'improvedBodyText',
  shape: 'prose',
  why: 'Missing product information is a main reason why buyers leave, and padding is another.',
});
