import type Stripe from 'stripe';
import { z } from 'zod';
import { planKeys, plans, type PlanKey } from '#contract/plans.ts';
import { cleanInput } from '#server/clean-input.ts';
import { AppError } from '#server/errors.ts';
import type { InvoiceFact, PaymentEvent, PaymentIntentFact, SubscriptionFact } from './port.ts';

/** Ids of prices that an operator set by `STRIPE_PRICE_…`. */
export type PriceIds = Partial<Record<PlanKey, string>>;

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
const momentOf = (seconds: number | null | undefined): Date | null =>
  typeof seconds === 'number' ? new Date(seconds * 1000) : null;

/** By the price's id, its look-up key, or what `stripe:setup` wrote on it (an older price of the same plan). */
export function planOf(price: Stripe.Price, priceIds: PriceIds): PlanKey | null {
  return (
    planKeys.find((key) => priceIds[key] === price.id) ??
    planKeys.find((key) => plans[key].lookupKey === price.lookup_key) ??
    planNamed(price.metadata['plan'])
  );
}

const planNamed = (name: string | undefined): PlanKey | null => planKeys.find((key) => key === name) ?? null;

export function subscriptionFact(subscription: Stripe.Subscription, priceIds: PriceIds): SubscriptionFact {
  const [item] = subscription.items.data;
  const { latest_invoice: latest, metadata } = subscription;
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    status: statusOf(subscription.status),
    // An operator may have replaced the price by one of another id since.
    plan: (item && planOf(item.price, priceIds)) ?? planNamed(metadata['plan']),
    currentPeriodEnd: momentOf(item?.current_period_end),
    // The portal writes the moment instead of the flag.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    endedAt: momentOf(subscription.ended_at),
    created: new Date(subscription.created * 1000),
    latestInvoiceId: idOf(latest),
    latestPaymentIntentId: latest === null || typeof latest === 'string' ? null : paymentIntentIdOf(latest),
    purchaseId: metadata['purchase_id'] ?? null,
  };
}

/** Of an invoice that was fetched with its payments. */
export function paymentIntentIdOf(invoice: Stripe.Invoice): string | null {
  const payments = invoice.payments?.data ?? [];
  const payment = payments.find((one) => one.is_default) ?? payments[0];
  return idOf(payment?.payment.payment_intent);
}

function subscriptionIdOf(invoice: Stripe.Invoice): string | null {
  return idOf(invoice.parent?.subscription_details?.subscription);
}

const knownStatuses: readonly SubscriptionFact['status'][] = [
  'active',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
];

/** A status of a later API gives no access: it is taken as unpaid. */
const statusOf = (status: string): SubscriptionFact['status'] =>
  knownStatuses.find((known) => known === status) ?? 'unpaid';

export function intentFact(
  intent: Stripe.PaymentIntent,
  invoice: Stripe.Invoice | string | null,
): PaymentIntentFact {
  return {
    id: intent.id,
    status: intentStatusOf(intent.status),
    clientSecret: intent.client_secret,
    amountCents: intent.amount,
    currency: intent.currency,
    customerId: idOf(intent.customer),
    subscriptionId: invoice === null || typeof invoice === 'string' ? null : subscriptionIdOf(invoice),
    invoiceId: idOf(invoice),
  };
}

const intentStatuses: readonly PaymentIntentFact['status'][] = [
  'canceled',
  'processing',
  'requires_action',
  'requires_capture',
  'requires_confirmation',
  'requires_payment_method',
  'succeeded',
];
const intentStatusOf = (status: string): PaymentIntentFact['status'] =>
  intentStatuses.find((known) => known === status) ?? 'processing';

export function invoiceFact(invoice: Stripe.Invoice): InvoiceFact {
  const { hosted_invoice_url: url } = invoice;
  return {
    id: invoice.id,
    number: invoice.number,
    created: new Date(invoice.created * 1000),
    amountCents: invoice.total,
    paidCents: invoice.amount_paid,
    currency: invoice.currency,
    status: invoiceStatuses.find((known) => known === invoice.status) ?? 'draft',
    description: describe(invoice),
    subscriptionId: subscriptionIdOf(invoice),
    url: url?.startsWith('https://') ? url : null,
  };
}

const invoiceStatuses: readonly InvoiceFact['status'][] = ['draft', 'open', 'paid', 'uncollectible', 'void'];

function describe(invoice: Stripe.Invoice): string {
  const lines = invoice.lines.data.flatMap(({ description }) => description ?? []);
  return invoice.description ?? lines.join('; ');
}

/** Stripe's ids have some 30 characters and may have up to 255. */
const longestId = 255;
const EventHead = z.object({
  id: z.string().min(1).max(longestId),
  type: z.string().min(1).max(longestId),
  /** Seconds since 1970, as far as PostgreSQL and JavaScript know moments. */
  created: z.number().min(0).max(1e11),
  data: z.object({ object: z.unknown() }),
});

/**
 * Reads what an event is about, whatever its type and whichever API version wrote it.
 * @throws AppError bad_request for what is no event: answered 500 it would come again for three days
 */
export function eventFact(signed: Stripe.Event): PaymentEvent {
  const read = EventHead.safeParse(cleanInput(signed));
  if (!read.success) throw new AppError('bad_request', { cause: read.error });
  const event = read.data;
  const { object } = event.data;
  const id = textAt(object, ['id']) ?? '';
  const isSubscription = textAt(object, ['object']) === 'subscription';
  return {
    id: event.id,
    type: event.type,
    created: new Date(event.created * 1000),
    objectId: id,
    customerId:
      event.type.startsWith('customer.') && !isSubscription ? id : referenceAt(object, ['customer']),
    subscriptionId: isSubscription
      ? id
      : (referenceAt(object, ['parent', 'subscription_details', 'subscription']) ??
        referenceAt(object, ['subscription'])),
  };
}

function referenceAt(object: unknown, path: readonly string[]): string | null {
  return textAt(object, path) ?? textAt(object, [...path, 'id']);
}

function textAt(object: unknown, path: readonly string[]): string | null {
  let here = object;
  for (const part of path) {
    if (typeof here !== 'object' || here === null) return null;
    here = Reflect.get(here, part);
  }
  return typeof here === 'string' && here.length <= longestId ? here : null;
}
