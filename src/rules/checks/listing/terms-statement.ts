import { statementCheck } from '#rules/checks/statement-check.ts';

export const termsStatement = statementCheck({
  id: 'terms-statement',
  subject: 'what it costs and what it needs',
  kinds: ['price', 'compatibility', 'limit', 'service'],
  why: 'People leave bad reviews for a price or an account that they did not expect.',
});
