import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { limits } from '#server/outside/identity/embedded/throttle.ts';
import type { Letter } from '#server/outside/mail/port.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import { base, openSignInApp } from './sign-in-app.ts';
import { complaintOf, Visitor } from './sign-in-visitor.ts';

const email = 'ada@example.com';
const password = 'a shelf full of jars';
const newPassword = 'another shelf of jars';
const page = '/oidc/password-reset';

/** The newest letter once there are so many: letters go out after the answer. */
async function letterNumber(letters: readonly Letter[], count: number): Promise<Letter> {
  await expect.poll(() => letters.length).toBe(count);
  const newest = letters.at(-1);
  if (!newest) throw new Error('No letter');
  return newest;
}

function linkIn(letter: Letter): string {
  const link = /http:\/\/\S+\?token=\S+/u.exec(letter.text)?.[0];
  if (link === undefined) throw new Error(`No link in "${letter.subject}"`);
  return link;
}

const ask = async (visitor: Visitor, typed: string) =>
  visitor.submit(await visitor.open(page), { email: typed });

/** Opens the link and sends the form behind it. */
async function choose(visitor: Visitor, link: string, chosen: string, again = chosen) {
  const form = await visitor.open(link);
  const token = new URL(link).searchParams.get('token') ?? '';
  return visitor.submit(form, { token, newPassword: chosen, confirmPassword: again });
}

