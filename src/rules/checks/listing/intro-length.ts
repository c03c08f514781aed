import { lengthCheck } from '#rules/checks/length-check.ts';

export const introLength = lengthCheck({
  id: 'intro-length',
  noun: 'intro',
  field: 'intro',
  shape: 'prose',
  why: 'The intro has to answer who, what, where and how much before a visitor leaves.',
});
