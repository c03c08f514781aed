import { beforeAll, describe, expect, it } from 'vitest';
import type Stripe from 'stripe';
import type { Database } from '#server/database/database.ts';
import { createClient } from '#server/outside/payments/open.ts';
import { Transport } from '#server/outside/payments/embedded/transport.ts';
import { plans } from '#contract/plans.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import { buy, newCard, newSubscription, openAccount, type Account } from '#tests/setup/payments.ts';

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

const replayed = ({ headers }: { headers: unknown }): string | null =>
  headers instanceof Headers ? headers.get('idempotent-replayed') : 'no headers';

eachDatabase('The embedded transport', (open) => {
  let database: Database;
  let account: Account;
  let stripe: Stripe;
  beforeAll(async () => {
    database = await open();
    account = await openAccount(database);
    stripe = account.stripe;
  });

  describe('idempotency keys', () => {
    it('give the same answer again, and do nothing twice', async () => {
      const options = { idempotencyKey: 'key-1' };
      const first = await stripe.customers.create({ email: 'once@example.com' }, options);
      const second = await stripe.customers.create({ email: 'once@example.com' }, options);
      expect(second).toEqual(first);
      expect(replayed(first.lastResponse)).toBeNull();
      expect(replayed(second.lastResponse)).toBe('true');
      expect((await stripe.customers.list({ email: 'once@example.com' })).data).toHaveLength(1);
    });

    it('hold when requests come at the same time', async () => {
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() =>
          stripe.customers.create({ email: 'four@example.com' }, { idempotencyKey: 'key-2' }),
        ),
      );
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    });

    it('refuse another request under the same key', async () => {
      await stripe.customers.create({ email: 'a@example.com' }, { idempotencyKey: 'key-3' });
      const other = await refusal(
        stripe.customers.create({ email: 'b@example.com' }, { idempotencyKey: 'key-3' }),
      );
      expect(other).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
      expect(await refusal(stripe.products.create({ name: 'x' }, { idempotencyKey: 'key-3' }))).toMatchObject(
        {
          type: 'StripeIdempotencyError',
        },
      );
    });

    it('repeat a declined charge without charging, but not a refused request', async () => {
      const { intent } = await newSubscription(stripe);
      const method = await newCard(stripe, '4000000000000002');
      const confirm = () =>
        refusal(
          stripe.paymentIntents.confirm(intent, { payment_method: method.id }, { idempotencyKey: 'key-4' }),
        );
      expect(await confirm()).toMatchObject({ code: 'card_declined' });
      expect(await confirm()).toMatchObject({ code: 'card_declined' });
      const failed = (await stripe.events.list({ type: 'charge.failed', limit: 100 })).data;
      expect(
        failed.filter(({ data }) => 'payment_intent' in data.object && data.object.payment_intent === intent),
      ).toHaveLength(1);

      const create = (email: string) => stripe.customers.create({ email }, { idempotencyKey: 'key-5' });
      expect(await refusal(create('nobody'))).toMatchObject({ code: 'email_invalid' });
      expect(await create('nobody@example.com')).toMatchObject({ email: 'nobody@example.com' });
    });

    it('are forgotten after a day', async () => {
      const first = await stripe.customers.create({ email: 'day@example.com' }, { idempotencyKey: 'key-6' });
      account.clock.addDays(1.1);
      const second = await stripe.customers.create(
        { email: 'other@example.com' },
        { idempotencyKey: 'key-6' },
      );
      expect(second.id).not.toBe(first.id);
      await account.transport.advance();
      const { rows } = await database.query(`select key from embedded_payment_answers where key = 'key-5'`);
      expect(rows).toEqual([]);
    });
  });

  it('keeps everything over a restart', async () => {
    const { subscription, customer } = await buy(stripe);
    const again = await createClient(
      'sk_test_embedded',
      {},
      new Transport(database, account.clock, () => undefined).fetch,
    );
    expect(await again.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'active',
      customer: customer.id,
    });
  });

  it('lists in pages, newest first, and the library walks through them', async () => {
    const customer = await stripe.customers.create({});
    const { data: prices } = await stripe.prices.list({ lookup_keys: [plans.etsy.lookupKey] });
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const { id } = await stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: prices[0]!.id }],
        payment_behavior: 'default_incomplete',
      });
      made.unshift(id);
    }
    const filter = { customer: customer.id, status: 'all' as const };
    const page = await stripe.subscriptions.list({ ...filter, limit: 2 });
    expect(page).toMatchObject({ object: 'list', has_more: true, url: '/v1/subscriptions' });
    expect(page.data.map(({ id }) => id)).toEqual(made.slice(0, 2));
    const walked: string[] = [];
    for await (const { id } of stripe.subscriptions.list({ ...filter, limit: 2 })) walked.push(id);
    expect(walked).toEqual(made);
    const back = await stripe.subscriptions.list({ ...filter, limit: 2, ending_before: made[3]! });
    expect(back.data.map(({ id }) => id)).toEqual(made.slice(1, 3));
    await stripe.subscriptions.cancel(made[0]!);
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'ended' })).data).toMatchObject([
      { id: made[0], status: 'incomplete_expired' },
    ]);
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'active' })).data).toEqual([]);
  });

  it('puts whole objects in the place of their ids when asked', async () => {
    const { subscription, customer, intent } = await buy(stripe);
    const plain = await stripe.subscriptions.retrieve(subscription.id);
    expect(plain.latest_invoice).toMatch(/^in_/);
    const whole = await stripe.subscriptions.retrieve(subscription.id, {
      expand: [
        'customer',
        'default_payment_method',
        'latest_invoice.payments.data.payment.payment_intent',
        'latest_invoice.confirmation_secret',
        'items.data.price.product',
      ],
    });
    expect(whole).toMatchObject({
      customer: { id: customer.id, email: 'anna@example.com' },
      default_payment_method: { card: { last4: '4242' } },
      latest_invoice: {
        status: 'paid',
        confirmation_secret: null,
        payments: {
          data: [{ status: 'paid', payment: { payment_intent: { id: intent, status: 'succeeded' } } }],
        },
      },
      items: { data: [{ price: { product: { id: 'shelfmark_etsy' } } }] },
    });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toEqual(plain);
    const list = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
      expand: ['data.invoice'],
    });
    expect(list.data).toMatchObject([
      { invoice: { parent: { subscription_details: { subscription: subscription.id } } } },
    ]);
  });

  it('says in an event what was there before', async () => {
    const { subscription } = await buy(stripe);
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    const [event] = (await stripe.events.list({ type: 'customer.subscription.updated', limit: 1 })).data;
    expect(event).toMatchObject({
      api_version: '2026-10-28.endive',
      data: {
        object: { id: subscription.id, cancel_at_period_end: true },
        previous_attributes: { cancel_at_period_end: false, cancel_at: null },
      },
      request: { id: expect.stringMatching(/^req_/), idempotency_key: expect.any(String) },
    });
    expect(Object.keys(event!.data.previous_attributes!).sort()).toEqual([
      'cancel_at',
      'cancel_at_period_end',
      'canceled_at',
      'cancellation_details',
    ]);
    expect(await stripe.events.retrieve(event!.id)).toEqual(event);
  });

  it('refuses what does not fit the state', async () => {
    const { subscription, intent, method, customer } = await buy(stripe);
    const confirm = stripe.paymentIntents.confirm(intent, { payment_method: method.id });
    expect(await refusal(confirm)).toMatchObject({
      code: 'payment_intent_unexpected_state',
      statusCode: 400,
    });
    expect(await refusal(stripe.paymentIntents.cancel(intent))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    const other = await newSubscription(stripe);
    const stolen = stripe.paymentIntents.confirm(other.intent, { payment_method: method.id });
    expect(await refusal(stolen)).toMatchObject({
      statusCode: 400,
      message: expect.stringMatching(/another Customer/),
    });
    const foreign = stripe.subscriptions.update(subscription.id, {
      items: [{ id: 'si_other', price: 'price_x' }],
    });
    expect(await refusal(foreign)).toMatchObject({ code: 'resource_missing', param: 'items[0][id]' });
    await stripe.subscriptions.cancel(subscription.id);
    expect(await refusal(stripe.subscriptions.cancel(subscription.id))).toMatchObject({ statusCode: 404 });
    expect(
      await refusal(stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })),
    ).toMatchObject({
      message: 'A canceled subscription can only update its cancellation_details and metadata.',
    });
    await stripe.subscriptions.update(subscription.id, { metadata: { note: 'x' } });
    expect(await stripe.customers.del(customer.id)).toMatchObject({ deleted: true });
    expect(await refusal(stripe.customers.retrieve(customer.id))).toMatchObject({ statusCode: 404 });
  });

  it('cancels a payment intent, after which no card pays it', async () => {
    const { intent } = await newSubscription(stripe);
    const canceled = await stripe.paymentIntents.cancel(intent, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    const method = await newCard(stripe, '4242424242424242');
    expect(await refusal(stripe.paymentIntents.confirm(intent, { payment_method: method.id }))).toMatchObject(
      {
        code: 'payment_intent_unexpected_state',
        payment_intent: { status: 'canceled' },
      },
    );
  });

  it('changes a price without charge, or leaves the difference for the next invoice', async () => {
    const { subscription, customer } = await buy(stripe);
    const item = subscription.items.data[0]!.id;
    const { data } = await stripe.prices.list({
      lookup_keys: [plans.bundle.lookupKey, plans.ebay.lookupKey],
    });
    const [bundle, ebay] = [plans.bundle, plans.ebay].map(
      ({ lookupKey }) => data.find((price) => price.lookup_key === lookupKey)!.id,
    );
    const none = { proration_behavior: 'none' as const };
    await stripe.subscriptions.update(subscription.id, { items: [{ id: item, price: ebay! }], ...none });
    expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1);
    await stripe.subscriptions.update(subscription.id, { items: [{ id: item, price: bundle! }] });
    expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1);
    account.clock.addDays(31);
    const [renewal] = (await stripe.invoices.list({ customer: customer.id })).data;
    expect(renewal).toMatchObject({
      billing_reason: 'subscription_cycle',
      total: 8999 - 999 + 8999,
      status: 'paid',
    });
    expect(renewal!.lines.data).toHaveLength(3);
    account.clock.addDays(31);
    expect((await stripe.invoices.list({ customer: customer.id, limit: 1 })).data).toMatchObject([
      { total: 8999 },
    ]);
  });
});
