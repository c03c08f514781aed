import { markPaid, nextAttempt, payAbsent, putSubscription, intentOfInvoice } from './charging.ts';
import { periodEnd } from './calendar.ts';
import type { PriceObject } from './objects/catalogue.ts';
import type { CustomerObject } from './objects/customer.ts';
import {
  newInvoice,
  newInvoicePayment,
  type InvoiceInput,
  type InvoiceObject,
  type LineInput,
} from './objects/invoice.ts';
import { newPaymentIntent, type PaymentIntentObject } from './objects/payment.ts';
import { itemOf, type SubscriptionObject } from './objects/subscription.ts';
import type { Store } from './store.ts';

const descriptions = {
  subscription_create: 'Subscription creation',
  subscription_cycle: 'Subscription update',
  subscription_update: 'Subscription update',
} as const;

/** The line for one whole period, in Stripe's words. */
export async function wholePeriodLine(
  store: Store,
  price: PriceObject,
  period: { start: number; end: number },
): Promise<LineInput> {
  const product = await store.find('product', price.product);
  const each = `$${(price.unit_amount / 100).toFixed(2)} / ${price.recurring.interval}`;
  return {
    amount: price.unit_amount,
    description: `1 × ${product?.name ?? price.product} (at ${each})`,
    price: price.id,
    product: price.product,
    unitAmount: price.unit_amount,
    proration: false,
    period,
  };
}

/**
 * Makes an open invoice with the payment intent that pays it, and makes it the subscription's latest. One that a
 * credit covers is paid at once and has no payment intent. The subscription is saved by the caller.
 */
export async function addInvoice(
  store: Store,
  input: Omit<InvoiceInput, 'customer'>,
): Promise<{ invoice: InvoiceObject; intent: PaymentIntentObject | null }> {
  const { subscription, reason } = input;
  const customer: CustomerObject = await store.get('customer', subscription.customer);
  const invoice = newInvoice(store.now, { ...input, customer });
  customer.next_invoice_sequence += 1;
  customer.balance = invoice.ending_balance;
  customer.currency ??= invoice.currency;
  await store.put(customer);
  await store.put(invoice);
  subscription.latest_invoice = invoice.id;
  await store.emit('invoice.created', invoice);
  await store.emit('invoice.finalized', invoice);
  if (invoice.amount_due === 0) return { invoice, intent: null };
  const { currency, amount_due: amount } = invoice;
  const intent = newPaymentIntent(store.now, {
    amount,
    currency,
    customer: customer.id,
    description: descriptions[reason],
    email: customer.email,
  });
  await store.put(intent);
  await store.put(newInvoicePayment(store.now, invoice, intent.id));
  await store.emit('payment_intent.created', intent);
  return { invoice, intent };
}

/** Ends a subscription for good. */
export async function endSubscription(
  store: Store,
  subscription: SubscriptionObject,
  reason: 'cancellation_requested' | 'payment_failed',
): Promise<void> {
  const begun = subscription.status !== 'incomplete';
  subscription.status = begun ? 'canceled' : 'incomplete_expired';
  subscription.ended_at = store.now;
  subscription.canceled_at ??= store.now;
  subscription.cancellation_details.reason ??= reason;
  await putSubscription(store, subscription);
  if (!begun) await voidLatestInvoice(store, subscription);
  await store.emit('customer.subscription.deleted', subscription);
}

async function voidLatestInvoice(store: Store, subscription: SubscriptionObject): Promise<void> {
  const { latest_invoice: id } = subscription;
  const invoice = id === null ? null : await store.find('invoice', id);
  if (invoice?.status !== 'open') return;
  invoice.status = 'void';
  invoice.amount_remaining = 0;
  invoice.status_transitions.voided_at = store.now;
  await store.put(invoice);
  await store.emit('invoice.voided', invoice);
  const intent = await intentOfInvoice(store, invoice);
  if (intent && intent.status !== 'succeeded' && intent.status !== 'canceled')
    await cancelIntent(store, intent, 'void_invoice');
}

