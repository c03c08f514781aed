import { statementCheck } from '#rules/checks/statement-check.ts';

export const materialStatement = statementCheck({
  id: 'material-statement',
  subject: 'what it is made of',
  kinds: ['material'],
  why: 'Material is a filter and the second question of most buyers.',
});
