import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import type { StripePayments } from '#server/outside/payments/live.ts';
import { openTestPayments } from '#server/outside/payments/open.ts';
import type { PaymentEvent } from '#server/outside/payments/port.ts';
import { openMemoryDatabase } from '#tests/setup/memory-database.ts';
import { card, MovableClock } from '#tests/setup/payments.ts';

type Fetch = typeof fetch;
type Fault = (pass: () => Promise<Response>, init?: RequestInit) => Promise<Response>;

let database: Database;
beforeAll(async () => {
  database = await openMemoryDatabase();
  return () => database.close();
});

/** What stands in the way of the next requests, first to last; then the way is free. */
let faults: Fault[];
let requests: number;
let payments: StripePayments;
let count = 0;
beforeEach(() => {
  faults = [];
  requests = 0;
  const wrapFetch =
    (free: Fetch): Fetch =>
    async (input, init) => {
      requests += 1;
      const fault = faults.shift();
      return fault ? fault(() => free(input, init), init) : free(input, init);
    };
  payments = openTestPayments(database, new MovableClock(), { wrapFetch, timeout: 500 });
});
afterEach(() => payments.close());

const start = (key: string) =>
  payments.startSubscription({
    customerId: null,
    email: 'anna@example.com',
    plan: 'etsy',
    purchaseId: key,
    idempotencyKey: key,
  });
const newKey = () => `purchase-${(count += 1)}`;

const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const broken: Fault = async () => answer(500, { error: { type: 'api_error', message: 'Secret inside' } });
const silent: Fault = (_pass, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal!.reason as Error));
  });
/** Done, but nobody hears of it. */
const lost: Fault = async (pass) => {
  await pass();
  throw new TypeError('fetch failed');
};
const always = (fault: Fault) => Array.from({ length: 50 }, () => fault);

