import { lengthCheck } from '#rules/checks/length-check.ts';

export const shortDescriptionLength = lengthCheck({
  id: 'short-description-length',
  noun: 'short description',
  field: 'shortDescription',
  shape: 'line',
  why: 'The short description is what people read before they open the page.',
});
