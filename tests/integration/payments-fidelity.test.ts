import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type Stripe from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import { isMap } from '#server/outside/payments/embedded/form.ts';
import { openMemoryDatabase } from '#tests/setup/memory-database.ts';
import { buy, newCard, newSubscription, openAccount, type Account } from '#tests/setup/payments.ts';

/** Stripe's published example objects; they are not part of this project and may be absent. */
const examplesFile = path.resolve('..', 'shared', 'data', 'stripe-response-fixtures.json');
const resources: Record<string, unknown> = existsSync(examplesFile)
  ? JSON.parse(readFileSync(examplesFile, 'utf8')).resources
  : {};
const hasExamples = Object.keys(resources).length > 0;
if (!hasExamples) console.log(`Comparison with Stripe's examples skipped: ${examplesFile} is not there`);

/** Files of the library's types, by the name of the object. */
const typeFiles: Record<string, [file: string, name: string]> = {
  'billing_portal.session': ['BillingPortal/Sessions', 'Session'],
  charge: ['Charges', 'Charge'],
  customer: ['Customers', 'Customer'],
  event: ['Events', 'EventBase'],
  invoice: ['Invoices', 'Invoice'],
  invoice_payment: ['InvoicePayments', 'InvoicePayment'],
  line_item: ['InvoiceLineItems', 'InvoiceLineItem'],
  payment_intent: ['PaymentIntents', 'PaymentIntent'],
  payment_method: ['PaymentMethods', 'PaymentMethod'],
  plan: ['Plans', 'Plan'],
  price: ['Prices', 'Price'],
  product: ['Products', 'Product'],
  subscription: ['Subscriptions', 'Subscription'],
  subscription_item: ['SubscriptionItems', 'SubscriptionItem'],
};
const names = Object.keys(typeFiles);

const idOf = (reference: string | { id: string } | null): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '');

const answered = new Map<string, unknown>();
let account: Account;
beforeAll(async () => {
  account = await openAccount(await openMemoryDatabase());
  const { stripe } = account;
  const { customer, subscription, invoice, intent, method } = await buy(stripe);
  const current = await stripe.subscriptions.retrieve(subscription.id);
  const paid = await stripe.invoices.retrieve(invoice.id);
  const payment = await stripe.paymentIntents.retrieve(intent);
  const item = current.items.data[0]!;
  const objects: Record<string, unknown> = {
    'billing_portal.session': await stripe.billingPortal.sessions.create({ customer: customer.id }),
    charge: await stripe.charges.retrieve(idOf(payment.latest_charge)),
    customer: await stripe.customers.retrieve(customer.id),
    event: (await stripe.events.list({ type: 'customer.subscription.updated' })).data[0],
    invoice: paid,
    invoice_payment: (await stripe.invoicePayments.list({ invoice: invoice.id })).data[0],
    line_item: paid.lines.data[0],
    payment_intent: payment,
    payment_method: await stripe.paymentMethods.retrieve(method.id),
    plan: item.plan,
    price: item.price,
    product: await stripe.products.retrieve(idOf(item.price.product)),
    subscription: current,
    subscription_item: item,
  };
  // As they came over the wire, not as the library dressed them.
  for (const [name, object] of Object.entries(objects))
    answered.set(name, JSON.parse(JSON.stringify(object)));
});

/** Fields of `example` that `object` lacks. Empty and absent parts of ours (null, []) are not looked into. */
function lacking(example: unknown, object: unknown, at = ''): string[] {
  if (Array.isArray(example) && Array.isArray(object)) {
    return example.length > 0 && object.length > 0 ? lacking(example[0], object[0], `${at}[0]`) : [];
  }
  if (!isMap(example) || !isMap(object)) return [];
  return Object.entries(example).flatMap(([name, value]) =>
    name in object ? lacking(value, object[name], `${at}.${name}`) : [`${at}.${name}`],
  );
}

/** Parts whose fields depend on a kind that is another one in the example, or that are free. */
const ofAnotherKind = [/^\.data\.object\b/, /\.metadata\b/, /\.flexible\b/, /\.payments\b/];

describe.skipIf(!hasExamples)('Every object has the fields of Stripe’s published example', () => {
  it.each(names)('%s', (name) => {
    const example = resources[name];
    expect(isMap(example)).toBe(true);
    const missing = lacking(example, answered.get(name)).filter(
      (field) => !ofAnotherKind.some((pattern) => pattern.test(field)),
    );
    expect(missing).toEqual([]);
  });
});

/** Fields that the library's types promise, `name: …` at the first level of the interface. */
function promised(name: string): string[] {
  const [file, type] = typeFiles[name]!;
  const source = readFileSync(`node_modules/stripe/esm/resources/${file}.d.ts`, 'utf8');
  const body = new RegExp(
    `^( *)(?:export )?interface ${type} (?:extends [^{]*)?\\{\n([\\s\\S]*?)\n\\1\\}`,
    'm',
  ).exec(source);
  const indent = `${body?.[1] ?? ''}    `;
  return [...(body?.[2] ?? '').matchAll(new RegExp(`^${indent}(\\w+): `, 'gm'))].flatMap(
    ([, field]) => field ?? [],
  );
}

