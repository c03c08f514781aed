import { statementCheck } from '#rules/checks/statement-check.ts';

export const conditionStatement = statementCheck({
  id: 'condition-statement',
  subject: 'what state it is in, every flaw included',
  kinds: ['condition', 'flaw', 'age'],
  why: 'A flaw named before the sale is a fact; named after it, a dispute.',
});