describe('When Stripe fails', () => {
  it.each<[string, Fault, string]>([
    ['answers 500 for ever', broken, 'outside_failed'],
    ['is silent', silent, 'outside_timeout'],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed')), 'outside_failed'],
    ['answers with a page', async () => new Response('<html>', { status: 502 }), 'outside_failed'],
    [
      'refuses the key',
      async () =>
        answer(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_1' } }),
      'outside_failed',
    ],
    [
      'has too many requests',
      async () =>
        answer(429, { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many' } }),
      'busy',
    ],
    [
      'is asked with a wrong parameter',
      async () => answer(400, { error: { type: 'invalid_request_error', message: 'x' } }),
      'outside_failed',
    ],
  ])('and %s, every call says so plainly', async (_name, fault, code) => {
    await payments.test!.settled();
    faults = always(fault);
    const error = await payments.subscription('sub_1').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'AppError', code, cause: expect.anything() });
    // Nothing of the inside reaches the buyer.
    expect(JSON.stringify(Object(error).body)).not.toMatch(/Secret|sk_1|fetch/);
    faults = always(fault);
    await expect(start(newKey())).rejects.toMatchObject({ code });
  });

  it('and cannot be reached, a card is not told to be refused', async () => {
    const { clientSecret } = await start(newKey());
    faults = always(() => Promise.reject(new TypeError('fetch failed')));
    const paid = payments.test!.confirmTestCard(clientSecret!, card('4242424242424242'));
    await expect(paid).rejects.toMatchObject({ name: 'AppError', code: 'outside_failed' });
  });

  it('and the first call of all meets a database that is away, it says so and the next one works', async () => {
    let away = true;
    const transaction: Database['transaction'] = (work) =>
      away ? Promise.reject(new Error('Connection terminated')) : database.transaction(work);
    const fresh = openTestPayments({ ...database, transaction }, new MovableClock());
    const asked = fresh.test!.confirmTestCard('pi_none_secret_none', card('4242424242424242'));
    await expect(asked).rejects.toMatchObject({ name: 'AppError', code: 'outside_failed' });
    away = false;
    expect(await fresh.subscription('sub_none')).toBeNull();
    await fresh.close();
  });

  it.each<[string, Fault]>([
    ['a fault of Stripe', broken],
    ['silence', silent],
    ['a lost answer', lost],
  ])('once, by %s, the next try makes it good without doing it twice', async (_name, fault) => {
    await payments.test!.settled();
    const key = newKey();
    for (let place = 0; place < 3; place += 1) {
      faults = [...Array.from({ length: place }, (): Fault => (pass) => pass()), fault];
      const started = await start(`${key}-${place}`);
      expect(started).toMatchObject({ status: 'incomplete', amountCents: 999 });
      expect(await payments.subscriptionsOfCustomer(started.customerId)).toHaveLength(1);
    }
  });

  it('is asked three times at most', async () => {
    await payments.test!.settled();
    requests = 0;
    faults = always(broken);
    await expect(payments.subscription('sub_1')).rejects.toMatchObject({ code: 'outside_failed' });
    expect(requests).toBe(3);
  });
});

describe('The same wish', () => {
  it('gives the same subscription as it stands now', async () => {
    const key = newKey();
    const first = await start(key);
    expect(await start(key)).toEqual(first);
    await payments.test!.confirmTestCard(first.clientSecret!, card('4242424242424242'));
    expect(await start(key)).toEqual({ ...first, status: 'active', clientSecret: null });
    expect(await payments.subscriptionsOfCustomer(first.customerId)).toHaveLength(1);
  });

  it('with another plan under the same key is a conflict', async () => {
    const key = newKey();
    const { customerId } = await start(key);
    const other = { customerId, email: null, plan: 'bundle' as const, purchaseId: key, idempotencyKey: key };
    await expect(payments.startSubscription(other)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('for a customer who does not exist is not found', async () => {
    const input = {
      customerId: 'cus_none',
      email: null,
      plan: 'etsy' as const,
      purchaseId: 'p',
      idempotencyKey: newKey(),
    };
    await expect(payments.startSubscription(input)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('What is not there', () => {
  it('is null', async () => {
    expect(await payments.subscription('sub_none')).toBeNull();
    expect(await payments.paymentIntent('pi_none')).toBeNull();
    expect(await payments.subscriptionsOfCustomer('cus_none')).toEqual([]);
  });

  it('cannot be changed', async () => {
    await expect(payments.cancelAtPeriodEnd('sub_none', true)).rejects.toMatchObject({ code: 'not_found' });
    await expect(payments.changePlan('sub_none', 'etsy')).rejects.toMatchObject({ code: 'not_found' });
    await expect(payments.updateCustomer('cus_none', { userId: 'u' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(payments.portalUrl('cus_none', 'https://x.example')).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('Events', () => {
  const received: { event: PaymentEvent; body: Buffer; signature: string }[] = [];
  beforeEach(() => {
    received.length = 0;
  });
  const take = async (body: Buffer, signature: string) => {
    received.push({ event: await payments.readEvent(body, signature), body, signature });
  };

  it('are read only with the right signature over the same bytes', async () => {
    payments.test!.deliverTo(take);
    await start(newKey());
    await payments.test!.settled();
    const { body, signature, event } = received.at(-1)!;
    expect(event).toMatchObject({
      id: expect.stringMatching(/^evt_/),
      type: 'customer.subscription.created',
      objectId: event.subscriptionId,
      customerId: expect.stringMatching(/^cus_/),
      created: new Date('2026-11-21T10:00:00Z'),
    });
    const changed = Buffer.from(body.toString().replace('incomplete', 'active'));
    const old = signature.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) - 301}`);
    for (const [bytes, header] of [
      [changed, signature],
      [body, old],
      [body, ''],
      [body, 't=1,v1=00'],
      [Buffer.from(''), signature],
    ] as const)
      await expect(payments.readEvent(bytes, header)).rejects.toMatchObject({ code: 'bad_request' });
  });

  it('come again until they are taken, and do not hold others up', async () => {
    let failures = 0;
    payments.test!.deliverTo(async (body, signature) => {
      const event = await payments.readEvent(body, signature);
      if (event.type === 'customer.subscription.created' && failures < 1) {
        failures += 1;
        throw new Error('The handler is not well');
      }
      await take(body, signature);
    });
    const { subscriptionId, clientSecret } = await start(newKey());
    await payments.test!.confirmTestCard(clientSecret!, card('4242424242424242'));
    await payments.test!.settled();
    const own = () =>
      received.filter(({ event }) => event.subscriptionId === subscriptionId).map(({ event }) => event.type);
    expect(own()).toEqual(['invoice.paid', 'customer.subscription.updated']);
    // The first pause is one second.
    await expect.poll(own).toContain('customer.subscription.created');
    expect(failures).toBe(1);
  });

  it('that nobody took are delivered after a restart, and may come twice', async () => {
    const { subscriptionId } = await start(newKey());
    await payments.close();
    payments = openTestPayments(database, new MovableClock());
    payments.test!.deliverTo(take);
    await payments.test!.settled();
    const [{ event }] = received.filter((one) => one.event.subscriptionId === subscriptionId) as [
      (typeof received)[number],
    ];
    await payments.test!.replay(event.id);
    expect(received.filter((one) => one.event.id === event.id)).toHaveLength(2);
    await expect(payments.test!.replay('evt_none')).rejects.toMatchObject({ code: 'not_found' });
  });
});
