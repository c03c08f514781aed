import { openingCheck } from '#rules/checks/opening-check.ts';

export const metaDescriptionFacts = openingCheck({
  id: 'meta-description-facts',
  noun: 'meta description',
  field: 'metaDescription',
  why: 'A result with facts is clicked before one with praise.',
});
