import { lengthCheck } from '#rules/checks/length-check.ts';

export const metaDescriptionLength = lengthCheck({
  id: 'meta-description-length',
  noun: 'meta description',
  field: 'metaDescription',
  shape: 'prose',
  why: 'The text under a search result is often all that decides about the click.',
});
