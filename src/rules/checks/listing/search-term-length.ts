import { lengthCheck } from '#rules/checks/length-check.ts';

export const searchTermLength = lengthCheck({
  id: 'search-term-length',
  noun: 'search terms field',
  field: 'searchTerms',
  filling: 'other words that people type',
  shape: 'prose',
  why: 'Search terms bring buyers who use other words than the title.',
});
