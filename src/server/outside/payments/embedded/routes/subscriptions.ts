import { z } from 'zod';
import { addInvoice, endSubscription, wholePeriodLine } from '#server/outside/payments/embedded/billing.ts';
import { monthsAfter } from '#server/outside/payments/embedded/calendar.ts';
import { markPaid, putSubscription } from '#server/outside/payments/embedded/charging.ts';
import type { PriceObject } from '#server/outside/payments/embedded/objects/catalogue.ts';
import { itemOf, newSubscription } from '#server/outside/payments/embedded/objects/subscription.ts';
import {
  choice,
  expand,
  flag,
  metadata,
  page,
  readParameters,
  text,
  unsettableText,
  whole,
} from '#server/outside/payments/embedded/parameters.ts';
import { changePrice } from '#server/outside/payments/embedded/plan-change.ts';
import { noSuch, wrongParameter, wrongState } from '#server/outside/payments/embedded/refusal.ts';
import { mergeMetadata, pageOf, route, type Route } from '#server/outside/payments/embedded/route.ts';
import type { Store } from '#server/outside/payments/embedded/store.ts';
import type Stripe from 'stripe';

type Known<Parameters> = Partial<Record<keyof Parameters, z.ZodType>>;

const one = whole.refine((value) => value === 1, 'only a quantity of 1 is sold here');
const create = {
  customer: text,
  items: z
    .array(z.strictObject({ price: text, quantity: one.optional() }))
    .length(1, 'one item is sold at a time'),
  // Stripe's default charges a stored card at once; nothing here asks for that.
  payment_behavior: choice(['default_incomplete']),
  payment_settings: z
    .strictObject({
      payment_method_types: z.array(choice(['card', 'link'])).optional(),
      save_default_payment_method: choice(['off', 'on_subscription']).optional(),
    })
    .optional(),
  collection_method: choice(['charge_automatically']).optional(),
  cancel_at_period_end: flag.optional(),
  default_payment_method: text.optional(),
  description: text.max(500).optional(),
  metadata: metadata.optional(),
  off_session: flag.optional(),
  expand,
} satisfies Known<Stripe.SubscriptionCreateParams>;

const update = {
  items: z
    .array(z.strictObject({ id: text, price: text.optional(), quantity: one.optional() }))
    .length(1, 'one item is sold at a time')
    .optional(),
  proration_behavior: choice(['always_invoice', 'create_prorations', 'none']).optional(),
  payment_behavior: choice(['allow_incomplete', 'error_if_incomplete']).optional(),
  cancel_at_period_end: flag.optional(),
  cancellation_details: z
    .strictObject({
      comment: unsettableText.optional(),
      feedback: choice([
        'customer_service',
        'low_quality',
        'missing_features',
        'other',
        'switched_service',
        'too_complex',
        'too_expensive',
        'unused',
      ]).optional(),
    })
    .optional(),
  default_payment_method: text.optional(),
  description: unsettableText.optional(),
  metadata: metadata.optional(),
  off_session: flag.optional(),
  expand,
} satisfies Known<Stripe.SubscriptionUpdateParams>;
const retrieve = { expand } satisfies Known<Stripe.SubscriptionRetrieveParams>;
const cancel = {
  invoice_now: flag.optional(),
  prorate: flag.optional(),
  cancellation_details: update.cancellation_details,
  expand,
} satisfies Known<Stripe.SubscriptionCancelParams>;
const states = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;
const list = {
  ...page,
  customer: text.optional(),
  price: text.optional(),
  status: choice(states).optional(),
} satisfies Known<Stripe.SubscriptionListParams>;

async function sellablePrice(store: Store, id: string): Promise<PriceObject> {
  const price = await store.get('price', id, 'items[0][price]');
  if (!price.active)
    throw wrongParameter(
      'The price specified is inactive. This field only accepts active prices.',
      'items[0][price]',
    );
  return price;
}

async function attachedCard(store: Store, id: string | undefined, customer: string): Promise<string | null> {
  if (id === undefined) return null;
  const method = await store.get('payment_method', id, 'default_payment_method');
  if (method.customer !== customer) throw noSuch('payment_method', id, 'default_payment_method');
  return id;
}

