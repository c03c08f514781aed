import { describe, expect, it } from 'vitest';
import { eachDatabase } from '#tests/setup/databases.ts';
import { base, openSignInApp } from './sign-in-app.ts';
import { openSession } from '#tests/setup/session-cookie.ts';
import { users } from '#server/database/schema/index.ts';
import { complaintOf, Visitor } from './sign-in-visitor.ts';

const password = 'a shelf full of jars';

await eachDatabase('Embedded sign-in', (open) => {
  it('signs up, knows the user, signs out for good, and signs in again with the password', async () => {
    const { app } = await openSignInApp(await open());
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
    const database = await open();
    const { app, services, clock } = await openSignInApp(database);
    const day = 24 * 60 * 60 * 1_000;
    const at = (days: number) => new Date(clock.now().getTime() + days * day);
    const cases = [
      { id: 'inactive', subscriptionStatus: 'inactive', expires: null, open: false, shown: 'inactive' },
      { id: 'active', subscriptionStatus: 'active', expires: null, open: true, shown: 'active' },
      { id: 'renewed', subscriptionStatus: 'active', expires: at(20), open: true, shown: 'active' },
      { id: 'run-out', subscriptionStatus: 'active', expires: at(-1), open: false, shown: 'inactive' },
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
});
