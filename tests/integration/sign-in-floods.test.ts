import { expect, it } from 'vitest';
import { mostSessions } from '#server/account/sign-in/sessions.ts';
import type { Database } from '#server/database/database.ts';
import { begunPerMinute } from '#server/outside/identity/embedded/mount.ts';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import { Visitor } from './sign-in-visitor.ts';

const email = 'ada@example.com';
const password = 'a shelf full of jars';

eachDatabase('Hostile sign-ins', (_open, lend) => {
  /** The whole product, so that limits of addresses count. */
  async function openHouse(): Promise<{ house: TestApp; database: Database; visitor: () => Visitor }> {
    const database = await lend();
    const house = await openTestApp({ database });
    return { house, database, visitor: () => new Visitor(house.app, house.services.env.PUBLIC_URL) };
  }
  const count = async (database: Database, table: string) =>
    (await database.query(`select count(*)::int as n from ${table}`, [])).rows[0]?.['n'];

  it('may bring zero characters in every field', async () => {
    const { house, visitor } = await openHouse();
    const ada = visitor();
    expect((await ada.signUp(`a\0da@example.com`, `${password}\0`)).statusCode).toBe(303);
    expect((await ada.user()).json()).toMatchObject({ email });

    const guesser = visitor();
    expect((await guesser.signIn('nob\0dy@example.com', 'x\0')).statusCode).toBe(401);
    const begun = (await guesser.send('GET', '/api/auth/login')).headers.location ?? '';
    for (const field of ['state', 'nonce', 'login_hint', 'screen_hint', 'client_id', 'scope', 'ui_locales']) {
      const address = new URL(begun);
      address.searchParams.set(field, `${address.searchParams.get(field) ?? ''}\0`);
      const answer = await guesser.send('GET', address.href);
      expect([field, answer.statusCode]).toEqual([field, expect.toSatisfy((status: number) => status < 500)]);
    }
    for (const path of ['/oidc/token', '/oidc/request', '/oidc/me', '/oidc/password-reset']) {
      const form = { client_id: '\0', client_secret: '\0', code: '\0', token: '\0', email: 'a\0@b.example' };
      const answer = await guesser.send('POST', path, { form });
      expect([path, answer.statusCode]).toEqual([path, expect.toSatisfy((status: number) => status < 500)]);
    }
    expect((await guesser.send('GET', '/oidc/password-reset/new?token=%00')).statusCode).toBe(410);
    await house.close();
  });

  it('are begun so often in a minute, and with no more than a sign-in needs', async () => {
    const { house, database, visitor } = await openHouse();
    const begun = (await visitor().send('GET', '/api/auth/login')).headers.location ?? '';
    const long = await visitor().send('GET', `${begun}&login_hint=${'x'.repeat(4_000)}`);
    expect(long.statusCode).toBe(400);
    let refused = long;
    for (let times = 0; times < begunPerMinute + 20; times += 1) refused = await visitor().send('GET', begun);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toContain('Please wait a minute');
    expect(await count(database, 'oidc_payloads')).toBeLessThan(begunPerMinute * 2);
    await house.close();
  });

  it('leave one person no more sessions than anybody has', async () => {
    const { house, database, visitor } = await openHouse();
    const ada = visitor();
    await ada.signUp(email, password);
    const first = [...ada.jar.values()];
    for (let times = 0; times < mostSessions + 3; times += 1) {
      // A cookie that did not stay; with it, the session before would have ended.
      for (const [key, { name }] of ada.jar) if (name === 'shelfmark_session') ada.jar.delete(key);
      await ada.open('/api/auth/login');
    }
    expect(await count(database, 'sessions')).toBe(mostSessions);
    expect((await ada.user()).statusCode).toBe(200);
    // The oldest ended; the provider's session, which all of them share, goes on.
    ada.jar.clear();
    for (const cookie of first) ada.jar.set(`${cookie.name};${cookie.path}`, cookie);
    expect((await ada.user()).statusCode).toBe(401);
    await ada.open('/api/auth/login');
    expect((await ada.user()).statusCode).toBe(200);
    await house.close();
  });
});
