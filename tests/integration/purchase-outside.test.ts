import { expect, it } from 'vitest';
import { openMemoryDatabase } from '#tests/setup/memory-database.ts';
import { openOutsideIssuer, signInAs } from './outside-issuer.ts';
import { Buyer, buyerIn, openShop } from './subscription-shop.ts';

it('An outside issuer that has verified the e-mail opens what was bought with it, on any device', async () => {
  const { okta, variables } = await openOutsideIssuer();
  const database = await openMemoryDatabase();
  const shop = await openShop(database, { settings: variables });
  await buyerIn(shop).buy('etsy', 'Ada@okta.local');
  const other = buyerIn(shop);
  await signInAs(other, 'moved@okta.local');
  expect(await other.status()).toBe('inactive');
  const phone = new Buyer(shop.app, other.base);
  await signInAs(phone, 'ada@okta.local');
  expect(await phone.current()).toMatchObject({ subscriptionStatus: 'active', plan: 'etsy' });
  await shop.close();
  await database.close();
  await okta.close();
});
