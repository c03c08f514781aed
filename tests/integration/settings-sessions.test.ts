import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { AccountSession } from '#contract/account.ts';
import { endIdleSessions } from '#server/account/sign-in/sessions.ts';
import type { Database } from '#server/database/database.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import { openShop, password, type Shop } from './subscription-shop.ts';
import { base } from './sign-in-app.ts';
import { Visitor } from './sign-in-visitor.ts';

const agents = {
  desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
};

eachDatabase('Sessions of an account', (open) => {
  let shop: Shop;
  let database: Database;
  beforeAll(async () => {
    database = await open();
    shop = await openShop(database);
  });
  afterAll(() => shop.close());

  /** A browser that names itself. */
  class Browser extends Visitor {
    agent = agents.desk;
    override async send(...[method, address, sending]: Parameters<Visitor['send']>) {
      return super.send(method, address, {
        ...sending,
        headers: { 'user-agent': this.agent, ...sending?.headers },
      });
    }
    async call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
      const cookie = [...this.jar.values()]
        .filter(({ path }) => url.startsWith(path))
        .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
        .join('; ');
      return this.app.inject({
        method,
        url,
        headers: {
          cookie,
          host: new URL(base).host,
          origin: base,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { payload: JSON.stringify(body) }),
      });
    }
    async sessions() {
      const answer = await this.call('GET', '/api/sessions');
      expect(answer.statusCode).toBe(200);
      return z.array(AccountSession).parse(answer.json());
    }
  }
  const browser = (agent = agents.desk) => Object.assign(new Browser(shop.app, base), { agent });
  const isSignedIn = async (visitor: Visitor) => (await visitor.user()).statusCode === 200;
  const wasSeen = (minutesAgo: number, email: string) =>
    database.query(
      `update sessions set last_seen = now() - make_interval(mins => $1::int)
       where sess -> 'user' ->> 'id' = (select id from users where email = $2)`,
      [minutesAgo, email],
    );
  const setTimeoutOf = async (visitor: Browser, minutes: number | null) => {
    const settings = (await visitor.call('GET', '/api/settings')).json<object>();
    const answer = await visitor.call('PUT', '/api/settings', { ...settings, sessionTimeout: minutes });
    expect(answer.statusCode).toBe(200);
  };

  it('are listed with device and last request, this one first, and end one by one', async () => {
    const desk = browser();
    await desk.signUp('ada@example.com', password);
    const phone = browser(agents.phone);
    await phone.signIn('ada@example.com', password);
    const stranger = browser();
    await stranger.signUp('eve@example.com', password);

    const seen = await desk.sessions();
    expect(seen.map(({ device, current }) => [device, current])).toEqual([
      ['Firefox on Windows', true],
      ['Safari on iPhone', false],
    ]);
    expect((await phone.sessions())[0]).toMatchObject({ device: 'Safari on iPhone', current: true });
    const sids = await database.query('select sid from sessions');
    for (const { sid } of sids.rows) expect(JSON.stringify(seen)).not.toContain(sid);

    const phonesId = seen[1]?.id ?? '';
    expect((await stranger.call('DELETE', `/api/sessions/${phonesId}`)).statusCode).toBe(404);
    expect(await isSignedIn(phone)).toBe(true);
    expect((await desk.call('DELETE', `/api/sessions/${phonesId}`)).statusCode).toBe(200);
    expect(await isSignedIn(phone)).toBe(false);
    expect((await desk.call('DELETE', `/api/sessions/${phonesId}`)).statusCode).toBe(404);
    // At the provider too: the next click asks for the password.
    const page = await phone.open('/api/auth/login');
    expect(page.body).toContain('name="password"');
    expect(await isSignedIn(desk)).toBe(true);
  });

  it('end all at once but for the one that asks', async () => {
    const first = browser();
    await first.signUp('bea@example.com', password);
    const others = [browser(agents.phone), browser()];
    for (const other of others) await other.signIn('bea@example.com', password);
    expect((await first.call('POST', '/api/sessions/end-others')).json()).toEqual({ ended: 2 });
    expect(await isSignedIn(first)).toBe(true);
    for (const other of others) expect(await isSignedIn(other)).toBe(false);
    expect(await first.sessions()).toHaveLength(1);
  });

  it('end after the minutes of the settings without a request, also at the provider', async () => {
    const cleo = browser();
    await cleo.signUp('cleo@example.com', password);
    await wasSeen(29, 'cleo@example.com');
    expect(await isSignedIn(cleo)).toBe(true);
    // The request has moved the time on.
    expect(
      (
        await database.query(
          `select count(*)::int as n from sessions where last_seen > now() - interval '1 minute'`,
        )
      ).rows[0]?.['n'],
    ).not.toBe(0);
    await wasSeen(32, 'cleo@example.com');
    expect(await isSignedIn(cleo)).toBe(false);
    expect((await cleo.open('/api/auth/login')).body).toContain('name="password"');
  });

  it.each([
    { minutes: 15, seen: 14, open: true },
    { minutes: 15, seen: 17, open: false },
    { minutes: 240, seen: 239, open: true },
    { minutes: 240, seen: 242, open: false },
    { minutes: null, seen: 6 * 24 * 60, open: true },
  ])('with $minutes minutes and $seen ago: open $open', async ({ minutes, seen, open: expected }) => {
    const email = `dan-${minutes}-${seen}@example.com`;
    const dan = browser();
    await dan.signUp(email, password);
    await setTimeoutOf(dan, minutes);
    await wasSeen(seen, email);
    expect(await isSignedIn(dan)).toBe(expected);
  });

  it('that were left alone are over before anybody comes back: not listed, then removed', async () => {
    const emil = browser();
    await emil.signUp('emil@example.com', password);
    await wasSeen(45, 'emil@example.com');
    const again = browser(agents.phone);
    await again.signIn('emil@example.com', password);
    expect(await again.sessions()).toHaveLength(1);
    const count = async () =>
      (
        await database.query(
          `select count(*)::int as n from sessions where sess -> 'user' ->> 'id' =
             (select id from users where email = 'emil@example.com')`,
        )
      ).rows[0]?.['n'];
    expect(await count()).toBe(2);
    await endIdleSessions(database, shop.app.signIn.identity);
    expect(await count()).toBe(1);
    expect(await isSignedIn(again)).toBe(true);
  });
});
