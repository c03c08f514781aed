import { openingCheck } from '#rules/checks/opening-check.ts';

export const openingFacts = openingCheck({
  id: 'opening-facts',
  noun: 'description',
  field: 'improvedBodyText',
  why: 'The first lines are what search pages quote and what is read before “more”.',
});
