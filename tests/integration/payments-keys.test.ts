import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEnvironment } from '#server/env.ts';
import { openPayments } from '#server/outside/payments/open.ts';
import { openMemoryDatabase } from '#tests/setup/memory-database.ts';
import { MovableClock, openAccount } from '#tests/setup/payments.ts';

describe('With keys', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const wish = { customerId: null, email: 'a@example.com', purchaseId: 'p' };
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };

  it('the payments are live, and cards are taken by the browser alone', async () => {
    const live = openPayments(readEnvironment(keys), await openMemoryDatabase(), new MovableClock());
    expect(live).toMatchObject({ mode: 'live', publishableKey: 'pk_test_1', test: null });
    await live.close();
  });

  it('and everything goes over the network, with those keys, to Stripe', async () => {
    const database = await openMemoryDatabase();
    const { stripe, transport } = await openAccount(database);
    const price = await stripe.prices.create({
      product: 'shelfmark_etsy',
      currency: 'usd',
      unit_amount: 777,
      recurring: { interval: 'month' },
    });
    const sent: { address: string; headers: Headers }[] = [];
    vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
      sent.push({
        address: String(input instanceof Request ? input.url : input),
        headers: new Headers(init?.headers),
      });
      return transport.fetch(input, init);
    });
    const env = readEnvironment({ ...keys, STRIPE_PRICE_ETSY: price.id });
    const live = openPayments(env, database, new MovableClock());
    const own = await live.startSubscription({ ...wish, plan: 'etsy', idempotencyKey: 'k1' });
    expect(own.amountCents).toBe(777);
    expect(await live.subscription(own.subscriptionId)).toMatchObject({ plan: 'etsy', purchaseId: 'p' });
    const other = await live.startSubscription({ ...wish, plan: 'bundle', idempotencyKey: 'k2' });
    expect(other).toMatchObject({ amountCents: 8999, customerId: own.customerId });
    const portal = await live.portalUrl(own.customerId, 'https://shelfmark.example/settings');
    expect(portal).toMatch(/^https:\/\/billing\.stripe\.com\//);
    for (const { address, headers } of sent) {
      expect(address).toMatch(/^https:\/\/api\.stripe\.com(?::443)?\/v1\//);
      expect(headers.get('authorization')).toBe('Bearer sk_test_1');
      expect(headers.get('stripe-version')).toBe('2026-10-28.endive');
    }
    const creations = sent.filter(({ address }) => /\/v1\/(?:customers|subscriptions)$/.test(address));
    expect(creations.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      expect.stringMatching(/^customer:p:/),
      'k1:subscription',
      expect.stringMatching(/^customer:p:/),
      'k2:subscription',
    ]);
    await live.close();
  });

  it('and without any, they are test payments', async () => {
    const database = await openMemoryDatabase();
    const test = openPayments(readEnvironment({}), database, new MovableClock());
    expect(test).toMatchObject({ mode: 'test', publishableKey: null });
    const { customerId } = await test.startSubscription({ ...wish, plan: 'etsy', idempotencyKey: 'k' });
    expect(await test.portalUrl(customerId, 'https://x.example')).toBeNull();
    await test.close();
    await database.close();
  });
});
