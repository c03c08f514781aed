import { expect, it } from 'vitest';
import { AppError } from '#server/errors.ts';
import type { SubscriptionFact } from '#server/outside/payments/port.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import { buyerIn, charges, letters, openShop, password, rest, type Shop } from './subscription-shop.ts';

/** A subscription as the provider has it, past any fault. */
async function factOf(shop: Shop, id: string): Promise<SubscriptionFact> {
  const fact = await shop.payments.subscription(id);
  if (!fact) throw new Error('The provider does not know the subscription');
  return fact;
}

async function newestSubscription(shop: Shop): Promise<string> {
  const { rows } = await shop.database.query('select id from subscriptions order by created_at desc limit 1');
  return String(rows[0]?.['id']);
}

/** Every event that the provider has sent, oldest first. */
async function events(shop: Shop): Promise<string[]> {
  const { rows } = await shop.database.query('select id from stripe_events order by handled_at');
  return rows.map((row) => String(row['id']));
}

const silent = () => Promise.reject(new AppError('outside_timeout'));
const broken = () => Promise.reject(new AppError('outside_failed'));

eachDatabase('Faults', (_open, lend) => {
  it('webhook before verify: paid by the event, verified from what is known', async () => {
    const shop = await openShop(await lend());
    const buyer = buyerIn(shop);
    const begun = await buyer.begin('etsy', { email: 'ada@example.com' });
    await buyer.pay(begun.clientSecret);
    await rest(shop);
    expect((await buyer.send('GET', '/api/purchase')).json()).toMatchObject({ paid: true });
    shop.faults.paymentIntent = silent;
    shop.faults.subscription = silent;
    expect((await buyer.verify(begun.paymentIntentId)).json()).toMatchObject({ success: true });
    await buyer.signUp('ada@example.com', password);
    expect(await buyer.status()).toBe('active');
    expect(await charges(shop)).toEqual([999]);
    await shop.close();
  });

  it('verify before webhook, and events replayed: everything once', async () => {
    const shop = await openShop(await lend());
    const buyer = buyerIn(shop);
    await buyer.buy('etsy', 'ada@example.com');
    await buyer.signUp('ada@example.com', password);
    await rest(shop);
    const before = await shop.database.query('select * from users');
    const seen = await events(shop);
    expect(seen.length).toBeGreaterThan(2);
    for (const id of [...seen, ...seen]) await shop.test.replay(id);
    await rest(shop);
    expect((await shop.database.query('select * from users')).rows).toEqual(before.rows);
    expect(await events(shop)).toEqual(seen);
    expect(await letters(shop)).toEqual(['Your Shelfmark receipt']);
    await shop.close();
  });

  it('webhook with a wrong, old or missing signature: refused, and nothing changes', async () => {
    const shop = await openShop(await lend());
    const buyer = buyerIn(shop);
    const begun = await buyer.begin();
    await buyer.pay(begun.clientSecret);
    await rest(shop);
    const body = JSON.stringify({ id: 'evt_made_up', object: 'event', type: 'invoice.paid' });
    const now = Math.floor(shop.clock.now().getTime() / 1000);
    for (const signature of [undefined, '', 'nonsense', `t=${now},v1=${'0'.repeat(64)}`]) {
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/stripe/webhook',
        headers: {
          'content-type': 'application/json',
          ...(signature !== undefined && { 'stripe-signature': signature }),
        },
        payload: body,
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'bad_request' });
    }
    expect(await events(shop)).not.toContain('evt_made_up');
    await shop.close();
  });

  it('old event after a newer one, and an old answer after a newer one: change nothing', async () => {
    const shop = await openShop(await lend());
    const buyer = buyerIn(shop);
    await buyer.buy('etsy', 'ada@example.com');
    await buyer.signUp('ada@example.com', password);
    await rest(shop);
    const id = await newestSubscription(shop);
    const old = await factOf(shop, id);
    // An answer that was asked for before the cancellation and arrives after it.
    let arrive = (_fact: SubscriptionFact) => undefined as void;
    shop.faults.subscription = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    const { refreshSubscription } = await import('#server/account/subscription/refresh.ts');
    const late = refreshSubscription(shop.app.billing, id);
    await expect.poll(() => String(arrive)).toContain('native code');
    delete shop.faults.subscription;
    expect((await buyer.post('/api/cancel-subscription')).statusCode).toBe(200);
    await rest(shop);
    arrive(old);
    expect(await late).toMatchObject({ changed: false });
    for (const event of await events(shop)) await shop.test.replay(event);
    expect(await buyer.current()).toMatchObject({ subscriptionStatus: 'active', cancelAtPeriodEnd: true });
    await shop.close();
  });

  it("someone else's payment intent: does not exist, signed in or not", async () => {
    const shop = await openShop(await lend());
    const [ada, eve] = [buyerIn(shop), buyerIn(shop)];
    const paid = await ada.begin('etsy');
    await ada.pay(paid.clientSecret);
    await eve.begin('etsy');
    expect((await eve.verify(paid.paymentIntentId)).statusCode).toBe(404);
    await eve.signUp('eve@example.com', password);
    expect((await eve.verify(paid.paymentIntentId)).statusCode).toBe(404);
    expect((await eve.verify('pi_made_up')).statusCode).toBe(404);
    expect(await eve.status()).toBe('inactive');
    expect((await ada.verify(paid.paymentIntentId)).statusCode).toBe(200);
    await shop.close();
  });

  it("someone else's client secret: who pays it pays for the other", async () => {
    const shop = await openShop(await lend());
    const [ada, eve] = [buyerIn(shop), buyerIn(shop)];
    const begun = await ada.begin('etsy', { email: 'ada@example.com' });
    const card = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2040, cvc: '123' };
    await eve.post('/api/test-payments/confirm', {
      ...card,
      clientSecret: begun.clientSecret,
      email: 'eve@example.com',
    });
    expect((await eve.verify(begun.paymentIntentId)).statusCode).toBe(404);
    expect((await eve.send('GET', '/api/purchase')).json()).toBeNull();
    await eve.signUp('eve@example.com', password);
    expect(await eve.status()).toBe('inactive');
    await ada.signUp('ada@example.com', password);
    expect(await ada.status()).toBe('active');
    expect(
      (await eve.post('/api/test-payments/confirm', { ...card, clientSecret: 'pi_x_secret_y' })).statusCode,
    ).toBe(404);
    await shop.close();
  });

  it.each([
    ['amount', { amountCents: 1 }],
    ['currency', { currency: 'jpy' }],
    ['customer', { customerId: 'cus_other' }],
    ['subscription', { subscriptionId: 'sub_other' }],
  ])('intent of another %s: refused', async (_name, other) => {
    const shop = await openShop(await lend());
    const buyer = buyerIn(shop);
    const begun = await buyer.begin();
    shop.faults.paymentIntent = async (id) => {
      const intent = await shop.payments.paymentIntent(id);
      return intent && { ...intent, status: 'succeeded', ...other };
    };
    const answer = await buyer.verify(begun.paymentIntentId);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain('does not belong to this purchase');
    await buyer.signUp('ada@example.com', password);
    expect(await buyer.status()).toBe('inactive');
    await shop.close();
  });

  it('subscription of another plan than the purchase: refused', async () => {
    const shop = await openShop(await lend());
    const buyer = buyerIn(shop);
    const begun = await buyer.begin('bundle');
    shop.faults.paymentIntent = async (id) => {
      const intent = await shop.payments.paymentIntent(id);
      return intent && { ...intent, status: 'succeeded' };
    };
    shop.faults.subscription = async (id) => ({ ...(await factOf(shop, id)), plan: 'etsy' });
    expect((await buyer.verify(begun.paymentIntentId)).statusCode).toBe(409);
    await buyer.signUp('ada@example.com', password);
    expect(await buyer.status()).toBe('inactive');
    await shop.close();
  });

  it('canceled intent: nothing is charged, nothing opens, and the checkout begins anew', async () => {
    const shop = await openShop(await lend());
    const buyer = buyerIn(shop);
    const begun = await buyer.begin();
    await shop.payments.cancelNow(await newestSubscription(shop));
    const answer = await buyer.verify(begun.paymentIntentId);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain('nothing was charged');
    const again = await buyer.begin();
    expect(again.paymentIntentId).not.toBe(begun.paymentIntentId);
    await buyer.pay(again.clientSecret);
    expect((await buyer.verify(again.paymentIntentId)).statusCode).toBe(200);
    expect(await charges(shop)).toEqual([999]);
    await shop.close();
  });

  it.each([
    ['silent', silent, 504],
    ['broken', broken, 502],
  ])(
    'provider %s: a sentence, nothing half done, and the same click works later',
    async (_name, fault, status) => {
      const shop = await openShop(await lend());
      const buyer = buyerIn(shop);
      shop.faults.startSubscription = fault;
      const failed = await buyer.post('/api/create-subscription', { platform: 'etsy' });
      expect(failed.statusCode).toBe(status);
      expect(failed.json().message).toBe('Failed to initialize checkout. Please try again.');
      delete shop.faults.startSubscription;
      const begun = await buyer.begin('etsy', { email: 'ada@example.com' });
      // Set before the payment: its event may arrive at once.
      shop.faults.paymentIntent = fault;
      shop.faults.subscription = fault;
      await buyer.pay(begun.clientSecret);
      expect((await buyer.verify(begun.paymentIntentId)).statusCode).toBe(status);
      // The sign-in does not wait for it, and loses nothing by it.
      await buyer.signUp('ada@example.com', password);
      expect(await buyer.status()).toBe('inactive');
      delete shop.faults.paymentIntent;
      delete shop.faults.subscription;
      expect((await buyer.verify(begun.paymentIntentId)).json()).toMatchObject({ needsAccount: false });
      expect(await buyer.status()).toBe('active');
      shop.faults.cancelAtPeriodEnd = fault;
      const cancelled = await buyer.post('/api/cancel-subscription');
      expect(cancelled.statusCode).toBe(status);
      expect(cancelled.json().message).toBe('Failed to cancel subscription. Please try again.');
      expect(await charges(shop)).toEqual([999]);
      await shop.close();
    },
  );

  it('price at the provider is not the one on the screen: no sale', async () => {
    const shop = await openShop(await lend());
    shop.faults.startSubscription = async (input) => ({
      ...(await shop.payments.startSubscription(input)),
      amountCents: 1999,
    });
    const buyer = buyerIn(shop);
    expect((await buyer.post('/api/create-subscription', { platform: 'etsy' })).statusCode).toBe(502);
    expect((await buyer.send('GET', '/api/purchase')).json()).toBeNull();
    await shop.close();
  });

  it('payment that crosses with its replacement: the paid month is owed, nothing else is sold', async () => {
    const shop = await openShop(await lend());
    const buyer = buyerIn(shop);
    const etsy = await buyer.begin('etsy', { email: 'ada@example.com' });
    // The payment goes through between the last look and the cancellation.
    shop.faults.cancelNow = async (id) => {
      await shop.test.confirmTestCard(etsy.clientSecret ?? '', {
        number: '4242424242424242',
        expiryMonth: 12,
        expiryYear: 2040,
        cvc: '123',
      });
      await shop.payments.cancelNow(id);
    };
    expect(await buyer.begin('bundle')).toMatchObject({ alreadySubscribed: true, plan: 'etsy' });
    await rest(shop);
    await buyer.signUp('ada@example.com', password);
    expect(await buyer.current()).toMatchObject({ subscriptionStatus: 'active', cancelAtPeriodEnd: true });
    expect(await charges(shop)).toEqual([999]);
    shop.clock.forward(32 * 24 * 60 * 60 * 1_000);
    await rest(shop);
    expect(await buyer.status()).toBe('cancelled');
    await shop.close();
  });
});
