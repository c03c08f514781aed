import { expect, it } from 'vitest';
import { eachDatabase } from '#tests/setup/databases.ts';
import { base, openSignInApp } from './sign-in-app.ts';
import { openSession } from '#tests/setup/session-cookie.ts';
import { users } from '#server/database/schema/index.ts';
import { complaintOf, Visitor } from './sign-in-visitor.ts';

const password = 'a shelf full of jars';

eachDatabase('Embedded sign-in', (_open, lend) => {
  it('signs up, knows the user, signs out for good, and signs in again with the password', async () => {
    const { app } = await openSignInApp(await lend());
    const ada = new Visitor(app, base);

    const before = await ada.user();
    expect(before.statusCode).toBe(401);
    expect(before.json()).toMatchObject({ code: 'not_signed_in' });

    const form = await ada.open('/api/auth/login?screen_hint=signup&returnTo=/seo-generator?platform=etsy');
    expect(form.statusCode).toBe(200);
    expect(form.body).toContain('Create account');
    await ada.submit(form, { email: 'Ada@Example.com ', password, firstName: 'Ada', lastName: 'Byron' });
    expect(ada.at).toBe('/seo-generator?platform=etsy&auth_success=true');

    const user = await ada.user();
    expect(user.statusCode).toBe(200);
    expect(user.json()).toMatchObject({
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Byron',
      name: 'Ada Byron',
      subscriptionStatus: 'inactive',
      subscriptionExpiresAt: null,
      cancelAtPeriodEnd: false,
      totalGenerations: 0,
    });

    const out = await ada.send('POST', '/api/auth/logout');
    expect(out.json()).toEqual({ logoutUrl: '/' });
    expect((await ada.user()).statusCode).toBe(401);

    const again = await ada.open('/api/auth/login');
    expect(again.body).toContain('current-password');
    const wrong = await ada.submit(again, { email: 'ada@example.com', password: 'not the password' });
    expect(wrong.statusCode).toBe(401);
    expect(complaintOf(wrong)).toContain('do not go together');
    expect(wrong.body).toContain('value="ada@example.com"');
    await ada.submit(wrong, { email: 'ada@example.com', password });
    expect(ada.at).toBe('/?auth_success=true');
    expect((await ada.user()).json()).toMatchObject({ id: user.json<{ id: string }>().id });
    await app.close();
  });

  it('lets only running subscriptions through the gate', async () => {
    const database = await lend();
    const { app, services, clock } = await openSignInApp(database);
    const day = 24 * 60 * 60 * 1_000;
    const at = (days: number) => new Date(clock.now().getTime() + days * day);
    const cases = [
      { id: 'inactive', subscriptionStatus: 'inactive', expires: null, open: false, shown: 'inactive' },
      { id: 'active', subscriptionStatus: 'active', expires: null, open: true, shown: 'active' },
      { id: 'renewed', subscriptionStatus: 'active', expires: at(20), open: true, shown: 'active' },
      { id: 'news-late', subscriptionStatus: 'active', expires: at(-1), open: true, shown: 'active' },
      { id: 'run-out', subscriptionStatus: 'active', expires: at(-3), open: false, shown: 'inactive' },
      { id: 'cancelled', subscriptionStatus: 'cancelled', expires: at(3), open: true, shown: 'active' },
      { id: 'over', subscriptionStatus: 'cancelled', expires: at(-3), open: false, shown: 'cancelled' },
    ];
    for (const { id, subscriptionStatus, expires, open: gate, shown } of cases) {
      await database.db.insert(users).values({ id, subscriptionStatus, subscriptionExpiresAt: expires });
      const cookie = await openSession(services, id);
      const user = await app.inject({ url: '/api/auth/user', headers: { cookie } });
      expect(user.json(), id).toMatchObject({ id, subscriptionStatus: shown });
      const answer = await app.inject({ url: '/api/gated', headers: { cookie } });
      expect(answer.statusCode, id).toBe(gate ? 200 : 403);
      if (!gate) expect(answer.body).toContain('subscription_required');
    }
    await app.close();
  });

  it('leaves no session row behind for visitors, one for who is signed in, none after signing out', async () => {
    const database = await lend();
    const { app } = await openSignInApp(database);
    const rows = async () => (await database.query('select sid from sessions')).rows.length;
    const ada = new Visitor(app, base);
    await ada.user();
    await ada.open('/api/auth/login?screen_hint=signup');
    expect(await rows()).toBe(0);
    await ada.signUp('ada@example.com', password);
    await ada.user();
    expect(await rows()).toBe(1);
    await ada.open('/api/auth/login');
    expect(await rows()).toBe(1);
    await ada.send('POST', '/api/auth/logout');
    expect(await rows()).toBe(0);
    await app.close();
  });

  it('keeps people signed in over a restart and a change of SESSION_SECRET with the one before', async () => {
    const database = await lend();
    const first = { SESSION_SECRET: 'a secret of more than thirty-two characters' };
    const { app } = await openSignInApp(database, first);
    const ada = new Visitor(app, base);
    await ada.signUp('ada@example.com', password);
    await app.close();
    const settings: Record<string, string>[] = [
      first,
      {
        SESSION_SECRET: 'another secret of more than thirty-two characters',
        SESSION_SECRET_BEFORE: first.SESSION_SECRET,
      },
    ];
    for (const variables of settings) {
      const { app: restarted } = await openSignInApp(database, variables);
      const back = new Visitor(restarted, base);
      for (const [key, cookie] of ada.jar) back.jar.set(key, cookie);
      expect((await back.user()).statusCode).toBe(200);
      await back.open('/api/auth/login');
      expect(back.at).toBe('/?auth_success=true');
      expect((await back.open('/oidc/account')).body).toContain('ada@example.com');
      expect((await back.user()).statusCode).toBe(200);
      for (const [key, cookie] of back.jar) ada.jar.set(key, cookie);
      await restarted.close();
    }
  });

  it('opens no session by the key in the database once SESSION_SECRET is set', async () => {
    const database = await lend();
    const { app } = await openSignInApp(database);
    const ada = new Visitor(app, base);
    await ada.signUp('ada@example.com', password);
    await app.close();
    const { app: restarted } = await openSignInApp(database, {
      SESSION_SECRET: 'a secret of more than thirty-two characters',
    });
    const back = new Visitor(restarted, base);
    for (const [key, cookie] of ada.jar) back.jar.set(key, cookie);
    expect((await back.user()).statusCode).toBe(401);
    await restarted.close();
  });

  it('moves the end of a session that is used, never that of one that was ended', async () => {
    const database = await lend();
    const { app, services } = await openSignInApp(database);
    await database.db.insert(users).values({ id: 'u1', subscriptionStatus: 'active' });
    const cookie = await openSession(services, 'u1');
    const early = await app.inject({ url: '/api/auth/user', headers: { cookie } });
    expect(early.headers['set-cookie']).toBeUndefined();
    await database.query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{cookie,expires}', to_jsonb($1::text))::json, expire = $2`,
      [
        new Date(Date.now() + 24 * 3_600_000).toISOString(),
        new Date(Date.now() + 24 * 3_600_000).toISOString(),
      ],
    );
    const later = await app.inject({ url: '/api/auth/user', headers: { cookie } });
    expect(String(later.headers['set-cookie'])).toContain('shelfmark_session=');
    const { rows } = await database.query(
      `select expire > now() + interval '6 days' as moved, sess -> 'cookie' ->> 'expires' as expires from sessions`,
    );
    expect(rows[0]?.['moved']).toBe(true);
    expect(new Date(String(rows[0]?.['expires'])).getTime()).toBeGreaterThan(Date.now() + 6 * 24 * 3_600_000);
    const old = new Date(Date.now() - 29 * 24 * 3_600_000).toISOString();
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    await database.query(
      `update sessions set last_seen = now(), expire = $2::timestamptz, sess = jsonb_set(jsonb_set(sess::jsonb,
         '{user,signedInAt}', to_jsonb($1::text)), '{cookie,expires}', to_jsonb($2::text))::json`,
      [old, soon],
    );
    expect((await app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode).toBe(200);
    const aged = await database.query(
      `select expire between now() + interval '23 hours' and now() + interval '1 day' as ends from sessions`,
    );
    expect(aged.rows[0]?.['ends']).toBe(true);
    await database.query(`update sessions set expire = now() - interval '1 second'`);
    expect((await app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode).toBe(401);
    await app.close();
  });

  it('answers finished, foreign and repeated sign-in pages in plain words', async () => {
    const { app } = await openSignInApp(await lend());
    const ada = new Visitor(app, base);
    const form = await ada.open('/api/auth/login?screen_hint=signup');
    const values = { email: 'ada@example.com', password, firstName: '', lastName: '' };
    const [one, two] = await Promise.all([ada.submit(form, values), ada.submit(form, values)]);
    expect([one.statusCode, two.statusCode].every((status) => status < 500)).toBe(true);
    expect((await ada.user()).json()).toMatchObject({ name: 'ada', firstName: null });
    const backButton = await ada.submit(form, values);
    expect(backButton.statusCode).toBe(410);
    expect(backButton.body).toContain('This page has expired');
    expect(backButton.body).toContain('href="/api/auth/login"');
    const action = /action="([^"]+)"/u.exec(form.body)?.[1] ?? '';
    const stranger = new Visitor(app, base);
    expect((await stranger.open(action, {}, 'GET')).statusCode).toBe(410);
    expect((await stranger.open('/oidc/auth/unknown')).body).toContain('This page has expired');
    const odd = await stranger.open('/oidc/auth?client_id=other&response_type=code');
    expect(odd.body).toContain('Go to Shelfmark');
    await ada.open('/api/auth/callback?code=x&state=y');
    expect(ada.at).toBe('/');
    const huge = await ada.open(action, { form: { email: 'x'.repeat(100_000) } }, 'POST');
    expect(huge.statusCode).toBe(413);
    expect(huge.body).toContain('could not be read');
    await app.close();
  });

  it('keeps what was typed and says what is wrong with it', async () => {
    const { app } = await openSignInApp(await lend());
    const ada = new Visitor(app, base);
    const form = await ada.open('/api/auth/login?screen_hint=signup');
    const cases: [Record<string, string>, RegExp][] = [
      [{ email: 'ada', password }, /does not look like an e-mail/u],
      [{ email: '', password }, /Type your e-mail/u],
      [{ email: 'ada@example.com', password: 'short' }, /at least 12/u],
      [{ email: 'ada@example.com', password: 'Password-12345' }, /first that anybody would guess/u],
      [{ email: 'ada@example.com', password: 'ada@example.com' }, /e-mail address as password/u],
      [{ email: 'ada@example.com', password: 'x y'.repeat(43) }, /at most 128/u],
    ];
    for (const [values, expected] of cases) {
      const page = await ada.submit(form, { ...values, firstName: '<b>"Ada"', lastName: '' });
      expect(page.statusCode).toBe(422);
      expect(complaintOf(page)).toMatch(expected);
      expect(page.body).toContain('value="&lt;b&gt;&quot;Ada&quot;"');
      const passwordInput = /<input[^>]*type="password"[^>]*>/u.exec(page.body)?.[0];
      expect(passwordInput).toContain('value=""');
    }
    await ada.submit(form, { email: 'ada@example.com', password });
    const other = new Visitor(app, base);
    const taken = await other.signUp('ADA@example.com', 'not her password');
    expect(taken.statusCode).toBe(409);
    expect(complaintOf(taken)).toContain('an account with this e-mail already');
    const sameAgain = new Visitor(app, base);
    await sameAgain.signUp('ada@example.com', password);
    expect((await sameAgain.user()).json()).toMatchObject({ email: 'ada@example.com' });
    await app.close();
  });

  it('ends the session of whoever was signed in before in this browser', async () => {
    const { app } = await openSignInApp(await lend());
    const shared = new Visitor(app, base);
    const olderTab = await shared.open('/api/auth/login?screen_hint=signup');
    await shared.signUp('ada@example.com', password);
    await shared.submit(olderTab, { email: 'bob@example.com', password, firstName: 'Bob', lastName: '' });
    expect((await shared.user()).json()).toMatchObject({ email: 'bob@example.com' });
    expect((await shared.open('/oidc/account')).body).toContain('bob@example.com');
    await app.close();
  });

  it('goes to the public name first when it was opened under another one', async () => {
    const { app } = await openSignInApp(await lend());
    const away = await app.inject({
      url: '/api/auth/login?returnTo=/x',
      headers: { host: '127.0.0.1:4120' },
    });
    expect(away.headers.location).toBe(`${base}/api/auth/login?returnTo=%2Fx&public_name=1`);
    const behindProxy = await app.inject({
      url: '/api/auth/login?returnTo=/x&public_name=1',
      headers: { host: 'inner:8080' },
    });
    expect(behindProxy.headers.location).toMatch(/^http:\/\/localhost:4120\/oidc\/auth\?/u);
    await app.close();
  });
});