async function createSubscription({ store, given }: { store: Store; given: Record<string, unknown> }) {
  const input = readParameters(create, given);
  const customer = await store.get('customer', input.customer, 'customer');
  const price = await sellablePrice(store, input.items[0]?.price ?? '');
  const subscription = newSubscription(store.now, {
    customer: customer.id,
    price,
    periodEnd: monthsAfter(store.now, price.recurring.interval_count),
    metadata: mergeMetadata({}, input.metadata),
    description: input.description ?? null,
    cancelAtPeriodEnd: input.cancel_at_period_end ?? false,
    defaultPaymentMethod: await attachedCard(store, input.default_payment_method, customer.id),
    paymentMethodTypes: input.payment_settings?.payment_method_types ?? null,
    saveDefaultPaymentMethod: input.payment_settings?.save_default_payment_method ?? null,
  });
  if (price.recurring.interval !== 'month')
    throw wrongParameter('Only monthly prices are sold here.', 'items[0][price]');
  const item = itemOf(subscription);
  const period = { start: item.current_period_start, end: item.current_period_end };
  const { invoice, intent } = await addInvoice(store, {
    subscription,
    reason: 'subscription_create',
    period: { start: store.now, end: store.now },
    lines: [await wholePeriodLine(store, price, period)],
  });
  await putSubscription(store, subscription);
  await store.emit('customer.subscription.created', subscription);
  if (intent === null) await markPaid(store, invoice, null);
  return store.get('subscription', subscription.id);
}

async function updateSubscription(
  { store, given }: { store: Store; given: Record<string, unknown> },
  id: string,
) {
  const change = readParameters(update, given);
  const subscription = await store.get('subscription', id);
  if (subscription.ended_at !== null && (change.items ?? change.cancel_at_period_end) !== undefined)
    throw wrongState('A canceled subscription can only update its cancellation_details and metadata.');
  const [wanted] = change.items ?? [];
  if (wanted && wanted.id !== itemOf(subscription).id)
    throw noSuch('subscription_item', wanted.id, 'items[0][id]');
  const card = await attachedCard(store, change.default_payment_method, subscription.customer);
  if (card !== null) subscription.default_payment_method = card;
  if (change.description !== undefined) subscription.description = change.description || null;
  subscription.metadata = mergeMetadata(subscription.metadata, change.metadata);
  if (change.cancel_at_period_end !== undefined) {
    const ends = change.cancel_at_period_end;
    subscription.cancel_at_period_end = ends;
    subscription.cancel_at = ends ? itemOf(subscription).current_period_end : null;
    subscription.canceled_at = ends ? store.now : null;
    subscription.cancellation_details.reason = ends ? 'cancellation_requested' : null;
  }
  const { comment, feedback } = change.cancellation_details ?? {};
  if (comment !== undefined) subscription.cancellation_details.comment = comment || null;
  if (feedback !== undefined) subscription.cancellation_details.feedback = feedback;
  if (wanted?.price !== undefined) {
    await changePrice(store, subscription, {
      price: await sellablePrice(store, wanted.price),
      proration: change.proration_behavior ?? 'create_prorations',
      payment: change.payment_behavior ?? 'allow_incomplete',
    });
  }
  await putSubscription(store, subscription);
  await store.emit('customer.subscription.updated', subscription);
  return store.get('subscription', id);
}

export const subscriptionRoutes: Route[] = [
  route('POST', '/v1/subscriptions', createSubscription),
  route('GET', '/v1/subscriptions', async ({ store, given }) => {
    const wanted = readParameters(list, given);
    const found = (await store.list('subscription', { customerId: wanted.customer })).filter(
      (one) =>
        (wanted.price === undefined || itemOf(one).price.id === wanted.price) &&
        hasState(one.status, wanted.status),
    );
    return pageOf('/v1/subscriptions', found, wanted);
  }),
  route('GET', '/v1/subscriptions/:id', async ({ store, given }, id) => {
    readParameters(retrieve, given);
    return store.get('subscription', id);
  }),
  route('POST', '/v1/subscriptions/:id', updateSubscription),
  route('DELETE', '/v1/subscriptions/:id', async ({ store, given }, id) => {
    readParameters(cancel, given);
    const subscription = await store.get('subscription', id);
    if (subscription.ended_at !== null) throw noSuch('subscription', id);
    await endSubscription(store, subscription, 'cancellation_requested');
    return store.get('subscription', id);
  }),
];

/** Without a wish all but canceled ones are listed; `ended` are both kinds that are over. */
function hasState(status: string, wanted: (typeof states)[number] | undefined): boolean {
  if (wanted === 'all') return true;
  if (wanted === undefined) return status !== 'canceled';
  if (wanted === 'ended') return status === 'canceled' || status === 'incomplete_expired';
  return status === wanted;
}
