import { expect, it } from 'vitest';
import { BillingOverview, Invoice } from '#contract/billing.ts';
import { reconcileSubscriptions } from '#server/account/subscription/index.ts';
import { runAccountCommand } from '#server/operations/account-command.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import {
  buyerIn,
  cards,
  charges,
  day,
  forward,
  letters,
  openShop,
  password,
  rest,
  type Buyer,
  type Shop,
} from './subscription-shop.ts';

/** Somebody who has bought and signed up. */
async function subscriber(shop: Shop, email = 'ada@example.com', card = cards.good): Promise<Buyer> {
  const buyer = buyerIn(shop);
  const begun = await buyer.begin('etsy', { email });
  await buyer.pay(begun.clientSecret, card);
  expect((await buyer.verify(begun.paymentIntentId)).statusCode).toBe(200);
  await buyer.signUp(email, password);
  await rest(shop);
  return buyer;
}

async function overview(buyer: Buyer): Promise<BillingOverview> {
  return BillingOverview.parse((await buyer.send('GET', '/api/billing')).json());
}

eachDatabase('A subscription', (_open, lend) => {
  it('shows what is paid, and renews itself every month with a receipt', async () => {
    const shop = await openShop(await lend());
    const buyer = await subscriber(shop);
    const before = await overview(buyer);
    expect(before).toMatchObject({
      status: 'active',
      plan: 'etsy',
      monthlyCents: 999,
      cancelAtPeriodEnd: false,
      complimentary: false,
      paymentFailed: false,
      mode: 'test',
    });
    await forward(shop, 32 * day);
    const after = await overview(buyer);
    expect(after.status).toBe('active');
    expect(Date.parse(after.currentPeriodEnd ?? '')).toBeGreaterThan(
      Date.parse(before.currentPeriodEnd ?? ''),
    );
    expect(await charges(shop)).toEqual([999, 999]);
    expect(await letters(shop)).toEqual(['Your Shelfmark receipt', 'Your Shelfmark receipt']);
    const invoices = (await buyer.send('GET', '/api/invoices')).json();
    expect(Invoice.array().parse(invoices)).toHaveLength(2);
    expect(invoices[0]).toMatchObject({ amountCents: 999, currency: 'usd', status: 'paid' });
    await shop.close();
  });

  it('is past due while a renewal is tried again, and inactive when the provider gives up', async () => {
    const shop = await openShop(await lend());
    const buyer = await subscriber(shop, 'ada@example.com', cards.failsLater);
    await forward(shop, 31 * day);
    expect(await buyer.status()).toBe('active');
    expect(await letters(shop)).toContain('We could not charge your card');
    expect(await overview(buyer)).toMatchObject({ status: 'active', paymentFailed: true });
    for (let week = 0; week < 6; week += 1) await forward(shop, 7 * day);
    expect(await buyer.status()).toBe('inactive');
    expect(await overview(buyer)).toMatchObject({ status: 'inactive', paymentFailed: false });
    expect(await charges(shop)).toEqual([999]);
    const told = await letters(shop);
    expect(told).toEqual([
      'Your Shelfmark receipt',
      'We could not charge your card',
      'Your subscription has ended',
    ]);
    // Money and access agree again: the way back is a new purchase.
    const begun = await buyer.begin('etsy');
    await buyer.pay(begun.clientSecret);
    await buyer.verify(begun.paymentIntentId);
    expect(await buyer.status()).toBe('active');
    await shop.close();
  });

  it('that is cancelled runs to its end, is announced, and then is over', async () => {
    const shop = await openShop(await lend());
    const buyer = await subscriber(shop);
    const cancelled = await buyer.post('/api/cancel-subscription');
    expect(cancelled.json()).toMatchObject({ success: true });
    expect((await buyer.post('/api/cancel-subscription')).json()).toMatchObject({ success: true });
    expect(await buyer.current()).toMatchObject({ subscriptionStatus: 'active', cancelAtPeriodEnd: true });
    expect(await buyer.begin('etsy')).toMatchObject({ alreadySubscribed: true });
    // Months have 28 to 31 days; the end is announced three days before it.
    const { currentPeriodEnd } = await overview(buyer);
    const left = Date.parse(currentPeriodEnd ?? '') - shop.clock.now().getTime();
    await forward(shop, left - 2 * day);
    await reconcileSubscriptions(shop.app.billing);
    await reconcileSubscriptions(shop.app.billing);
    expect(await buyer.status()).toBe('active');
    const told = await letters(shop);
    expect(told.slice(0, 2)).toEqual(['Your Shelfmark receipt', 'Your subscription is cancelled']);
    expect(told.slice(2)).toHaveLength(1);
    expect(told[2]).toMatch(/^Your subscription ends on \d+ \w+ \d{4}$/);
    // Before any event of the end has come, too.
    shop.clock.forward(6 * day);
    expect(await buyer.status()).toBe('cancelled');
    await forward(shop, day);
    expect(await buyer.status()).toBe('cancelled');
    expect(await overview(buyer)).toMatchObject({ status: 'cancelled', plan: 'etsy' });
    expect(await charges(shop)).toEqual([999]);
    const late = await buyer.post('/api/reactivate-subscription');
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toContain('subscribe again at the checkout');
    const begun = await buyer.begin('bundle');
    await buyer.pay(begun.clientSecret);
    await buyer.verify(begun.paymentIntentId);
    expect(await buyer.current()).toMatchObject({
      subscriptionStatus: 'active',
      plan: 'bundle',
      cancelAtPeriodEnd: false,
    });
    await shop.close();
  });

  it('that is reactivated before its end goes on without a payment', async () => {
    const shop = await openShop(await lend());
    const buyer = await subscriber(shop);
    await buyer.post('/api/cancel-subscription');
    expect((await buyer.post('/api/reactivate-subscription')).json()).toMatchObject({ success: true });
    expect((await buyer.post('/api/reactivate-subscription')).json()).toMatchObject({ success: true });
    expect(await buyer.current()).toMatchObject({ subscriptionStatus: 'active', cancelAtPeriodEnd: false });
    expect(await charges(shop)).toEqual([999]);
    await forward(shop, 32 * day);
    expect(await buyer.status()).toBe('active');
    expect(await charges(shop)).toEqual([999, 999]);
    await shop.close();
  });

  it('changes its plan, charges the difference once, and not twice for the same plan', async () => {
    const shop = await openShop(await lend());
    const buyer = await subscriber(shop);
    const changed = await buyer.post('/api/change-plan', { platform: 'bundle' });
    expect(changed.json()).toEqual({ success: true, message: 'Your plan is changed.' });
    await rest(shop);
    expect(await overview(buyer)).toMatchObject({ plan: 'bundle', monthlyCents: 8999 });
    expect((await buyer.current()).plan).toBe('bundle');
    const paid = await charges(shop);
    expect(paid).toHaveLength(2);
    await buyer.post('/api/change-plan', { platform: 'bundle' });
    expect(await charges(shop)).toEqual(paid);
    expect((await buyer.post('/api/change-plan', { platform: 'nothing' })).statusCode).toBe(422);
    await shop.close();
  });

  it('is kept up to date at night when no event comes', async () => {
    const shop = await openShop(await lend());
    const buyer = await subscriber(shop);
    const { rows } = await shop.database.query('select id from subscriptions');
    const id = String(rows[0]?.['id']);
    // Ended in the provider's own dashboard, and the event was lost.
    await shop.payments.cancelNow(id);
    await shop.database.query(`insert into stripe_events (id, type, created_at, handled_at)
      select id, type, now(), now() from embedded_payment_events on conflict do nothing`);
    expect(await buyer.status()).toBe('active');
    shop.clock.forward(21 * 60 * 60 * 1_000);
    await reconcileSubscriptions(shop.app.billing);
    expect(await buyer.status()).toBe('inactive');
    await shop.close();
  });
});

