import { expect, it } from 'vitest';
import { findPurchaseByIntent } from '#server/database/purchases.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import { buyerIn, cards, charges, day, letters, openShop, password, rest } from './subscription-shop.ts';

eachDatabase('Buying', (_open, lend) => {
  it('comes before the account; the first sign-in in the browser claims it', async () => {
    const shop = await openShop(await lend());
    const buyer = buyerIn(shop);
    const begun = await buyer.begin('bundle', { email: 'Ada@Example.com' });
    expect(begun).toMatchObject({ amountCents: 8999, plan: 'bundle', alreadySubscribed: false });
    expect(await buyer.send('GET', '/api/purchase').then((answer) => answer.json())).toEqual({
      plan: 'bundle',
      email: 'ada@example.com',
      paid: false,
    });
    await buyer.pay(begun.clientSecret);
    expect((await buyer.verify(begun.paymentIntentId)).json()).toMatchObject({
      success: true,
      needsAccount: true,
      plan: 'bundle',
    });
    await buyer.signUp('ada@example.com', password);
    const user = await buyer.current();
    expect(user).toMatchObject({ subscriptionStatus: 'active', plan: 'bundle', cancelAtPeriodEnd: false });
    expect(Date.parse(user.subscriptionExpiresAt ?? '') - Date.now()).toBeGreaterThan(27 * day);
    expect((await buyer.send('GET', '/api/purchase')).json()).toBeNull();
    await rest(shop);
    expect(await charges(shop)).toEqual([8999]);
    expect(await letters(shop)).toEqual(['Your Shelfmark receipt']);
    await shop.close();
  });

  it('keeps the purchase in sealed cookies that no script reads', async () => {
    const shop = await openShop(await lend());
    const buyer = buyerIn(shop);
    await buyer.begin();
    const cookie = [...buyer.jar.values()].find(({ name }) => name.startsWith('shelfmark_purchase_'));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/api' });
    const { rows } = await shop.database.query('select id from purchases');
    expect(cookie?.value).not.toContain(String(rows[0]?.['id']));
    await shop.close();
  });

  it('gives a reload, the back button and a double click the same payment', async () => {
    const shop = await openShop(await lend());
    const buyer = buyerIn(shop);
    const first = await buyer.begin('etsy');
    const again = await buyer.begin('etsy', { email: 'ada@example.com' });
    expect(again).toEqual(first);
    const [left, right] = await Promise.all([buyer.begin('etsy'), buyer.begin('etsy')]);
    expect([left.paymentIntentId, right.paymentIntentId]).toEqual([
      first.paymentIntentId,
      first.paymentIntentId,
    ]);
    expect((await findPurchaseByIntent(shop.database.db, first.paymentIntentId ?? ''))?.email).toBe(
      'ada@example.com',
    );
    const clicks = await Promise.all([buyer.pay(first.clientSecret), buyer.pay(first.clientSecret)]);
    expect(clicks.some((answer) => answer.json().status === 'succeeded')).toBe(true);
    const checks = await Promise.all([1, 2].map(() => buyer.verify(first.paymentIntentId)));
    expect(checks.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await rest(shop);
    expect(await charges(shop)).toEqual([999]);
    await shop.close();
  });

  it('lets another plan take the place of the first, whose payment is void then', async () => {
    const shop = await openShop(await lend());
    const buyer = buyerIn(shop);
    const etsy = await buyer.begin('etsy');
    const bundle = await buyer.begin('bundle');
    expect(bundle.paymentIntentId).not.toBe(etsy.paymentIntentId);
    const late = await buyer.pay(etsy.clientSecret);
    expect(late.json().status).not.toBe('succeeded');
    expect((await buyer.verify(etsy.paymentIntentId)).statusCode).toBe(409);
    await buyer.pay(bundle.clientSecret);
    expect((await buyer.verify(bundle.paymentIntentId)).json()).toMatchObject({ plan: 'bundle' });
    await rest(shop);
    expect(await charges(shop)).toEqual([8999]);
    await shop.close();
  });

  it('takes back what two tabs began at the same moment, once one of them has paid', async () => {
    const shop = await openShop(await lend());
    const buyer = buyerIn(shop);
    const [left, right] = await Promise.all([buyer.begin('etsy'), buyer.begin('etsy')]);
    expect(left.paymentIntentId).not.toBe(right.paymentIntentId);
    await buyer.pay(left.clientSecret);
    expect((await buyer.verify(left.paymentIntentId)).statusCode).toBe(200);
    await rest(shop);
    expect((await buyer.pay(right.clientSecret)).json().status).not.toBe('succeeded');
    expect(await charges(shop)).toEqual([999]);
    await shop.close();
  });

  it('does not sell twice to a browser or an account that has paid', async () => {
    const shop = await openShop(await lend());
    const buyer = buyerIn(shop);
    await buyer.buy('etsy', 'ada@example.com');
    expect(await buyer.begin('etsy')).toMatchObject({
      alreadySubscribed: true,
      clientSecret: null,
      message: 'You have paid already. Create your account to start.',
    });
    await buyer.signUp('ada@example.com', password);
    expect(await buyer.status()).toBe('active');
    expect(await buyer.begin('bundle')).toMatchObject({ alreadySubscribed: true });
    await buyer.post('/api/auth/logout');
    expect(await buyer.begin('etsy')).toMatchObject({
      alreadySubscribed: true,
      message: 'A subscription was bought in this browser already. Sign in to use it.',
    });
    expect(await buyer.begin('etsy', { another: true })).toMatchObject({ alreadySubscribed: false });
    await shop.close();
  });

  it('sells to somebody signed in, who has it at once', async () => {
    const shop = await openShop(await lend());
    const buyer = buyerIn(shop);
    await buyer.signUp('ada@example.com', password);
    const begun = await buyer.begin('youtube');
    await buyer.pay(begun.clientSecret);
    expect((await buyer.verify(begun.paymentIntentId)).json()).toMatchObject({ needsAccount: false });
    expect(await buyer.current()).toMatchObject({ subscriptionStatus: 'active', plan: 'youtube' });
    await shop.close();
  });

  it('says what is wrong with a card, and takes the next one', async () => {
    const shop = await openShop(await lend());
    const buyer = buyerIn(shop);
    const begun = await buyer.begin();
    expect((await buyer.pay(begun.clientSecret, cards.declined)).json()).toMatchObject({
      status: 'requires_payment_method',
      error: { code: 'card_declined' },
    });
    expect((await buyer.verify(begun.paymentIntentId)).json()).toMatchObject({
      code: 'conflict',
      message: 'This payment was not completed, so nothing was charged. Please try again.',
    });
    expect((await buyer.pay(begun.clientSecret, cards.authentication)).json().status).toBe('requires_action');
    const refused = { clientSecret: begun.clientSecret, pass: false };
    await buyer.post('/api/test-payments/authenticate', refused);
    expect((await buyer.verify(begun.paymentIntentId)).statusCode).toBe(409);
    await buyer.pay(begun.clientSecret, cards.authentication);
    await buyer.post('/api/test-payments/authenticate', { ...refused, pass: true });
    expect((await buyer.verify(begun.paymentIntentId)).statusCode).toBe(200);
    await shop.close();
  });
});
