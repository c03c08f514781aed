import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { users } from '#server/database/schema/index.ts';
import { countTry, limits } from '#server/outside/identity/embedded/throttle.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import { openMemoryDatabase } from '#tests/setup/memory-database.ts';
import { openSession } from '#tests/setup/session-cookie.ts';
import { base, openSignInApp } from './sign-in-app.ts';
import { complaintOf, Visitor } from './sign-in-visitor.ts';

const email = 'ada@example.com';
const password = 'a shelf full of jars';

eachDatabase('Guarded sign-in', (_open, lend) => {
  it('slows guesses down, in the same words for known and unknown e-mails', async () => {
    const { app, clock } = await openSignInApp(await lend());
    await new Visitor(app, base).signUp(email, password);
    for (const tried of [email, 'nobody@example.com']) {
      const guesser = new Visitor(app, base);
      const answers: string[] = [];
      for (let n = 0; n < 6; n += 1) {
        const page = await guesser.signIn(tried, `guess number ${n}`);
        answers.push(`${page.statusCode} ${complaintOf(page)}`);
      }
      expect(answers.slice(0, 5)).toEqual(
        Array.from(
          { length: 5 },
          () => '401 This e-mail and password do not go together. Check both and try again.',
        ),
      );
      expect(answers[5]).toMatch(
        /^429 That was too many tries\. Please wait \d+ seconds, then try again\.$/u,
      );
    }
    const ada = new Visitor(app, base);
    const early = await ada.signIn(email, password);
    expect(early.statusCode).toBe(429);
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
    clock.forward(31_000);
    await ada.signIn(email, password);
    expect(ada.at).toBe('/?auth_success=true');
    await app.close();
  });

  it('counts guesses that arrive together', async () => {
    const { app } = await openSignInApp(await lend());
    await new Visitor(app, base).signUp(email, password);
    const guesser = new Visitor(app, base);
    const page = await guesser.open('/api/auth/login');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => guesser.submit(page, { email, password: `guess ${n}` })),
    );
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(5);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(15);
    await app.close();
  });

  it('changes the password, ends every other session and tells it by letter', async () => {
    const { app, letters } = await openSignInApp(await lend());
    const ada = new Visitor(app, base);
    await ada.signUp(email, password);
    const elsewhere = new Visitor(app, base);
    await elsewhere.signIn(email, password);
    expect((await elsewhere.user()).statusCode).toBe(200);

    const account = await ada.open('/oidc/account');
    expect(account.body).toContain('Change your password');
    const form = { currentPassword: password, newPassword: 'another shelf of jars', confirmPassword: 'x' };
    expect(complaintOf(await ada.submit(account, form))).toContain('are not the same');
    const wrong = await ada.submit(account, {
      ...form,
      currentPassword: 'no',
      confirmPassword: form.newPassword,
    });
    expect(wrong.statusCode).toBe(401);
    expect(complaintOf(wrong)).toBe('This is not your current password.');
    const done = await ada.submit(account, { ...form, confirmPassword: form.newPassword });
    expect(done.body).toContain('Your password is changed.');

    expect((await ada.user()).statusCode).toBe(200);
    expect((await elsewhere.user()).statusCode).toBe(401);
    expect((await elsewhere.open('/api/auth/login')).body).toContain('current-password');
    expect((await elsewhere.signIn(email, password)).statusCode).toBe(401);
    await elsewhere.signIn(email, form.newPassword);
    expect(elsewhere.at).toBe('/?auth_success=true');
    await app.close();
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Your Shelfmark password was changed'],
    ]);
  });

  it('leaves no sign-in half done when the password is changed', async () => {
    const { app } = await openSignInApp(await lend());
    const ada = new Visitor(app, base);
    await ada.signUp(email, password);
    const thief = new Visitor(app, base);
    const page = await thief.open('/api/auth/login');
    const action = /<form[^>]*action="([^"]+)"/u.exec(page.body)?.[1] ?? '';
    const passed = await thief.send('POST', action, { form: { email, password } });
    expect(passed.headers.location).toContain('/oidc/auth/');

    const newPassword = 'another shelf of jars';
    const account = await ada.open('/oidc/account');
    await ada.submit(account, { currentPassword: password, newPassword, confirmPassword: newPassword });
    await thief.open(String(passed.headers.location));
    expect((await thief.user()).statusCode).toBe(401);
    expect((await ada.user()).statusCode).toBe(200);
    await app.close();
  });

  it('counts guesses from one network as those of one caller', async () => {
    const { db } = await lend();
    const at = new Date();
    const waits: number[] = [];
    for (let n = 0; n <= limits.address.free; n += 1)
      waits.push(await countTry(db, 'address', `2001:db8:1:2::${n.toString(16)}`, at));
    expect(waits.findIndex((wait) => wait > 0)).toBe(limits.address.free);
    expect(await countTry(db, 'address', '2001:db8:1:3::1', at)).toBe(0);
  });

  it('keeps the row of a session out of reach of forged cookies', async () => {
    const database = await lend();
    const { app, services } = await openSignInApp(database);
    await database.db.insert(users).values({ id: 'u1', subscriptionStatus: 'active' });
    const cookie = await openSession(services, 'u1');
    expect((await app.inject({ url: '/api/gated', headers: { cookie } })).statusCode).toBe(200);
    const signature = cookie.indexOf('.');
    const forged = [
      cookie.slice(0, signature),
      // Another first sign than the one that it happens to begin with.
      cookie.replace(/^(shelfmark_session=)(.)/u, (_, name: string, first: string) =>
        name.concat(first === '_' ? '-' : '_'),
      ),
      'shelfmark_session=u1',
      'shelfmark_session=%00%FF',
    ];
    for (const value of forged) {
      const answer = await app.inject({ url: '/api/auth/user', headers: { cookie: value } });
      expect(answer.statusCode, value).toBe(401);
    }
    const hinted = await app.inject({ url: '/api/auth/user', headers: { cookie: 'session_hint=1' } });
    expect(String(hinted.headers['set-cookie'])).toMatch(/session_hint=;.*Expires=Thu, 01 Jan 1970/u);
    await app.close();
  });
});

