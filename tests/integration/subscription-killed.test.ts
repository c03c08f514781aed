import { expect, it } from 'vitest';
import { reconcileSubscriptions, repairPurchases } from '#server/account/subscription/index.ts';
import type { SubscriptionStart } from '#contract/billing.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import { Buyer, buyerIn, cards, charges, openShop, password, rest, type Shop } from './subscription-shop.ts';

/** What a server that was killed in the middle never does. */
const killed = () => Promise.reject(new Error('The process was killed here'));
const minutes = 60_000;

interface Moment {
  name: string;
  /** Goes as far as the moment and leaves the browser with what it had got by then. */
  until: (shop: Shop, buyer: Buyer) => Promise<void>;
  paid: boolean;
}

async function checkout(buyer: Buyer): Promise<SubscriptionStart> {
  return buyer.begin('etsy', { email: 'ada@example.com' });
}

/** Pays as Stripe's own form does in live mode: our server hears nothing of it. */
async function payOutside(shop: Shop, { clientSecret }: SubscriptionStart): Promise<void> {
  const card = { number: cards.good, expiryMonth: 12, expiryYear: 2040, cvc: '123' };
  await shop.test.confirmTestCard(clientSecret ?? '', card);
}

const moments: Moment[] = [
  {
    name: 'after the purchase was noted, before the provider was asked',
    paid: false,
    until: async (shop, buyer) => {
      shop.faults.startSubscription = killed;
      await buyer.post('/api/create-subscription', { platform: 'etsy' });
    },
  },
  {
    name: 'after the provider made the subscription, before it was noted',
    paid: false,
    until: async (shop, buyer) => {
      shop.faults.startSubscription = async (input) => {
        await shop.payments.startSubscription(input);
        return killed();
      };
      await buyer.post('/api/create-subscription', { platform: 'etsy' });
    },
  },
  {
    name: 'before the answer of create-subscription reached the browser',
    paid: false,
    until: async (shop) => {
      await checkout(buyerIn(shop));
    },
  },
  {
    name: 'before the payment',
    paid: false,
    until: async (_shop, buyer) => {
      await checkout(buyer);
    },
  },
  {
    name: 'after the payment, before verify-payment and before any event',
    paid: true,
    until: async (shop, buyer) => payOutside(shop, await checkout(buyer)),
  },
  {
    name: 'in verify-payment, before the payment was read',
    paid: true,
    until: async (shop, buyer) => {
      const begun = await checkout(buyer);
      await payOutside(shop, begun);
      shop.faults.paymentIntent = killed;
      expect((await buyer.verify(begun.paymentIntentId)).statusCode).toBe(500);
    },
  },
  {
    name: 'in verify-payment, between payment and subscription',
    paid: true,
    until: async (shop, buyer) => {
      const begun = await checkout(buyer);
      await payOutside(shop, begun);
      shop.faults.subscription = killed;
      expect((await buyer.verify(begun.paymentIntentId)).statusCode).toBe(500);
    },
  },
  {
    name: 'after verify-payment was done, before its answer',
    paid: true,
    until: async (shop, buyer) => {
      const begun = await checkout(buyer);
      await payOutside(shop, begun);
      const other = buyer.movedTo(shop);
      expect((await other.verify(begun.paymentIntentId)).statusCode).toBe(200);
    },
  },
  {
    name: 'in the webhook, before the subscription was read',
    paid: true,
    until: async (shop, buyer) => {
      const begun = await checkout(buyer);
      shop.faults.subscription = killed;
      await buyer.pay(begun.clientSecret);
      await rest(shop);
    },
  },
  {
    name: 'at the sign-in, before the claim',
    paid: true,
    until: async (shop, buyer) => {
      const begun = await checkout(buyer);
      await payOutside(shop, begun);
      await buyer.verify(begun.paymentIntentId);
      shop.app.signIn.afterSignIn.length = 0;
      await buyer.signUp('ada@example.com', password);
    },
  },
];

/** Signs up, or in, and gives the status. */
async function statusOf(buyer: Buyer): Promise<string> {
  if ((await buyer.user()).statusCode === 401) {
    await buyer.signUp('ada@example.com', password);
    if ((await buyer.user()).statusCode === 401) await buyer.signIn('ada@example.com', password);
  }
  return buyer.status();
}

eachDatabase('Killed', (_open, lend) => {
  it.each(moments)('$name: after the next start money and access agree', async ({ until, paid }) => {
    const database = await lend();
    const first = await openShop(database);
    const browser = buyerIn(first);
    await until(first, browser);
    await first.close();

    const second = await openShop(database);
    const buyer = browser.movedTo(second);
    expect(await statusOf(buyer)).toBe(paid ? 'active' : 'inactive');
    if (paid) expect(await buyer.begin('etsy')).toMatchObject({ alreadySubscribed: true });
    else {
      // The same browser buys as if nothing had been.
      const begun = await buyer.begin('etsy');
      await buyer.pay(begun.clientSecret);
      expect((await buyer.verify(begun.paymentIntentId)).statusCode).toBe(200);
      expect(await buyer.status()).toBe('active');
    }
    await rest(second);
    expect(await charges(second)).toEqual([999]);
    await second.close();
  });

  it('after the payment, with no event and no browser that comes back: the next start finds it', async () => {
    const database = await lend();
    const first = await openShop(database);
    const browser = buyerIn(first);
    await payOutside(first, await checkout(browser));
    await first.close();

    const second = await openShop(database);
    second.clock.forward(3 * minutes);
    expect(await repairPurchases(second.app.billing)).toBe(1);
    expect(await repairPurchases(second.app.billing)).toBe(0);
    const buyer = browser.movedTo(second);
    expect((await buyer.send('GET', '/api/purchase')).json()).toMatchObject({ paid: true });
    await buyer.signUp('ada@example.com', password);
    expect(await buyer.status()).toBe('active');
    await second.close();
  });

  it('by a provider that stays silent: the repair waits for the next time and keeps everything', async () => {
    const shop = await openShop(await lend());
    const buyer = buyerIn(shop);
    await payOutside(shop, await checkout(buyer));
    shop.clock.forward(3 * minutes);
    shop.faults.subscription = killed;
    expect(await repairPurchases(shop.app.billing)).toBe(0);
    await reconcileSubscriptions(shop.app.billing);
    delete shop.faults.subscription;
    await reconcileSubscriptions(shop.app.billing);
    await buyer.signUp('ada@example.com', password);
    expect(await buyer.status()).toBe('active');
    await shop.close();
  });
});
