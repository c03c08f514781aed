import { statementCheck } from '#rules/checks/statement-check.ts';

export const warningStatement = statementCheck({
  id: 'warning-statement',
  subject: 'what to be careful about',
  kinds: ['limit', 'exclusion', 'flaw'],
  why: 'Limits said early prevent returns, and some are required by law.',
});
