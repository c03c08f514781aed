import { z } from 'zod';
import { cancelIntent } from '#server/outside/payments/embedded/billing.ts';
import { fingerprintOf, readCard } from '#server/outside/payments/embedded/cards.ts';
import { payPresent, type ChargeResult } from '#server/outside/payments/embedded/charging.ts';
import {
  newPaymentMethod,
  type PaymentIntentObject,
} from '#server/outside/payments/embedded/objects/payment.ts';
import {
  choice,
  expand,
  flag,
  metadata,
  page,
  readParameters,
  text,
  whole,
} from '#server/outside/payments/embedded/parameters.ts';
import { missingParameter, noSuch, Refusal, wrongState } from '#server/outside/payments/embedded/refusal.ts';
import {
  mergeMetadata,
  pageOf,
  route,
  type Answer,
  type Route,
} from '#server/outside/payments/embedded/route.ts';
import type Stripe from 'stripe';

type Known<Parameters> = Partial<Record<keyof Parameters, z.ZodType>>;

const retrieve = { expand } satisfies Known<Stripe.PaymentIntentRetrieveParams>;
const intentList = { ...page, customer: text.optional() } satisfies Known<Stripe.PaymentIntentListParams>;
const confirm = {
  payment_method: text.optional(),
  return_url: text.optional(),
  use_stripe_sdk: flag.optional(),
  expand,
} satisfies Known<Stripe.PaymentIntentConfirmParams>;
const cancel = {
  cancellation_reason: choice(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  expand,
} satisfies Known<Stripe.PaymentIntentCancelParams>;
const methodCreate = {
  type: choice(['card']),
  card: z.strictObject({ number: text, exp_month: whole, exp_year: whole, cvc: text.optional() }),
  billing_details: z
    .strictObject({ email: text.optional(), name: text.optional(), phone: text.optional() })
    .optional(),
  metadata: metadata.optional(),
  expand,
} satisfies Known<Stripe.PaymentMethodCreateParams>;
const attach = { customer: text, expand } satisfies Known<Stripe.PaymentMethodAttachParams>;
const methodList = {
  ...page,
  customer: text.optional(),
  type: choice(['card']).optional(),
} satisfies Known<Stripe.PaymentMethodListParams>;

/** A declined card is a 402 whose error carries the payment intent. */
const answerOf = ({ intent, fault }: ChargeResult): Answer | PaymentIntentObject =>
  fault === null ? intent : { status: 402, body: { error: { ...fault, payment_intent: intent } } };

function unexpected(intent: PaymentIntentObject, message: string): Refusal {
  return new Refusal(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: intent,
  });
}

const open: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

const intentRoutes: Route[] = [
  route('GET', '/v1/payment_intents', async ({ store, given }) => {
    const wanted = readParameters(intentList, given);
    const found = await store.list('payment_intent', { customerId: wanted.customer });
    return pageOf('/v1/payment_intents', found, wanted);
  }),
  route('GET', '/v1/payment_intents/:id', async ({ store, given }, id) => {
    readParameters(retrieve, given);
    return store.get('payment_intent', id);
  }),
  route('POST', '/v1/payment_intents/:id/confirm', async ({ store, given }, id) => {
    const input = readParameters(confirm, given);
    const intent = await store.get('payment_intent', id);
    if (intent.status === 'succeeded')
      throw unexpected(
        intent,
        'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
      );
    if (!open.includes(intent.status))
      throw unexpected(
        intent,
        `This PaymentIntent could not be confirmed because it has a status of ${intent.status}.`,
      );
    if (input.payment_method === undefined) throw missingParameter('payment_method');
    const method = await store.get('payment_method', input.payment_method, 'payment_method');
    return answerOf(await payPresent(store, intent, method));
  }),
  route('POST', '/v1/payment_intents/:id/cancel', async ({ store, given }, id) => {
    const input = readParameters(cancel, given);
    const intent = await store.get('payment_intent', id);
    if (!open.includes(intent.status))
      throw unexpected(
        intent,
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
      );
    await cancelIntent(store, intent, input.cancellation_reason ?? 'requested_by_customer');
    return intent;
  }),
  route('GET', '/v1/charges/:id', async ({ store, given }, id) => {
    readParameters(retrieve, given);
    return store.get('charge', id);
  }),
];

const methodRoutes: Route[] = [
  route('POST', '/v1/payment_methods', async ({ store, given }) => {
    const input = readParameters(methodCreate, given);
    const { digits, card } = readCard(input.card, store.now);
    const { email = null, name = null, phone = null } = input.billing_details ?? {};
    const year = input.card.exp_year;
    const method = newPaymentMethod(
      store.now,
      {
        brand: card.brand,
        funding: card.funding,
        country: 'US',
        last4: digits.slice(-4),
        expMonth: input.card.exp_month,
        expYear: year < 100 ? 2000 + year : year,
        fingerprint: fingerprintOf(digits),
      },
      { email, name, phone },
      mergeMetadata({}, input.metadata),
    );
    await store.put(method, { hidden: { digits, authenticated: false } });
    return method;
  }),
  route('GET', '/v1/payment_methods', async ({ store, given }) => {
    const wanted = readParameters(methodList, given);
    const found = await store.list('payment_method', { customerId: wanted.customer });
    return pageOf('/v1/payment_methods', found, wanted);
  }),
  route('GET', '/v1/payment_methods/:id', async ({ store, given }, id) => {
    readParameters(retrieve, given);
    return store.get('payment_method', id);
  }),
  route('POST', '/v1/payment_methods/:id/attach', async ({ store, given }, id) => {
    const input = readParameters(attach, given);
    const method = await store.get('payment_method', id);
    await store.get('customer', input.customer, 'customer');
    if (method.customer !== null && method.customer !== input.customer)
      throw wrongState('The payment method you provided has already been attached to a customer.');
    method.customer = input.customer;
    await store.put(method);
    await store.emit('payment_method.attached', method);
    return method;
  }),
  route('POST', '/v1/payment_methods/:id/detach', async ({ store, given }, id) => {
    readParameters({ expand }, given);
    const method = await store.get('payment_method', id);
    if (method.customer === null) throw noSuch('payment_method', id);
    method.customer = null;
    await store.put(method);
    await store.emit('payment_method.detached', method);
    return method;
  }),
];

export const paymentRoutes: Route[] = [...intentRoutes, ...methodRoutes];
