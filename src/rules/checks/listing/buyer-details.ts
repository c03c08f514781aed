import { statementCheck } from '#rules/checks/statement-check.ts';

export const buyerDetails = statementCheck({
  id: 'buyer-details',
  subject: 'size, care and making time',
  kinds: ['size', 'capacity', 'care', 'duration', 'pack'],
  why: 'These are what buyers of handmade goods ask before they order.',
});
