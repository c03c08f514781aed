import type { Emulator } from 'emulate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Settings } from '#contract/settings.ts';
import type { Database } from '#server/database/database.ts';
import { openMemoryDatabase } from '#tests/setup/memory-database.ts';
import { openOutsideIssuer, signInAs } from './outside-issuer.ts';
import { base } from './sign-in-app.ts';
import { Visitor } from './sign-in-visitor.ts';
import { Buyer, openShop, type Shop } from './subscription-shop.ts';

describe('An account whose sign-in an outside issuer keeps', () => {
  let okta: Emulator;
  let database: Database;
  let shop: Shop;

  beforeAll(async () => {
    const outside = await openOutsideIssuer();
    ({ okta } = outside);
    database = await openMemoryDatabase();
    shop = await openShop(database, { settings: outside.variables });
  });
  afterAll(async () => {
    await shop.close();
    await database.close();
    await okta.close();
  });

  it('keeps the name that was written in the settings over the next sign-in', async () => {
    const ada = new Buyer(shop.app, base);
    await signInAs(ada, 'ada@okta.local');
    const settings = Settings.parse((await ada.send('GET', '/api/settings')).json());
    expect(settings).toMatchObject({ firstName: 'Ada', twoFactorEnabled: false });
    const saved = await shop.app.inject({
      method: 'PUT',
      url: '/api/settings',
      headers: {
        cookie: `shelfmark_session=${encodeURIComponent(ada.cookie('shelfmark_session')?.value ?? '')}`,
        host: new URL(base).host,
        origin: base,
        'content-type': 'application/json',
      },
      payload: JSON.stringify({ ...settings, firstName: 'Augusta', lastName: null }),
    });
    expect(saved.statusCode).toBe(200);
    const again = new Visitor(shop.app, base);
    await signInAs(again, 'ada@okta.local');
    expect((await again.user()).json()).toMatchObject({ firstName: 'Augusta', lastName: null });
  });

  it('is deleted by the word, and only after a sign-in that asked for the password once more', async () => {
    const ada = new Buyer(shop.app, base);
    await signInAs(ada, 'ada@okta.local');
    expect((await ada.send('GET', '/api/account/deletion')).json()).toMatchObject({
      proof: 'word',
      freshlySignedIn: false,
    });
    const tooEarly = await ada.post('/api/account/deletion', { word: 'DELETE' });
    expect(tooEarly.statusCode).toBe(422);
    expect(tooEarly.json()).toMatchObject({ fields: [{ path: 'word' }] });

    const asked = await ada.open('/api/auth/login?again=1');
    expect(new URL(asked.left ?? '').searchParams.get('prompt')).toBe('login');
    await signInAs(ada, 'ada@okta.local', '&again=1');
    expect((await ada.send('GET', '/api/account/deletion')).json()).toMatchObject({ freshlySignedIn: true });
    for (const word of ['', 'delete', 'yes'])
      expect((await ada.post('/api/account/deletion', { word })).statusCode).toBe(422);
    shop.clock.forward(11 * 60_000);
    expect((await ada.post('/api/account/deletion', { word: 'DELETE' })).statusCode).toBe(422);

    // The issuer says by its own clock when that was.
    shop.clock.forward(-11 * 60_000);
    await signInAs(ada, 'ada@okta.local', '&again=1');
    const elsewhere = new Buyer(shop.app, base);
    await signInAs(elsewhere, 'ada@okta.local');
    const gone = await ada.post('/api/account/deletion', { word: ' DELETE ' });
    expect(gone.statusCode, gone.body).toBe(200);
    expect(gone.json<{ nextUrl: string }>().nextUrl.startsWith(okta.url)).toBe(true);
    expect((await ada.user()).statusCode).toBe(401);
    const { rows } = await database.query('select count(*)::int as n from users');
    expect(rows).toEqual([{ n: 0 }]);
    // Also of the other browser, which hangs on no session of the embedded provider.
    const left = await database.query(
      "select count(*)::int as n from sessions where sess ->> 'user' is not null",
    );
    expect(left.rows).toEqual([{ n: 0 }]);
  });
});
