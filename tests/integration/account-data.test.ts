import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { ownTables } from '#server/database/own-data.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import { Buyer, forward, letters, openShop, password, rest, day, type Shop } from './subscription-shop.ts';
import { base } from './sign-in-app.ts';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const listing = {
  platform: 'etsy',
  businessName: 'Kiln & Co.',
  industry: 'Retail',
  etsyShopName: 'kiln',
  products: [
    {
      name: '=HYPERLINK("https://evil.example")',
      description: 'A stoneware mug of 350 ml, dishwasher safe.',
    },
  ],
};

eachDatabase('The data of an account', (open) => {
  let shop: Shop;
  let database: Database;
  beforeAll(async () => {
    database = await open();
    shop = await openShop(database);
  });
  afterAll(() => shop.close());

  const idOf = async (email: string) =>
    String((await database.query('select id from users where email = $1', [email])).rows[0]?.['id']);

  /** Buys, signs up, writes a listing and keeps it. */
  async function customer(email: string): Promise<Buyer> {
    const buyer = new Buyer(shop.app, base);
    await buyer.buy('etsy', email);
    await buyer.signUp(email, password);
    await rest(shop);
    expect(await buyer.status()).toBe('active');
    const made = await buyer.post('/api/generate-seo', listing);
    expect(made.statusCode, made.body.slice(0, 300)).toBe(200);
    const [item] = made.json<{ products: object[] }>().products;
    const kept = await buyer.post('/api/content-history', {
      businessName: 'Kiln & Co.',
      platform: 'etsy',
      contentType: 'generated',
      tags: ['one', '@two'],
      seoContent: item,
      form: listing,
    });
    expect(kept.statusCode).toBe(200);
    return buyer;
  }

  async function unpack(buyer: Buyer): Promise<Record<string, string>> {
    const answer = await buyer.send('GET', '/api/account/export');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="shelfmark-data-[\d-]+\.zip"$/,
    );
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, decoder.decode(bytes)]));
  }

  it('leaves everybody else their turn while much is packed', async () => {
    const mara = await customer('much@example.com');
    await database.query(
      `insert into content_history (user_id, title, platform, form)
       select $1, 'Mug ' || n, 'etsy', jsonb_build_object('a', repeat('mug ', 7500)) from generate_series(1, 480) n`,
      [await idOf('much@example.com')],
    );
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 1);
    const files = await unpack(mara);
    clearInterval(counting);
    expect(JSON.parse(files['content-history.json'] ?? '')).toHaveLength(481);
    // 15 MB, twice, in pieces of a quarter of one; no text is too long for a spreadsheet's cell, which would leave the CSV short.
    expect(turns).toBeGreaterThan(40);
  });

  it('is packed a few times a minute', async () => {
    const mara = await customer('often@example.com');
    for (let times = 0; times < 5; times += 1) await unpack(mara);
    const refused = await mara.send('GET', '/api/account/export');
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  });

  it('is packed into one zip of JSON and CSV, only what is the asker’s own', async () => {
    const mara = await customer('mara@example.com');
    await customer('nobody-else@example.com');
    const files = await unpack(mara);
    expect(Object.keys(files).sort()).toEqual(
      [
        'README.txt',
        'account.json',
        'sessions.json',
        'settings.json',
        ...ownTables.flatMap(({ file }) => [`${file}.json`, `${file}.csv`]),
      ].sort(),
    );
    const all = Object.values(files).join('\n');
    expect(all).not.toContain('nobody-else');
    expect(all).not.toMatch(/argon2|password_hash|claim_token|"totp/);

    const json = (name: string) => JSON.parse(files[`${name}.json`] ?? '');
    expect(json('account')).toMatchObject({
      email: 'mara@example.com',
      signIn: { email: 'mara@example.com', twoFactorEnabled: false },
    });
    expect(json('settings')).toMatchObject({ sessionTimeout: 30 });
    expect(json('sessions')).toHaveLength(1);
    expect(json('content-history')).toMatchObject([{ tags: ['one', '@two'], form: { industry: 'Retail' } }]);
    expect(json('content-history-versions')).toHaveLength(1);
    expect(json('listings')).toHaveLength(1);
    expect(json('business-profiles')).toMatchObject([{ business_name: 'Kiln & Co.' }]);
    expect(json('products')).toMatchObject([{ name: listing.products[0]?.name }]);
    expect(json('purchases')).toMatchObject([{ plan: 'etsy', status: 'paid' }]);
    expect(json('subscriptions')).toMatchObject([{ status: 'active' }]);
    expect(json('usage')).toMatchObject([{ action: 'seo-content' }]);
    expect(json('reviews')).toEqual([]);
    expect(files['reviews.csv']).toBe('');
  });

  it('holds no formula that a spreadsheet would run', async () => {
    const otto = await customer('otto@example.com');
    const files = await unpack(otto);
    const products = files['products.csv'] ?? '';
    expect(products.startsWith('\uFEFFid,')).toBe(true);
    expect(products).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    for (const [name, text] of Object.entries(files)) {
      if (name.endsWith('.csv')) expect(text, name).not.toMatch(/(?:^|[,\n])"?[=@]/m);
    }
  });

  it('comes whole when there is more than fits one reading', async () => {
    const pia = await customer('pia@example.com');
    await database.query(
      `insert into content_history (user_id, title, platform)
       select $1, 'entry ' || n, 'etsy' from generate_series(1, 345) n`,
      [await idOf('pia@example.com')],
    );
    const files = await unpack(pia);
    const entries = JSON.parse(files['content-history.json'] ?? '');
    expect(entries).toHaveLength(346);
    expect(new Set(entries.map(({ id }: { id: number }) => id)).size).toBe(346);
    expect((files['content-history.csv'] ?? '').match(/,entry \d+,/g)).toHaveLength(345);
  });

  it('is for those who are signed in', async () => {
    expect((await new Buyer(shop.app, base).send('GET', '/api/account/export')).statusCode).toBe(401);
  });

  it('names every table that has an owner, or says why not', async () => {
    const { rows } = await database.query(
      `select distinct table_name from information_schema.columns
       where table_schema = 'public' and column_name = 'user_id' order by 1`,
    );
    const elsewhere = ['user_settings'];
    const packed = new Set(ownTables.map(({ table }) => table));
    expect(rows.map(({ table_name }) => String(table_name)).filter((name) => !packed.has(name))).toEqual(
      elsewhere,
    );
  });

  it('is deleted with the account: only the books keep what was paid, without a name', async () => {
    const rita = await customer('rita@example.com');
    const id = await idOf('rita@example.com');
    const other = new Buyer(shop.app, base);
    await other.signIn('rita@example.com', password);
    const terms = await rita.send('GET', '/api/account/deletion');
    expect(terms.json()).toEqual({
      proof: 'password',
      freshlySignedIn: false,
      endsSubscription: true,
      keepsPayments: true,
    });

    for (const body of [{}, { password: '' }, { password: 'not mine at all' }, { word: 'DELETE' }]) {
      const refused = await rita.post('/api/account/deletion', body);
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({ fields: [{ path: 'password' }] });
    }
    expect(await rita.status()).toBe('active');

    const gone = await rita.post('/api/account/deletion', { password });
    expect(gone.statusCode, gone.body).toBe(200);
    expect(gone.json()).toEqual({ nextUrl: '/' });
    expect((await rita.user()).statusCode).toBe(401);
    expect((await other.user()).statusCode).toBe(401);
    expect(rita.cookie('session_hint')).toBeUndefined();

    expect(await mentions(database, id)).toEqual([]);
    // The address goes with the letter that says so.
    await expect.poll(() => mentions(database, 'rita@example.com')).toEqual([]);
    const books = await database.query(
      `select p.status, p.user_id, p.email, s.status as subscription, s.user_id as owner from purchases p
       join subscriptions s on s.purchase_id = p.id where p.subscription_id not in
         (select stripe_subscription_id from users where stripe_subscription_id is not null)`,
    );
    expect(books.rows).toEqual([
      { status: 'paid', user_id: null, email: null, subscription: 'canceled', owner: null },
    ]);
    expect(await letters(shop)).toContain('Your Shelfmark account is deleted');

    await forward(shop, 40 * day);
    const { rows } = await database.query(`select count(*)::int as n from users where id = $1`, [id]);
    expect(rows).toEqual([{ n: 0 }]);

    // The address is free again, and the new account is empty.
    const back = new Buyer(shop.app, base);
    await back.signUp('rita@example.com', password);
    expect(await back.current()).toMatchObject({ subscriptionStatus: 'inactive', totalGenerations: 0 });
  });

  it('stays when the payment provider does not answer', async () => {
    const sven = await customer('sven@example.com');
    shop.faults.cancelNow = async () => {
      throw new Error('silence');
    };
    expect((await sven.post('/api/account/deletion', { password })).statusCode).toBe(500);
    delete shop.faults.cancelNow;
    expect(await sven.status()).toBe('active');
    expect((await sven.post('/api/account/deletion', { password })).statusCode).toBe(200);
  });

  it('is not deleted by who guesses passwords', async () => {
    const tina = await customer('tina@example.com');
    const answers = [];
    for (let guess = 0; guess < 7; guess += 1)
      answers.push(await tina.post('/api/account/deletion', { password: `guess number ${guess}` }));
    expect(answers.at(-1)?.statusCode).toBe(429);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await tina.post('/api/account/deletion', { password })).statusCode).toBe(429);
    expect(await tina.status()).toBe('active');
  });
});

/** Tables in which a text stands anywhere. */
async function mentions(database: Database, text: string): Promise<string[]> {
  const { rows } = await database.query(
    `select table_name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const { table_name: name } of rows) {
    const table = String(name);
    // What the payment provider knows is its own: in test mode it only happens to be in the same database.
    if (table.startsWith('embedded_payment')) continue;
    const { rows: hits } = await database.query(
      `select 1 from "${table}" t where to_jsonb(t)::text like '%' || $1 || '%' limit 1`,
      [text],
    );
    if (hits.length > 0) found.push(table);
  }
  return found;
}
