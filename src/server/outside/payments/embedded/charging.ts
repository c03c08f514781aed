import { z } from 'zod';
import { declineError, verdictOf, type CardMemory, type Verdict } from './cards.ts';
import { day, hour } from './calendar.ts';
import type { InvoiceObject } from './objects/invoice.ts';
import { newCharge, type PaymentIntentObject, type PaymentMethodObject } from './objects/payment.ts';
import { itemOf, type SubscriptionObject } from './objects/subscription.ts';
import { docUrl, noSuch, wrongState, type FaultBody } from './refusal.ts';
import type { Store } from './store.ts';

/** A subscription whose first invoice is not paid within 23 hours expires. */
const firstPaymentHours = 23;
/** Days between the attempts to charge a failed renewal; after the last one the subscription ends. */
const retryDays = [3, 5, 7] as const;

const Memory = z.object({ digits: z.string(), authenticated: z.boolean() });

export async function memoryOf(store: Store, method: PaymentMethodObject): Promise<CardMemory> {
  return Memory.parse(await store.hidden(method.id));
}

/** Saves a subscription with the moment at which time changes it next. */
export async function putSubscription(store: Store, subscription: SubscriptionObject): Promise<void> {
  await store.put(subscription, { dueAt: await dueAt(store, subscription) });
}

async function dueAt(store: Store, subscription: SubscriptionObject): Promise<number | null> {
  switch (subscription.status) {
    case 'incomplete':
      return subscription.created + firstPaymentHours * hour;
    case 'active':
      return itemOf(subscription).current_period_end;
    case 'past_due': {
      const { latest_invoice: id } = subscription;
      const invoice = id === null ? null : await store.find('invoice', id);
      return invoice?.next_payment_attempt ?? null;
    }
    default:
      return null;
  }
}

async function invoiceOfIntent(store: Store, intentId: string): Promise<InvoiceObject | null> {
  const payment = await store.findByLookup('invoice_payment', intentId);
  return payment && store.find('invoice', payment.invoice);
}

export async function intentOfInvoice(
  store: Store,
  invoice: InvoiceObject,
): Promise<PaymentIntentObject | null> {
  const [payment] = await store.list('invoice_payment', { parentId: invoice.id });
  return payment ? store.find('payment_intent', payment.payment.payment_intent) : null;
}

/** What a confirmation ends with; `fault` is for the one who asked and is kept on the payment intent too. */
export interface ChargeResult {
  intent: PaymentIntentObject;
  fault: FaultBody | null;
}

/** The buyer pays with this card. */
export async function payPresent(
  store: Store,
  intent: PaymentIntentObject,
  method: PaymentMethodObject,
): Promise<ChargeResult> {
  if (method.customer !== null && method.customer !== intent.customer)
    throw wrongState(
      'The provided PaymentMethod was previously used with another Customer and may not be used again.',
    );
  return charge(store, intent, method, verdictOf(await memoryOf(store, method), 'present'));
}

/** The bank's question is answered. @throws Refusal when none was asked */
export async function answerBank(
  store: Store,
  intent: PaymentIntentObject,
  passed: boolean,
): Promise<ChargeResult> {
  if (intent.status !== 'requires_action' || intent.payment_method === null)
    throw wrongState(
      `This PaymentIntent has a status of ${intent.status} and does not wait for the buyer's bank.`,
      'payment_intent_unexpected_state',
    );
  const method = await store.get('payment_method', intent.payment_method);
  intent.next_action = null;
  if (!passed) {
    const code = 'payment_intent_authentication_failure';
    return fail(store, intent, {
      type: 'invalid_request_error',
      code,
      doc_url: docUrl(code),
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      payment_method: method,
    });
  }
  const memory: CardMemory = { ...(await memoryOf(store, method)), authenticated: true };
  await store.put(method, { hidden: memory });
  return charge(store, intent, method, verdictOf(memory, 'authenticated'));
}

/**
 * Tries to pay an open invoice with the subscription's card while the buyer is away.
 * @returns the fault, or null when it is paid
 */
export async function payAbsent(
  store: Store,
  subscription: SubscriptionObject,
  intent: PaymentIntentObject,
): Promise<FaultBody | null> {
  const method = await cardFor(store, subscription);
  if (!method) {
    const code = 'resource_missing';
    const message = 'This customer has no attached payment source or default payment method.';
    return (
      await fail(store, intent, { type: 'invalid_request_error', code, message, doc_url: docUrl(code) })
    ).fault;
  }
  return (await charge(store, intent, method, verdictOf(await memoryOf(store, method), 'absent'))).fault;
}

