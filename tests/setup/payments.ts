import type Stripe from 'stripe';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import { Transport } from '#server/outside/payments/embedded/transport.ts';
import { createClient } from '#server/outside/payments/open.ts';
import { setUpPlans } from '#server/outside/payments/set-up.ts';
import type { TestCardInput } from '#server/outside/payments/port.ts';

/** A clock that stands until it is moved. */
export class MovableClock implements Clock {
  #now: Date;

  constructor(start = '2026-11-21T10:00:00Z') {
    this.#now = new Date(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  to(moment: string): void {
    this.#now = new Date(moment);
  }

  addDays(days: number): void {
    this.#now = new Date(this.#now.getTime() + days * 86_400_000);
  }
}

export interface Account {
  /** The library's own client on the embedded transport. */
  stripe: Stripe;
  transport: Transport;
  clock: MovableClock;
}

/** An embedded account with the catalogue of plans, as Stripe's library sees it. */
export async function openAccount(database: Database, clock = new MovableClock()): Promise<Account> {
  const transport = new Transport(database, clock, () => undefined);
  const stripe = await createClient('sk_test_embedded', { retries: 0 }, transport.fetch);
  await setUpPlans(stripe, () => undefined);
  return { stripe, transport, clock };
}

/** A test card with everything else right. */
export const card = (number: string): TestCardInput => ({
  number,
  expiryMonth: 12,
  expiryYear: 2030,
  cvc: number.startsWith('37') ? '1234' : '123',
});

export async function newSubscription(
  stripe: Stripe,
  { lookupKey = 'shelfmark_etsy_monthly', email = 'anna@example.com' } = {},
) {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey] });
  const customer = await stripe.customers.create({ email });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: data[0]!.id }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
  });
  const invoice = subscription.latest_invoice;
  if (invoice === null || typeof invoice === 'string') throw new Error('The invoice was not expanded');
  const intent = invoice.payments!.data[0]!.payment.payment_intent;
  if (typeof intent !== 'string') throw new Error('There is no payment intent');
  return { customer, subscription, invoice, intent };
}

/** Buys with a card, as the browser would. */
export async function buy(stripe: Stripe, number = '4242424242424242', options = {}) {
  const started = await newSubscription(stripe, options);
  const method = await newCard(stripe, number);
  await stripe.paymentIntents.confirm(started.intent, { payment_method: method.id });
  return { ...started, method };
}

export function newCard(stripe: Stripe, number: string) {
  return stripe.paymentMethods.create({
    type: 'card',
    card: { number, exp_month: 12, exp_year: 2030, cvc: number.startsWith('37') ? '1234' : '123' },
  });
}
