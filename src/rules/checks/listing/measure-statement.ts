import { statementCheck } from '#rules/checks/statement-check.ts';

export const measureStatement = statementCheck({
  id: 'measure-statement',
  subject: 'how big it is',
  kinds: ['size', 'capacity', 'weight'],
  why: 'A buyer who cannot tell whether it fits does not buy, or sends it back.',
});