describe('Posts of other sites', () => {
  let database: Database;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await openMemoryDatabase();
    app = (await openSignInApp(database)).app;
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://other.localhost:4120' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: base }, 200],
    [{ origin: base }, 200],
    [{ host: '127.0.0.1:4120', origin: 'http://127.0.0.1:4120' }, 200],
    [{}, 200],
  ])('%j are answered %i', async (headers, status) => {
    const answer = await app.inject({ method: 'POST', url: '/api/auth/logout', headers });
    expect(answer.statusCode).toBe(status);
    if (status === 403) expect(answer.json()).toMatchObject({ code: 'cross_site' });
    const page = await app.inject({
      method: 'POST',
      url: '/oidc/account/password',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'newPassword=x',
    });
    expect(page.statusCode).toBe(status === 403 ? 403 : 303);
    if (status === 403) expect(page.body).toContain('came from another site');
  });

  it('are refused in every spelling of the path that the router takes', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    for (const url of ['/%61pi/auth/logout', '/api/auth/%6cogout', '/%6fidc/account/password']) {
      const answer = await app.inject({ method: 'POST', url, headers });
      expect([url, answer.statusCode]).toEqual([url, 403]);
    }
    const typed = { method: 'POST', url: '/%61pi/gated', payload: 'a=1' } as const;
    const form = await app.inject({ ...typed, headers: { 'content-type': 'text/plain' } });
    expect(form.statusCode).toBe(415);
  });

  it.each([
    ['text/plain', '{"a":1}', 415],
    ['application/x-www-form-urlencoded', 'a=1', 415],
    ['multipart/form-data; boundary=x', '--x--', 415],
    ['application/json', '{"a":1}', 401],
    ['application/json; charset=utf-8', '{"a":1}', 401],
  ])('a body of type %s is answered by status', async (type, payload, status) => {
    const headers = { 'content-type': type };
    const answer = await app.inject({ method: 'POST', url: '/api/gated', headers, payload });
    expect(answer.statusCode).toBe(status);
  });
});
