import { expect, it } from 'vitest';
import { reconcileSubscriptions, repairPurchases } from '#server/account/subscription/index.ts';
import { refreshSubscription } from '#server/account/subscription/refresh.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import { buyerIn, charges, letters, openShop, password, rest } from './subscription-shop.ts';

eachDatabase('Everything at once', (_open, lend) => {
  it('payment, checks, events, repair and sign-in in one moment make one paid, claimed purchase', async () => {
    const shop = await openShop(await lend());
    const { billing } = shop.app;
    const buyer = buyerIn(shop);
    const begun = await buyer.begin('etsy', { email: 'ada@example.com' });
    const other = buyer.movedTo(shop);
    await buyer.pay(begun.clientSecret);
    shop.clock.forward(3 * 60_000);
    const { rows } = await shop.database.query('select id from subscriptions');
    const id = String(rows[0]?.['id']);
    await Promise.all([
      ...[buyer, buyer, other].map((one) => one.verify(begun.paymentIntentId)),
      ...[1, 2, 3, 4].map(() => refreshSubscription(billing, id)),
      repairPurchases(billing),
      reconcileSubscriptions(billing),
      shop.test.settled(),
      other.signUp('ada@example.com', password),
    ]);
    await rest(shop);
    expect(await other.status()).toBe('active');
    expect(await charges(shop)).toEqual([999]);
    expect(await letters(shop)).toEqual(['Your Shelfmark receipt']);
    await shop.close();
  });

  it('cancelling and resuming from two windows ends in what the provider says', async () => {
    const shop = await openShop(await lend());
    const buyer = buyerIn(shop);
    await buyer.buy('etsy', 'ada@example.com');
    await buyer.signUp('ada@example.com', password);
    await rest(shop);
    const calls = ['cancel', 'reactivate', 'cancel', 'reactivate', 'cancel'];
    const answers = await Promise.all(calls.map((call) => buyer.post(`/api/${call}-subscription`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    await rest(shop);
    const { rows } = await shop.database.query('select id from subscriptions');
    const fact = await shop.payments.subscription(String(rows[0]?.['id']));
    expect(await buyer.current()).toMatchObject({
      subscriptionStatus: 'active',
      cancelAtPeriodEnd: fact?.cancelAtPeriodEnd,
    });
    await shop.close();
  });

  it('checkouts of one user in five tabs are one purchase', async () => {
    const shop = await openShop(await lend());
    const buyer = buyerIn(shop);
    await buyer.signUp('ada@example.com', password);
    const begun = await Promise.all([1, 2, 3, 4, 5].map(() => buyer.movedTo(shop).begin('etsy')));
    expect(new Set(begun.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1);
    await shop.close();
  });
});
