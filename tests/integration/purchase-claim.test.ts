import { expect, it } from 'vitest';
import { claimByEmail } from '#server/account/subscription/claim.ts';
import { PurchaseCookies } from '#server/account/subscription/purchase-cookies.ts';
import { keyringOf } from '#server/outside/identity/keyring.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import {
  buyerIn,
  charges,
  day,
  forward,
  letters,
  openShop,
  password,
  rest,
  type Shop,
} from './subscription-shop.ts';

/** The link of the newest letter that has one. */
async function claimLink(shop: Shop): Promise<string> {
  const { rows } = await shop.database.query('select plain_text from mail_outbox order by id desc');
  const texts = rows.map((row) => String(row['plain_text'])).join('\n');
  return /\/api\/purchase\/claim\?token=[\w-]+/.exec(texts)?.[0] ?? '';
}

/** Keeps letters in the outbox, with their text. */
function holdMail(shop: Shop): void {
  shop.app.billing.mail.send = () => Promise.reject(new Error('held by the test'));
}

eachDatabase('Claiming', (_open, lend) => {
  it('works on another device by the link in the receipt, once', async () => {
    const shop = await openShop(await lend());
    holdMail(shop);
    await buyerIn(shop).buy('etsy', 'ada@example.com');
    await rest(shop);
    const link = await claimLink(shop);
    const phone = buyerIn(shop);
    // Programs that look through mail open links, too.
    await buyerIn(shop).send('GET', link);
    expect((await phone.send('GET', link)).headers.location).toBe('/welcome');
    expect((await phone.send('GET', '/api/purchase')).json()).toMatchObject({ paid: true });
    await phone.signUp('ada@example.com', password);
    expect(await phone.status()).toBe('active');
    const late = buyerIn(shop);
    expect((await late.send('GET', link)).headers.location).toBe('/account-status?status=link_used');
    await late.signUp('eve@example.com', password);
    expect(await late.status()).toBe('inactive');
    await shop.close();
  });

  it('has the sign-in begin with the e-mail of the purchase, until it is claimed', async () => {
    const shop = await openShop(await lend());
    const ada = buyerIn(shop);
    const typed = async (address: string) =>
      /name="email"[^>]*?value="([^"]*)"/u.exec((await ada.open(address)).body)?.[1] ?? '';
    expect(await typed('/api/auth/login')).toBe('');
    await ada.buy('etsy', 'ada@example.com');
    expect(await typed('/api/auth/login?screen_hint=signup')).toBe('ada@example.com');
    expect(await typed('/api/auth/login')).toBe('ada@example.com');
    await ada.signUp('eve@example.com', password);
    expect(await ada.status()).toBe('active');
    await ada.send('POST', '/api/auth/logout', { json: {} });
    expect(await typed('/api/auth/login')).toBe('');
    await shop.close();
  });

  it('works for somebody who is signed in already on the other device', async () => {
    const shop = await openShop(await lend());
    holdMail(shop);
    await buyerIn(shop).buy('etsy', 'ada@example.com');
    await rest(shop);
    const phone = buyerIn(shop);
    await phone.signUp('ada@example.com', password);
    expect(await phone.status()).toBe('inactive');
    await phone.send('GET', await claimLink(shop));
    expect(await phone.status()).toBe('active');
    await shop.close();
  });

  it('sends a new link for one that has run out', async () => {
    const shop = await openShop(await lend());
    holdMail(shop);
    await buyerIn(shop).buy('etsy', 'ada@example.com');
    await rest(shop);
    const old = await claimLink(shop);
    shop.clock.forward(31 * day);
    const phone = buyerIn(shop);
    expect((await phone.send('GET', old)).headers.location).toBe('/account-status?status=link_sent');
    await phone.send('GET', await claimLink(shop));
    expect((await phone.send('GET', '/api/purchase')).json()).toMatchObject({ paid: true });
    expect((await phone.send('GET', old)).headers.location).toBe('/account-status?status=link_used');
    await shop.close();
  });

  it('is not for who only knows the e-mail or the payment intent', async () => {
    const shop = await openShop(await lend());
    const intent = await buyerIn(shop).buy('etsy', 'ada@example.com');
    const eve = buyerIn(shop);
    expect((await eve.verify(intent)).statusCode).toBe(404);
    await eve.signUp('ada@example.com', password);
    expect(await eve.status()).toBe('inactive');
    expect((await eve.verify(intent)).statusCode).toBe(404);
    expect(await eve.status()).toBe('inactive');
    await shop.close();
  });

  it('gives two buyers with one e-mail their own', async () => {
    const shop = await openShop(await lend());
    const [ada, bob] = [buyerIn(shop), buyerIn(shop)];
    await ada.buy('etsy', 'shared@example.com');
    await bob.buy('bundle', 'shared@example.com');
    await ada.signUp('ada@example.com', password);
    await bob.signUp('bob@example.com', password);
    expect(await ada.current()).toMatchObject({ plan: 'etsy', email: 'ada@example.com' });
    expect(await bob.current()).toMatchObject({ plan: 'bundle', email: 'bob@example.com' });
    await shop.close();
  });

  it('by a verified e-mail takes what was bought with it', async () => {
    const shop = await openShop(await lend());
    await buyerIn(shop).buy('etsy', 'Ada@example.com');
    const phone = buyerIn(shop);
    await phone.signUp('ada@example.com', password);
    const { id } = await phone.current();
    await claimByEmail(shop.app.billing, 'ADA@example.com', id);
    expect(await phone.status()).toBe('active');
    await shop.close();
  });

  it('happens once, also when two accounts reach for it at the same moment', async () => {
    const shop = await openShop(await lend());
    await buyerIn(shop).buy('etsy', 'ada@example.com');
    const people = [buyerIn(shop), buyerIn(shop), buyerIn(shop)];
    for (const [n, person] of people.entries()) await person.signUp(`person${n}@example.com`, password);
    const ids = await Promise.all(people.map(async (person) => (await person.current()).id));
    await Promise.all(ids.map((id) => claimByEmail(shop.app.billing, 'ada@example.com', id)));
    const statuses = await Promise.all(people.map((person) => person.status()));
    expect(statuses.filter((status) => status === 'active')).toHaveLength(1);
    await shop.close();
  });

  it('by an account that pays already keeps the newest wish, ends the other and says so', async () => {
    const shop = await openShop(await lend());
    const ada = buyerIn(shop);
    await ada.buy('etsy', 'ada@example.com');
    await ada.signUp('ada@example.com', password);
    const visitor = buyerIn(shop);
    await visitor.buy('bundle', 'ada@example.com');
    await visitor.signIn('ada@example.com', password);
    await rest(shop);
    expect(await visitor.current()).toMatchObject({
      subscriptionStatus: 'active',
      plan: 'bundle',
      cancelAtPeriodEnd: false,
    });
    expect(await letters(shop)).toContain('You have two subscriptions; one will not be renewed');
    expect(await letters(shop)).not.toContain('Your subscription is cancelled');
    await forward(shop, 32 * day);
    expect(await charges(shop)).toEqual([999, 8999, 8999]);
    expect(await visitor.current()).toMatchObject({ subscriptionStatus: 'active', plan: 'bundle' });
    await shop.close();
  });
});

it('A browser holds its newest purchases, and none that another key sealed', () => {
  const clock = { now: () => new Date() };
  const cookies = new PurchaseCookies(keyringOf(['a'.repeat(32)]), false, clock);
  const strange = new PurchaseCookies(keyringOf(['b'.repeat(32)]), false, clock);
  const jar: Record<string, string> = {};
  const request = { cookies: jar } as unknown as Parameters<PurchaseCookies['read']>[0];
  const reply = {
    setCookie: (name: string, value: string) => {
      jar[name] = value;
    },
    clearCookie: (name: string) => {
      delete jar[name];
    },
  } as unknown as Parameters<PurchaseCookies['add']>[1];
  for (let n = 0; n < 6; n += 1) cookies.add(request, reply, `pur_${'0'.repeat(11)}${n}`);
  expect(cookies.read(request)).toHaveLength(4);
  expect(strange.read(request)).toEqual([]);
  jar['shelfmark_purchase_000000000009'] = Object.values(jar)[0] ?? '';
  expect(cookies.read(request)).toHaveLength(4);
});