eachDatabase('A forgotten password', (_open, lend) => {
  it('is replaced by the link of a letter, once, and every session ends', async () => {
    const { app, letters } = await openSignInApp(await lend());
    const ada = new Visitor(app, base);
    await ada.signUp(email, password);
    const forgetful = new Visitor(app, base);
    const signIn = await forgetful.open('/api/auth/login');
    expect(signIn.body).toContain(`<a href="${page}">Forgot your password?</a>`);
    await ask(forgetful, ' ADA@example.com');
    const letter = await letterNumber(letters, 1);
    expect(letter).toMatchObject({ to: email, subject: 'Choose a new password for Shelfmark' });
    const link = linkIn(letter);
    expect(new URL(link).searchParams.get('token')).toMatch(/^[\w-]{43}$/u);

    expect(complaintOf(await choose(forgetful, link, 'short'))).toContain('at least 12');
    expect(complaintOf(await choose(forgetful, link, newPassword, 'x'))).toContain('not the same');
    expect((await ada.user()).statusCode).toBe(200);
    const done = await choose(forgetful, link, newPassword);
    expect([done.statusCode, done.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(done.body).toContain('Your password is changed');

    expect((await forgetful.user()).statusCode).toBe(401);
    expect((await ada.user()).statusCode).toBe(401);
    expect((await ada.open('/api/auth/login')).body).toContain('current-password');
    expect((await ada.signIn(email, password)).statusCode).toBe(401);
    await forgetful.signIn(email, newPassword);
    expect(forgetful.at).toBe('/?auth_success=true');
    expect((await letterNumber(letters, 2)).subject).toBe('Your Shelfmark password was changed');
    const used = await forgetful.open(link);
    expect([used.statusCode, used.body.includes('does not work any more')]).toEqual([410, true]);
    await app.close();
  });

  it('says the same for known and unknown e-mails, and writes to nobody without an account', async () => {
    const { app, letters } = await openSignInApp(await lend());
    await new Visitor(app, base).signUp(email, password);
    for (const round of [1, 2, 3, 4]) {
      const known = await ask(new Visitor(app, base), email);
      const unknown = await ask(new Visitor(app, base), 'nobody@example.com');
      expect(known.statusCode).toBe(round <= limits.reset.free ? 200 : 429);
      expect(unknown.statusCode).toBe(known.statusCode);
      expect(unknown.body.replaceAll('nobody@example.com', email)).toBe(known.body);
    }
    expect(complaintOf(await ask(new Visitor(app, base), 'ada'))).toContain('does not look like an e-mail');
    await app.close();
    expect(letters.map(({ to }) => to)).toEqual([email, email, email]);
  });

  it('slows down who asks for many people', async () => {
    const { app } = await openSignInApp(await lend());
    const visitor = new Visitor(app, base);
    const form = await visitor.open(page);
    const statuses: number[] = [];
    for (let n = 0; n <= limits.resetAddress.free; n += 1)
      statuses.push((await visitor.submit(form, { email: `person${n}@example.com` })).statusCode);
    expect(statuses.indexOf(429)).toBe(limits.resetAddress.free);
    await app.close();
  });

  it('has one link at a time, for half an hour, and none after the password was changed', async () => {
    const { app, letters, clock } = await openSignInApp(await lend());
    const ada = new Visitor(app, base);
    await ada.signUp(email, password);
    const visitor = new Visitor(app, base);
    await ask(visitor, email);
    const older = linkIn(await letterNumber(letters, 1));
    await ask(visitor, email);
    const newer = linkIn(await letterNumber(letters, 2));
    expect((await visitor.open(older)).statusCode).toBe(410);
    expect((await visitor.open(newer)).statusCode).toBe(200);
    clock.forward(31 * 60_000);
    expect((await visitor.open(newer)).statusCode).toBe(410);

    await ask(visitor, email);
    const last = linkIn(await letterNumber(letters, 3));
    await ada.submit(await ada.open('/oidc/account'), {
      currentPassword: password,
      newPassword,
      confirmPassword: newPassword,
    });
    expect((await visitor.open(last)).statusCode).toBe(410);
    for (const token of ['', 'x', `${new URL(last).searchParams.get('token')}`]) {
      const body = { token, newPassword: 'a third shelf of jars', confirmPassword: 'a third shelf of jars' };
      expect((await visitor.send('POST', `${page}/new`, { form: body })).statusCode).toBe(410);
    }
    await app.close();
  });

  it('is replaced once by two posts that arrive together', async () => {
    const { app, letters } = await openSignInApp(await lend());
    await new Visitor(app, base).signUp(email, password);
    const visitor = new Visitor(app, base);
    await ask(visitor, email);
    const link = linkIn(await letterNumber(letters, 1));
    const answers = await Promise.all(
      [newPassword, 'a third shelf of jars'].map((chosen) => choose(new Visitor(app, base), link, chosen)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 410,
    ]);
    await app.close();
  });

  it('opens nothing without the second factor, and a lock by guesses does not outlast it', async () => {
    const { app, letters, clock } = await openSignInApp(await lend());
    const ada = new Visitor(app, base);
    await ada.signUp(email, password);
    const setUp = await ada.submit(await ada.open('/oidc/account'), { password }, 1);
    const key = /<code>([A-Z2-7 ]+)<\/code>/u.exec(setUp.body)?.[1]?.replaceAll(' ', '') ?? '';
    const codeNow = () =>
      new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: clock.now().getTime() });
    const proof = /name="proof" value="([^"]+)"/u.exec(setUp.body)?.[1] ?? '';
    await ada.submit(setUp, { proof, code: codeNow() });
    for (let n = 0; n < 6; n += 1) await new Visitor(app, base).signIn(email, `guess number ${n}`);
    const visitor = new Visitor(app, base);
    expect((await visitor.signIn(email, password)).statusCode).toBe(429);

    await ask(visitor, email);
    await choose(visitor, linkIn(await letterNumber(letters, 2)), newPassword);
    expect((await visitor.user()).statusCode).toBe(401);
    const step = await visitor.signIn(email, newPassword);
    expect(visitor.at).toMatch(/\/code$/u);
    expect((await visitor.user()).statusCode).toBe(401);
    clock.forward(31_000);
    await visitor.submit(step, { code: codeNow() });
    expect((await visitor.user()).statusCode).toBe(200);
    await app.close();
  });

  it('says where letters reach nobody, and whom to ask', async () => {
    const database = await lend();
    const without = await openSignInApp(database, { SUPPORT_EMAIL: 'help@example.com' });
    const visitor = new Visitor(without.app, base);
    for (const shown of [await visitor.open(page), await ask(visitor, email)]) {
      expect(complaintOf(shown)).toContain('not connected to a mail server');
      expect(shown.body).toContain('mailto:help@example.com');
      expect(shown.body).not.toMatch(/mailbox|on its way|Send the link/u);
    }
    await without.app.close();
    const connected = await openSignInApp(database, { SMTP_URL: 'smtp://127.0.0.1:9' });
    const other = new Visitor(connected.app, base);
    for (const shown of [await other.open(page), await ask(other, email)])
      expect(complaintOf(shown)).toBe('');
    await connected.app.close();
  });
});