eachDatabase('Billing', (_open, lend) => {
  it('belongs to its owner: others see and change nothing of it', async () => {
    const shop = await openShop(await lend());
    const ada = await subscriber(shop);
    const eve = buyerIn(shop);
    for (const call of ['/api/cancel-subscription', '/api/reactivate-subscription', '/api/billing-portal'])
      expect((await eve.post(call)).statusCode).toBe(401);
    expect((await eve.send('GET', '/api/billing')).statusCode).toBe(401);
    await eve.signUp('eve@example.com', password);
    expect((await eve.post('/api/cancel-subscription')).json()).toMatchObject({
      code: 'conflict',
      message: 'There is no subscription to cancel.',
    });
    expect((await eve.post('/api/change-plan', { platform: 'bundle' })).statusCode).toBe(409);
    expect((await eve.send('GET', '/api/invoices')).json()).toEqual([]);
    expect(await overview(eve)).toMatchObject({ status: 'inactive', plan: null });
    expect(await ada.current()).toMatchObject({ subscriptionStatus: 'active', cancelAtPeriodEnd: false });
    expect((await ada.post('/api/billing-portal')).json()).toEqual({ url: null });
    await shop.close();
  });

  it('of a gift has nothing to pay, cancel or buy', async () => {
    const database = await lend();
    const shop = await openShop(database);
    const buyer = buyerIn(shop);
    await buyer.signUp('ada@example.com', password);
    await runAccountCommand(database, ['activate', 'ada@example.com'], shop.clock.now());
    expect(await overview(buyer)).toMatchObject({
      status: 'active',
      complimentary: true,
      plan: null,
      monthlyCents: null,
    });
    const refused = await buyer.post('/api/cancel-subscription');
    expect(refused.json().message).toBe('Your subscription was given to you. There is nothing to cancel.');
    expect(await buyer.begin('etsy')).toMatchObject({ alreadySubscribed: true });
    await runAccountCommand(database, ['deactivate', 'ada@example.com'], shop.clock.now());
    expect(await overview(buyer)).toMatchObject({ status: 'inactive', complimentary: false });
    await shop.close();
  });

  it('of a gift survives what happens to an older subscription', async () => {
    const database = await lend();
    const shop = await openShop(database);
    const buyer = await subscriber(shop);
    await buyer.post('/api/cancel-subscription');
    await runAccountCommand(database, ['activate', 'ada@example.com'], shop.clock.now());
    await forward(shop, 33 * day);
    expect(await buyer.current()).toMatchObject({ subscriptionStatus: 'active', cancelAtPeriodEnd: false });
    expect(await overview(buyer)).toMatchObject({ complimentary: true });
    await shop.close();
  });

  it('refuses what another site sends, but not what Stripe sends', async () => {
    const shop = await openShop(await lend());
    const buyer = await subscriber(shop);
    const foreign = { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } };
    for (const call of ['/api/cancel-subscription', '/api/create-subscription', '/api/verify-payment'])
      expect((await buyer.send('POST', call, { ...foreign, json: {} })).json().code).toBe('cross_site');
    const webhook = await buyer.send('POST', '/api/stripe/webhook', { ...foreign, json: {} });
    expect(webhook.json().code).toBe('bad_request');
    await shop.close();
  });

  it('slows down who tries cards or checkouts without end', async () => {
    const shop = await openShop(await lend());
    const buyer = buyerIn(shop);
    const answers = [];
    for (let n = 0; n < 62; n += 1) {
      // Below the burst limit of a second.
      if (n % 30 === 29) await new Promise((resolve) => setTimeout(resolve, 1_000));
      answers.push(await buyer.verify('pi_guess'));
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      ...Array.from({ length: 60 }, () => 404),
      429,
      429,
    ]);
    expect(answers[61]?.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(answers[61]?.headers['retry-after'])).toBeGreaterThan(0);
    await shop.close();
  });
});
