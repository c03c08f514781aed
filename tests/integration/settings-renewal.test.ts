import { afterAll, beforeAll, expect, it } from 'vitest';
import { Settings } from '#contract/settings.ts';
import { AppError } from '#server/errors.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import { base } from './sign-in-app.ts';
import { Buyer, openShop, password, rest, type Shop } from './subscription-shop.ts';

eachDatabase('The renewal switch of the settings', (open) => {
  let shop: Shop;
  let buyer: Buyer;
  beforeAll(async () => {
    shop = await openShop(await open());
    buyer = new Buyer(shop.app, base);
    await buyer.buy('etsy', 'mara@example.com');
    await buyer.signUp('mara@example.com', password);
    await rest(shop);
  });
  afterAll(() => shop.close());

  const read = async () => Settings.parse((await buyer.send('GET', '/api/settings')).json());
  const put = async (change: Partial<Settings>) =>
    shop.app.inject({
      method: 'PUT',
      url: '/api/settings',
      headers: {
        cookie: `shelfmark_session=${encodeURIComponent(buyer.cookie('shelfmark_session')?.value ?? '')}`,
        host: new URL(base).host,
        origin: base,
        'content-type': 'application/json',
      },
      payload: JSON.stringify({ ...(await read()), ...change }),
    });

  it('cancels at the end of the period and takes that back', async () => {
    expect(await read()).toMatchObject({ autoRenew: true, defaultPlatform: 'etsy' });
    expect((await put({ autoRenew: false })).json()).toMatchObject({ autoRenew: false });
    expect(await buyer.current()).toMatchObject({ subscriptionStatus: 'active', cancelAtPeriodEnd: true });
    expect((await put({ autoRenew: true })).json()).toMatchObject({ autoRenew: true });
    expect(await buyer.current()).toMatchObject({ subscriptionStatus: 'active', cancelAtPeriodEnd: false });
  });

  it('saves nothing when the payment provider does not answer', async () => {
    shop.faults.cancelAtPeriodEnd = async () => {
      throw new AppError('outside_timeout');
    };
    const answer = await put({ autoRenew: false, firstName: 'Else', exportFormat: 'json' });
    delete shop.faults.cancelAtPeriodEnd;
    expect(answer.statusCode).toBe(504);
    expect(await read()).toMatchObject({ autoRenew: true, firstName: 'Ada', exportFormat: 'text' });
  });
});
