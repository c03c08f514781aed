import { statementCheck } from '#rules/checks/statement-check.ts';

export const careStatement = statementCheck({
  id: 'care-statement',
  subject: 'how to use and clean it',
  kinds: ['care', 'use', 'limit'],
  why: 'Directions answer the questions that keep a buyer from ordering.',
});
