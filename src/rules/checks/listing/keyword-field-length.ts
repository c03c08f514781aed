import { lengthCheck } from '#rules/checks/length-check.ts';

export const keywordFieldLength = lengthCheck({
  id: 'keyword-field-length',
  noun: 'keyword field',
  field: 'keywordField',
  filling: 'other words that people type',
  shape: 'line',
  why: 'Every unused byte is a search that the app cannot be found by.',
});
