import { expect, it, vi } from 'vitest';
import { users } from '#server/database/schema/index.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import { openSession } from '#tests/setup/session-cookie.ts';
import { base, openSignInApp } from './sign-in-app.ts';
import { Visitor } from './sign-in-visitor.ts';

const password = 'a shelf full of jars';

eachDatabase('Cookies of the sign-in', (_open, lend) => {
  it('gives a new session id at sign-in, and cookies that only the right page can read', async () => {
    const database = await lend();
    const { app, services } = await openSignInApp(database);
    const ada = new Visitor(app, base);
    await ada.signUp('ada@example.com', password);
    const first = ada.cookie('shelfmark_session')?.value ?? '';
    await ada.open('/api/auth/login');
    const second = ada.cookie('shelfmark_session')?.value ?? '';
    expect(second).not.toBe(first);
    const old = { cookie: `shelfmark_session=${encodeURIComponent(first)}` };
    expect((await app.inject({ url: '/api/auth/user', headers: old })).statusCode).toBe(401);
    expect((await ada.user()).statusCode).toBe(200);

    for (const cookie of ada.seen) {
      expect(cookie.sameSite, cookie.name).toBe('lax');
      expect(cookie.httpOnly, cookie.name).toBe(cookie.name !== 'session_hint');
      expect(cookie.secure, cookie.name).toBe(false);
    }
    expect(ada.cookie('session_hint')).toMatchObject({ value: '1', path: '/' });
    expect(ada.cookie('shelfmark_session')).toMatchObject({ path: '/api' });
    expect(services.env.PUBLIC_URL).toBe(base);
    await app.close();
  });

  it('marks every cookie secure when the public address is https, whatever the proxy forwards', async () => {
    const name = 'https://shelfmark.example';
    const { app } = await openSignInApp(await lend(), { PUBLIC_URL: name });
    const ada = new Visitor(app, name);
    await ada.signUp('ada@example.com', password);
    expect((await ada.user()).statusCode).toBe(200);
    expect(ada.seen.map((cookie) => cookie.secure)).not.toContain(false);
    for (const cookie of ['session', 'login', 'provider']) {
      expect(ada.seen.map(({ name: seen }) => seen)).toContain(`__Host-shelfmark_${cookie}`);
    }
    await app.close();
  });

  it('reads the session over https for calls alone, and takes none that a sibling host may have planted', async () => {
    const database = await lend();
    const name = 'https://shelfmark.example';
    const { app, services } = await openSignInApp(database, { PUBLIC_URL: name });
    await database.db.insert(users).values({ id: 'u1', subscriptionStatus: 'active' });
    const cookie = await openSession(services, 'u1');
    const queries = vi.spyOn(database, 'query');
    expect((await app.inject({ url: '/oidc/assets/page.css', headers: { cookie } })).statusCode).toBe(200);
    expect(queries).not.toHaveBeenCalled();
    expect((await app.inject({ url: '/api/gated', headers: { cookie } })).statusCode).toBe(200);
    const planted = cookie.replace('__Host-', '');
    expect(planted).toMatch(/^shelfmark_session=/u);
    expect((await app.inject({ url: '/api/gated', headers: { cookie: planted } })).statusCode).toBe(401);

    const ada = new Visitor(app, name);
    await ada.signUp('ada@example.com', password);
    expect(ada.cookie('__Host-shelfmark_session')).toMatchObject({ path: '/', secure: true });
    const out = await ada.send('POST', '/api/auth/logout');
    expect(out.statusCode).toBe(200);
    expect(ada.cookie('__Host-shelfmark_session')).toBeUndefined();
    await app.close();
  });
});
