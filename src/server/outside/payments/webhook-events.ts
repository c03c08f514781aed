/** Events that the product acts on: what to choose for the webhook endpoint, and what test mode delivers. */
export const webhookEvents: readonly string[] = [
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.updated',
  'invoice.paid',
  'invoice.payment_action_required',
  'invoice.payment_failed',
  'payment_intent.canceled',
  'payment_intent.payment_failed',
  'payment_intent.succeeded',
];