describe('Every object has the fields that the pinned library promises', () => {
  it.each(names)('%s', (name) => {
    const fields = promised(name);
    expect(fields.length).toBeGreaterThan(6);
    const object = answered.get(name);
    expect(isMap(object) ? fields.filter((field) => !(field in object)) : ['everything']).toEqual([]);
  });

  it('and a failed payment has an error with its fields', async () => {
    const { stripe } = account;
    const { intent } = await newSubscription(stripe);
    const method = await newCard(stripe, '4000000000009995');
    const error = await stripe.paymentIntents
      .confirm(intent, { payment_method: method.id })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(stripe.errors.StripeCardError);
    expect(error).toMatchObject({
      statusCode: 402,
      type: 'StripeCardError',
      rawType: 'card_error',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
      charge: expect.stringMatching(/^ch_/),
      doc_url: 'https://docs.stripe.com/error-codes#card-declined',
      payment_intent: {
        id: intent,
        status: 'requires_payment_method',
        last_payment_error: { code: 'card_declined' },
      },
      payment_method: { id: method.id },
      requestId: expect.stringMatching(/^req_/),
    });
  });
});

/** The library does not compile a wrong request, so it is sent past its types. */
type Loose = (path: string, parameters?: Record<string, unknown>) => Promise<unknown>;
const post =
  (stripe: Stripe): Loose =>
  (address, parameters = {}) =>
    stripe.rawRequest('POST', address, parameters);
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe('A wrong request is refused in Stripe’s words', () => {
  const item = { items: [{ price: 'price_x' }] };
  const behaviour = { payment_behavior: 'default_incomplete' };
  it.each<[string, string, Record<string, unknown>, string, string]>([
    [
      '/v1/customers',
      'Received unknown parameter: mail',
      { mail: 'a@b.example' },
      'parameter_unknown',
      'mail',
    ],
    ['/v1/customers', 'Invalid email address: nobody', { email: 'nobody' }, 'email_invalid', 'email'],
    [
      '/v1/subscriptions',
      'Missing required param: customer.',
      { ...item, ...behaviour },
      'parameter_missing',
      'customer',
    ],
    [
      '/v1/subscriptions',
      'Missing required param: items.',
      { customer: 'cus_1', ...behaviour },
      'parameter_missing',
      'items',
    ],
    [
      '/v1/subscriptions',
      'Received unknown parameter: items[0][prise]',
      { customer: 'cus_1', items: [{ prise: 'x' }], ...behaviour },
      'parameter_unknown',
      'items[0][prise]',
    ],
    [
      '/v1/subscriptions',
      "No such customer: 'cus_1'",
      { customer: 'cus_1', ...item, ...behaviour },
      'resource_missing',
      'customer',
    ],
    [
      '/v1/prices',
      'Missing required param: currency.',
      { product: 'p', unit_amount: 1, recurring: { interval: 'month' } },
      'parameter_missing',
      'currency',
    ],
    [
      '/v1/prices',
      'Invalid integer: 9.99',
      { product: 'p', currency: 'usd', unit_amount: '9.99', recurring: { interval: 'month' } },
      'parameter_invalid_integer',
      'unit_amount',
    ],
    ['/v1/products', 'Missing required param: name.', {}, 'parameter_missing', 'name'],
    [
      '/v1/billing_portal/sessions',
      "No such customer: 'cus_1'",
      { customer: 'cus_1' },
      'resource_missing',
      'customer',
    ],
    [
      '/v1/payment_methods',
      'Missing required param: card[exp_month].',
      { type: 'card', card: { number: '1', exp_year: '2030' } },
      'parameter_missing',
      'card[exp_month]',
    ],
  ])('%s: %s', async (address, message, parameters, code, param) => {
    const error = await refusal(post(account.stripe)(address, parameters));
    expect(error).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError', message, code, param });
  });

  it('also in the query of a list', async () => {
    const { stripe } = account;
    const unknown = await refusal(stripe.rawRequest('GET', '/v1/invoices?client=cus_1'));
    expect(unknown).toMatchObject({ code: 'parameter_unknown', param: 'client' });
    const much = await refusal(stripe.invoices.list({ limit: 101 }));
    expect(much).toMatchObject({ statusCode: 400, param: 'limit' });
    const keys = Array.from({ length: 11 }, (_, index) => `key_${index}`);
    expect(await refusal(stripe.prices.list({ lookup_keys: keys }))).toMatchObject({ param: 'lookup_keys' });
  });

  it.each([
    ['subscription', (stripe: Stripe) => stripe.subscriptions.retrieve('sub_none')],
    ['customer', (stripe: Stripe) => stripe.customers.retrieve('cus_none')],
    ['payment_intent', (stripe: Stripe) => stripe.paymentIntents.retrieve('pi_none')],
    ['invoice', (stripe: Stripe) => stripe.invoices.retrieve('in_none')],
    ['event', (stripe: Stripe) => stripe.events.retrieve('evt_none')],
  ])('with 404 for a %s that does not exist', async (name, ask) => {
    expect(await refusal(ask(account.stripe))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: expect.stringMatching(new RegExp(`^No such ${name}: `)),
    });
  });

  it('for an address, a property to expand, a key or a version that is not known', async () => {
    const { stripe, transport } = account;
    expect(await refusal(post(stripe)('/v1/coupons'))).toMatchObject({ statusCode: 404 });
    const { subscription } = await newSubscription(stripe);
    const wrong = stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice.colour'] });
    expect(await refusal(wrong)).toMatchObject({
      statusCode: 400,
      message: 'This property cannot be expanded (latest_invoice.colour).',
    });
    const url = 'https://api.stripe.com/v1/customers';
    expect((await transport.fetch(url)).status).toBe(401);
    const headers = { authorization: 'Bearer sk_test_embedded', 'stripe-version': '2024-06-20' };
    expect((await transport.fetch(url, { headers })).status).toBe(400);
  });
});