/** The card that is charged for what comes by itself. */
export async function cardFor(
  store: Store,
  subscription: SubscriptionObject,
): Promise<PaymentMethodObject | null> {
  const customer = await store.find('customer', subscription.customer);
  const id = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method ?? null;
  return id === null ? null : store.find('payment_method', id);
}

async function charge(
  store: Store,
  intent: PaymentIntentObject,
  method: PaymentMethodObject,
  verdict: Verdict,
): Promise<ChargeResult> {
  if (verdict.kind === 'authenticate') return askBank(store, intent, method);
  const made = newCharge(store.now, intent, method, verdict.kind === 'declined' ? verdict : null);
  await store.put(made);
  intent.latest_charge = made.id;
  if (verdict.kind === 'declined') {
    await store.emit('charge.failed', made);
    return fail(store, intent, declineError(verdict, made.id, method));
  }
  await store.emit('charge.succeeded', made);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.payment_method = method.id;
  intent.last_payment_error = null;
  intent.next_action = null;
  await store.put(intent);
  if (method.customer === null) {
    method.customer = intent.customer;
    method.card.checks = { ...method.card.checks };
    await store.put(method);
    await store.emit('payment_method.attached', method);
  }
  await store.emit('payment_intent.succeeded', intent);
  const invoice = await invoiceOfIntent(store, intent.id);
  if (invoice) await markPaid(store, invoice, method);
  return { intent, fault: null };
}

async function askBank(
  store: Store,
  intent: PaymentIntentObject,
  method: PaymentMethodObject,
): Promise<ChargeResult> {
  intent.status = 'requires_action';
  intent.payment_method = method.id;
  intent.last_payment_error = null;
  intent.next_action = {
    type: 'use_stripe_sdk',
    use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: '' },
  };
  await store.put(intent);
  await store.emit('payment_intent.requires_action', intent);
  const invoice = await invoiceOfIntent(store, intent.id);
  if (invoice) await store.emit('invoice.payment_action_required', invoice);
  return { intent, fault: null };
}

async function fail(store: Store, intent: PaymentIntentObject, fault: FaultBody): Promise<ChargeResult> {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = fault;
  await store.put(intent);
  await store.emit('payment_intent.payment_failed', intent);
  const invoice = await invoiceOfIntent(store, intent.id);
  if (invoice) {
    invoice.attempted = true;
    invoice.attempt_count += 1;
    await store.put(invoice);
    await store.emit('invoice.payment_failed', invoice);
  }
  return { intent, fault };
}

/** Pays the invoice and lets its subscription live. @param method null when a credit covers it */
export async function markPaid(
  store: Store,
  invoice: InvoiceObject,
  method: PaymentMethodObject | null,
): Promise<void> {
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.attempted = true;
  invoice.attempt_count += method === null ? 0 : 1;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = store.now;
  await store.put(invoice);
  for (const payment of await store.list('invoice_payment', { parentId: invoice.id })) {
    payment.status = 'paid';
    payment.amount_paid = payment.amount_requested;
    payment.status_transitions.paid_at = store.now;
    await store.put(payment);
    await store.emit('invoice_payment.paid', payment);
  }
  await store.emit('invoice.paid', invoice);
  await store.emit('invoice.payment_succeeded', invoice);
  await revive(store, invoice, method);
}

async function revive(
  store: Store,
  invoice: InvoiceObject,
  method: PaymentMethodObject | null,
): Promise<void> {
  const subscription = await store.find('subscription', invoice.parent.subscription_details.subscription);
  if (!subscription || subscription.latest_invoice !== invoice.id) return;
  const { status, default_payment_method: known, payment_settings: settings } = subscription;
  if (status === 'incomplete' || status === 'past_due') subscription.status = 'active';
  const saves = settings.save_default_payment_method === 'on_subscription' || status === 'past_due';
  if (method && saves && subscription.ended_at === null) subscription.default_payment_method = method.id;
  if (status === subscription.status && known === subscription.default_payment_method) return;
  await putSubscription(store, subscription);
  await store.emit('customer.subscription.updated', subscription);
}

/**
 * After a renewal could not be charged: the next attempt, or null after the last one.
 * @param attempts how many have failed, from 1
 */
export function nextAttempt(now: number, attempts: number): number | null {
  const days = retryDays[attempts - 1];
  return days === undefined ? null : now + days * day;
}

/** The payment intent behind a client secret. @throws Refusal when there is none */
export async function intentOfSecret(store: Store, clientSecret: string): Promise<PaymentIntentObject> {
  const intent = await store.findByLookup('payment_intent', clientSecret);
  if (!intent) throw noSuch('payment_intent', clientSecret.split('_secret_')[0] ?? '');
  return intent;
}
