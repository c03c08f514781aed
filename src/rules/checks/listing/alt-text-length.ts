import { lengthCheck } from '#rules/checks/length-check.ts';

export const altTextLength = lengthCheck({
  id: 'alt-text-length',
  noun: 'alt text',
  field: 'imageAltText',
  shape: 'line',
  why: 'Alt text tells people who cannot see the picture, and image search, what is in it.',
});
