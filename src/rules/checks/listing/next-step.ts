import { statementCheck } from '#rules/checks/statement-check.ts';

export const nextStep = statementCheck({
  id: 'next-step',
  subject: 'how to go on: hours, contact, price',
  kinds: ['hours', 'contact', 'price', 'service'],
  why: 'A visitor who is convinced needs to know what to do now.',
});
