import { statementCheck } from '#rules/checks/statement-check.ts';

export const handoverStatement = statementCheck({
  id: 'handover-statement',
  subject: 'where and how it is handed over',
  kinds: ['place', 'shipping', 'hours', 'contact'],
  why: 'Most questions to a local seller are about place and pick-up.',
});