export async function cancelIntent(store: Store, intent: PaymentIntentObject, reason: string): Promise<void> {
  intent.status = 'canceled';
  intent.canceled_at = store.now;
  intent.cancellation_reason = reason;
  intent.next_action = null;
  await store.put(intent);
  for (const payment of await store.list('invoice_payment', { lookup: intent.id })) {
    payment.status = 'canceled';
    payment.status_transitions.canceled_at = store.now;
    await store.put(payment);
  }
  await store.emit('payment_intent.canceled', intent);
}

/** What the passing of time does to a subscription at `store.now`, the moment that it was due. */
export async function passTime(store: Store, subscription: SubscriptionObject): Promise<void> {
  if (subscription.status === 'incomplete') return expire(store, subscription);
  if (subscription.status === 'past_due') return chargeAgain(store, subscription);
  if (subscription.status !== 'active') return putSubscription(store, subscription);
  if (subscription.cancel_at_period_end)
    return endSubscription(store, subscription, 'cancellation_requested');
  return renew(store, subscription);
}

async function expire(store: Store, subscription: SubscriptionObject): Promise<void> {
  subscription.status = 'incomplete_expired';
  subscription.ended_at = store.now;
  await putSubscription(store, subscription);
  await voidLatestInvoice(store, subscription);
  await store.emit('customer.subscription.updated', subscription);
}

async function renew(store: Store, subscription: SubscriptionObject): Promise<void> {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const period = { start, end: periodEnd(subscription.billing_cycle_anchor, start) };
  const ended = { start: item.current_period_start, end: start };
  item.current_period_start = period.start;
  item.current_period_end = period.end;
  const lines = [
    ...(await takePending(store, subscription)),
    await wholePeriodLine(store, item.price, period),
  ];
  const { invoice, intent } = await addInvoice(store, {
    subscription,
    reason: 'subscription_cycle',
    period: ended,
    lines,
  });
  await putSubscription(store, subscription);
  await store.emit('customer.subscription.updated', subscription);
  if (intent === null) return markPaid(store, invoice, null);
  if ((await payAbsent(store, subscription, intent)) !== null) await afterFailure(store, subscription.id);
}

async function chargeAgain(store: Store, subscription: SubscriptionObject): Promise<void> {
  const { latest_invoice: id } = subscription;
  const invoice = id === null ? null : await store.find('invoice', id);
  const intent = invoice && (await intentOfInvoice(store, invoice));
  if (!invoice || !intent) return endSubscription(store, subscription, 'payment_failed');
  if ((await payAbsent(store, subscription, intent)) !== null) await afterFailure(store, subscription.id);
}

/** A renewal was not paid: another attempt in some days, or the end. */
export async function afterFailure(store: Store, subscriptionId: string): Promise<void> {
  const subscription = await store.get('subscription', subscriptionId);
  const invoice = await store.get('invoice', subscription.latest_invoice ?? '');
  invoice.next_payment_attempt = nextAttempt(store.now, invoice.attempt_count);
  await store.put(invoice);
  await store.emit('invoice.updated', invoice);
  if (invoice.next_payment_attempt === null) return endSubscription(store, subscription, 'payment_failed');
  const before = subscription.status;
  subscription.status = 'past_due';
  await putSubscription(store, subscription);
  if (before !== 'past_due') await store.emit('customer.subscription.updated', subscription);
}

/** Lines that a change of plan left for the next invoice. */
async function takePending(store: Store, subscription: SubscriptionObject): Promise<LineInput[]> {
  const pending = await pendingLines(store, subscription.id);
  if (pending.length > 0) await store.put(subscription, { hidden: { pending: [] } });
  return pending;
}

export async function pendingLines(store: Store, subscriptionId: string): Promise<LineInput[]> {
  const hidden = await store.hidden(subscriptionId);
  return isPending(hidden) ? hidden.pending : [];
}

function isPending(value: unknown): value is { pending: LineInput[] } {
  return typeof value === 'object' && value !== null && 'pending' in value && Array.isArray(value.pending);
}
