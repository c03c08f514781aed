import { statementCheck } from '#rules/checks/statement-check.ts';

export const ageStatement = statementCheck({
  id: 'age-statement',
  subject: 'how old it is',
  kinds: ['age'],
  why: 'Age is the first thing a buyer of used goods asks.',
});
