import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { eachDatabase } from '#tests/setup/databases.ts';
import { buyerIn, charges, letters, openShop, password, rest, type Shop } from './subscription-shop.ts';

/** Sends what the holder of the webhook's secret could send. */
async function deliver(shop: Shop, payload: string, secondsAgo = 0) {
  const { rows } = await shop.database.query(
    `select value from app_secrets where name = 'embedded_payments_webhook'`,
  );
  const seconds = Math.floor(shop.clock.now().getTime() / 1_000) - secondsAgo;
  const mac = createHmac('sha256', String(rows[0]?.['value'])).update(`${seconds}.${payload}`).digest('hex');
  return shop.app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${mac}` },
    payload,
  });
}

const event = (id: string, type: string, object: object, more: object = {}) =>
  JSON.stringify({ id, object: 'event', type, created: 1_790_000_000, data: { object }, ...more });

/** Who has what, what was taken from cards, and which letters went out. */
async function standing(shop: Shop) {
  const { rows } = await shop.database.query(
    'select email, subscription_status, subscription_plan, subscription_expires_at, stripe_customer_id from users order by email',
  );
  const { rows: subscriptions } = await shop.database.query(
    'select id, user_id, status, plan, customer_id from subscriptions order by id',
  );
  return JSON.stringify([rows, subscriptions, await charges(shop), await letters(shop)]);
}

eachDatabase('Signed events that lie', (_open, lend) => {
  it('open nothing, take nothing away, charge nothing, and are never a fault of ours', async () => {
    const shop = await openShop(await lend());
    const ada = buyerIn(shop);
    await ada.buy('etsy', 'ada@example.com');
    await ada.signUp('ada@example.com', password);
    const ben = buyerIn(shop);
    await ben.signUp('ben@example.com', password);
    const wish = await ben.begin('etsy');
    await rest(shop);
    const { rows } = await shop.database.query(
      'select id, customer_id from subscriptions where status = $1',
      ['active'],
    );
    const paid = { id: String(rows[0]?.['id']), customer: String(rows[0]?.['customer_id']) };
    const before = await standing(shop);

    const subscription = { object: 'subscription', ...paid };
    const lies = [
      event('evt_1', 'customer.subscription.deleted', { ...subscription, status: 'canceled' }),
      event('evt_2', 'customer.subscription.updated', {
        ...subscription,
        customer: 'cus_of_ben',
        status: 'x',
      }),
      // The same id with other content.
      event('evt_2', 'customer.subscription.deleted', { ...subscription, status: 'canceled' }),
      event('evt_3', 'payment_intent.succeeded', {
        id: wish.paymentIntentId,
        object: 'payment_intent',
        status: 'succeeded',
        amount: 999,
        currency: 'usd',
      }),
      event('evt_4', 'invoice.paid', {
        id: 'in_x',
        object: 'invoice',
        currency: 'jpy',
        amount_paid: 1,
        subscription: paid.id,
        customer: 'cus_unknown',
      }),
      event('evt_5', 'customer.subscription.created', {
        id: 'sub_unknown',
        object: 'subscription',
        status: 'active',
        metadata: { purchase_id: wish.paymentIntentId },
      }),
      event('evt_6', 'customer.deleted', { id: paid.customer, object: 'customer', deleted: true }),
      event('evt_7', 'charge.refunded', { id: 'ch_x', object: 'charge', customer: paid.customer }),
    ];
    for (const lie of lies) expect([lie, (await deliver(shop, lie)).statusCode]).toEqual([lie, 200]);
    const changed = [
      event('evt_8', 'invoice.paid', { ...subscription, subscription: 'sub\0\ud800' }),
      event('evt_9', 'invoice.paid', { subscription: 's'.repeat(100_000), customer: { id: { id: 1 } } }),
      event('evt_\0', 'customer.subscription.updated', { id: '\0', object: 'subscription' }),
      event('evt_10', 'x\0', { id: 'x', object: 'subscription', __proto__: null }),
      ...['-1', '1e20', '1e400', '"2026-01-01"', 'null', '{}', '253402300800'].map((created, index) =>
        event(`evt_2${index}`, 'invoice.paid', {}).replace('1790000000', created),
      ),
      ...['""', '7', 'null', '[]', `"${'e'.repeat(5_000)}"`, '"__proto__"'].map((id) =>
        event('ID', 'invoice.paid', {}).replace('"ID"', id),
      ),
      ...['null', '[]', '"x"', '{"object":null}', '{"object":[[]]}', '{"__proto__":{"object":{}}}'].map(
        (data) => event('evt_30', 'invoice.paid', {}).replace('{"object":{}}', data),
      ),
      'null',
      '[]',
      '7',
      '{}',
      '',
      `{"id":"evt_40","type":"invoice.paid","created":1,"data":{"object":${'['.repeat(9_000)}${']'.repeat(9_000)}}}`,
    ];
    for (const payload of changed) {
      const { statusCode } = await deliver(shop, payload);
      expect([payload.slice(0, 200), statusCode]).toEqual([
        payload.slice(0, 200),
        expect.toSatisfy((status: number) => status === 200 || status === 400),
      ]);
    }
    // Too old, or of tomorrow: somebody kept it, or a clock is wrong.
    expect((await deliver(shop, lies[0]!, 600)).statusCode).toBe(400);
    await rest(shop);
    expect(await standing(shop)).toBe(before);
    expect([await ada.status(), await ben.status()]).toEqual(['active', 'inactive']);
    await shop.close();
  });
});
