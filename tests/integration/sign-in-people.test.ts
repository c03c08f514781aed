import { expect, it } from 'vitest';
import { userOfPerson } from '#server/account/sign-in/user-rows.ts';
import { users } from '#server/database/schema/index.ts';
import type { SignedInPerson } from '#server/outside/identity/port.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import { base, openSignInApp } from './sign-in-app.ts';
import { complaintOf, Visitor } from './sign-in-visitor.ts';

const ada: SignedInPerson = {
  subject: '00u1',
  email: 'ada@example.com',
  emailVerified: false,
  firstName: 'Ada',
  lastName: null,
  pictureUrl: null,
};

eachDatabase('People who sign in', (_open, lend) => {
  it('have one row each, also when two sign-ins of a new person arrive together', async () => {
    const database = await lend();
    const rows = await Promise.all([1, 2, 3].map(() => userOfPerson(database, ada, false)));
    expect(new Set(rows.map((row) => row.id))).toEqual(new Set(['00u1']));
    expect(rows[0]).toMatchObject({ subscriptionStatus: 'inactive', firstName: 'Ada' });
  });

  it('are brought up to date; what the provider does not tell stays', async () => {
    const database = await lend();
    await userOfPerson(database, { ...ada, lastName: 'Byron' }, false);
    const row = await userOfPerson(database, { ...ada, email: 'new@example.com', firstName: null }, false);
    expect(row).toMatchObject({ id: '00u1', email: 'new@example.com', firstName: 'Ada', lastName: 'Byron' });
  });

  it('never get the row of somebody else by an unverified e-mail or a made-up subject', async () => {
    const database = await lend();
    await database.db.insert(users).values({ id: 'local_before', email: 'Ada@example.com' });
    await expect(userOfPerson(database, ada, false)).rejects.toThrow('belongs to a user of another');
    await expect(userOfPerson(database, { ...ada, subject: 'local_2' }, true)).rejects.toThrow('belongs');
    const trick = { ...ada, subject: 'local_before', email: null };
    expect((await userOfPerson(database, trick, false)).id).toBe('outside_local_before');
    const verified = await userOfPerson(database, { ...ada, emailVerified: true }, false);
    expect(verified.id).toBe('local_before');
  });

  it('keep their e-mail when the new one is taken', async () => {
    const database = await lend();
    await userOfPerson(database, ada, false);
    await userOfPerson(database, { ...ada, subject: '00u2', email: 'bob@example.com' }, false);
    const row = await userOfPerson(
      database,
      { ...ada, email: 'bob@example.com', emailVerified: true },
      false,
    );
    expect(row).toMatchObject({ id: '00u1', email: 'ada@example.com' });
  });

  it('can end the session at the provider on its own page', async () => {
    const { app } = await openSignInApp(await lend());
    const visitor = new Visitor(app, base);
    await visitor.signUp('ada@example.com', 'a shelf full of jars');
    const page = await visitor.open('/oidc/session/end');
    expect(page.body).toContain('Sign out of Shelfmark?');
    const xsrf = /name="xsrf" value="([^"]+)"/u.exec(page.body)?.[1] ?? '';
    const done = await visitor.submit(page, { xsrf, logout: 'yes' });
    expect(done.body).toContain('You are signed out');
    expect((await visitor.open('/api/auth/login')).body).toContain('current-password');
    await app.close();
  });

  it('are not let through by many guesses from one address over many e-mails', async () => {
    const { app, clock } = await openSignInApp(await lend());
    const guesser = new Visitor(app, base);
    const page = await guesser.open('/api/auth/login');
    const statuses: number[] = [];
    for (let n = 0; n < 62; n += 1) {
      const answer = await guesser.submit(page, {
        email: `person${n}@example.com`,
        password: 'spring 2026!',
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual([429, 429]);
    clock.forward(61_000);
    const later = await guesser.submit(page, { email: 'x@example.com', password: 'spring 2026!' });
    expect(complaintOf(later)).toContain('do not go together');
    await app.close();
  });
});
