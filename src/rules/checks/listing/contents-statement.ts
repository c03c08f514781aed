import { statementCheck } from '#rules/checks/statement-check.ts';

export const contentsStatement = statementCheck({
  id: 'contents-statement',
  subject: 'what comes with it and what does not',
  kinds: ['contents', 'exclusion', 'pack'],
  why: 'Buyers return what arrives with less than they expected.',
});
