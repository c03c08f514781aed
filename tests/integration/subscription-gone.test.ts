import { expect, it } from 'vitest';
import { eachDatabase } from '#tests/setup/databases.ts';
import { buyerIn, charges, day, forward, letters, openShop, password, rest } from './subscription-shop.ts';

eachDatabase('A deleted account', (_open, lend) => {
  it('stays gone when its events come late: they are answered, and nobody comes back, pays or is written to', async () => {
    const shop = await openShop(await lend());
    const buyer = buyerIn(shop);
    await buyer.buy('etsy', 'ada@example.com');
    await buyer.signUp('ada@example.com', password);
    await rest(shop);
    expect(await buyer.status()).toBe('active');
    expect((await buyer.post('/api/account/deletion', { password })).statusCode).toBe(200);
    await rest(shop);
    const written = await letters(shop);
    const paid = await charges(shop);
    const { rows } = await shop.database.query('select id from embedded_payment_events order by position');
    for (const { id } of rows) await shop.test.replay(String(id));
    // Forgotten as handled, they come as if for the first time.
    await shop.database.query('delete from stripe_events');
    for (const { id } of rows.toReversed()) await shop.test.replay(String(id));
    await rest(shop);
    await forward(shop, 40 * day);
    expect((await shop.database.query('select id from users')).rows).toEqual([]);
    const sold = await shop.database.query('select id from subscriptions');
    expect((await shop.payments.subscription(String(sold.rows[0]?.['id'])))?.status).toBe('canceled');
    expect(await charges(shop)).toEqual(paid);
    expect(await letters(shop)).toEqual(written);
    const other = buyerIn(shop);
    await other.signUp('ada@example.com', password);
    expect(await other.status()).not.toBe('active');
    await shop.close();
  });
});
