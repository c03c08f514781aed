import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { runAccountCommand } from '#server/operations/account-command.ts';
import { postLetters } from '#server/operations/post-letters.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import { base, openSignInApp } from './sign-in-app.ts';
import { complaintOf, Visitor } from './sign-in-visitor.ts';

const email = 'ada@example.com';
const password = 'a shelf full of jars';

/** The code that an authenticator app shows for the key on the set-up page. */
function codeOf(page: string, at: Date): string {
  const key = /type this key into the app:\s*<code>([A-Z2-7 ]+)<\/code>/u.exec(page)?.[1];
  if (key === undefined) throw new Error('No key on the page');
  return new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: at.getTime(),
  });
}

/** The page with the key, which the password opens. */
async function openSetUp(visitor: Visitor) {
  return visitor.submit(await visitor.open('/oidc/account'), { password }, 1);
}

/** The recovery codes that a page shows. */
function recoveryCodesOn(page: { body: string }): string[] {
  return [...page.body.matchAll(/<code>([a-z2-7-]{19})<\/code>/gu)].map((match) => match[1] ?? '');
}

eachDatabase('The second factor', (_open, lend) => {
  it('asks for a code once two-factor is on, takes each code once, and recovery codes too', async () => {
    const database = await lend();
    const { app, services, clock, letters } = await openSignInApp(database);
    const ada = new Visitor(app, base);
    await ada.signUp(email, password);
    const setUp = await openSetUp(ada);
    expect(setUp.body).toContain('<svg');
    const wrong = await ada.submit(setUp, { code: '000000' });
    expect(wrong.statusCode).toBe(422);
    expect(codeOf(wrong.body, clock.now())).toBe(codeOf(setUp.body, clock.now()));
    const used = codeOf(setUp.body, clock.now());
    const recovery = recoveryCodesOn(await ada.submit(wrong, { code: used }));
    expect(new Set(recovery).size).toBe(10);

    const later = new Visitor(app, base);
    const step = await later.signIn(email, password);
    expect(later.at).toMatch(/\/code$/u);
    // Nothing typed costs none of the tries, however often.
    for (let tries = 0; tries < 12; tries += 1) {
      const empty = await later.submit(step, { code: ' ' });
      expect([empty.statusCode, complaintOf(empty)]).toEqual([422, 'Type the code.']);
    }
    expect((await later.user()).statusCode).toBe(401);
    expect((await later.submit(step, { code: used })).statusCode).toBe(401);
    clock.forward(31_000);
    await later.submit(step, { code: codeOf(setUp.body, clock.now()) });
    expect(later.at).toBe('/?auth_success=true');
    expect((await later.user()).statusCode).toBe(200);

    const first = recovery[0] ?? '';
    const lost = new Visitor(app, base);
    await lost.submit(await lost.signIn(email, password), { code: ` ${first.toUpperCase()} ` });
    expect((await lost.user()).statusCode).toBe(200);
    const again = new Visitor(app, base);
    const refused = await again.submit(await again.signIn(email, password), { code: first });
    expect(refused.statusCode).toBe(401);
    expect(complaintOf(refused)).toContain('used already');
    expect((await again.user()).statusCode).toBe(401);

    const account = await ada.open('/oidc/account');
    expect(account.body).toMatch(/9 of your recovery codes\s+are left/u);
    expect((await ada.submit(account, { password: 'nope' }, 1)).statusCode).toBe(401);
    expect((await ada.open('/oidc/account')).body).toContain('Switch off two-factor');
    const off = await ada.submit(account, { password }, 'Switch off two-factor');
    expect(off.body).toContain('Two-factor is off.');
    const plain = new Visitor(app, base);
    await plain.signIn(email, password);
    expect(plain.at).toBe('/?auth_success=true');
    const switchedOnAgain = await openSetUp(ada);
    await ada.submit(switchedOnAgain, { code: codeOf(switchedOnAgain.body, clock.now()) });
    const command = (...words: string[]) => runAccountCommand(database, words, clock.now());
    expect(await command('two-factor-off', 'nobody@example.com')).toMatchObject({ exitCode: 1 });
    expect((await command('two-factor-off', ' ADA@example.com')).output).toContain('is off. A letter');
    expect((await command('two-factor-off', email)).output).toContain('off already');
    const helped = new Visitor(app, base);
    await helped.signIn(email, password);
    expect(helped.at).toBe('/?auth_success=true');
    await postLetters(services);
    await app.close();
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Two-factor sign-in is on'],
      [email, 'A recovery code was used to sign in'],
      [email, 'Two-factor sign-in is off'],
      [email, 'Two-factor sign-in is on'],
      [email, 'Two-factor sign-in is off'],
    ]);
    expect(letters[1]?.text).toContain('9 are left.');
  });

  it('switches two-factor on only for who knows the password, and for a quarter of an hour', async () => {
    const { app, clock } = await openSignInApp(await lend());
    const ada = new Visitor(app, base);
    await ada.signUp(email, password);
    const account = await ada.open('/oidc/account');
    const refused = await ada.submit(account, { password: 'not the password' }, 1);
    expect([refused.statusCode, complaintOf(refused)]).toEqual([401, 'This is not your password.']);
    const empty = await ada.submit(account, { password: '' }, 1);
    expect([empty.statusCode, complaintOf(empty)]).toEqual([422, 'Type your password.']);

    await ada.open('/oidc/account/two-factor');
    expect(ada.at).toBe('/oidc/account');
    const first = await openSetUp(ada);
    const second = await openSetUp(ada);
    const code = codeOf(first.body, clock.now());
    expect(codeOf(second.body, clock.now())).not.toBe(code);
    const seen = await ada.submit(second, { code });
    expect(seen.statusCode).toBe(422);
    const right = codeOf(second.body, clock.now());
    const elsewhere = new Visitor(app, base);
    await elsewhere.signIn(email, password);
    const unproven = await elsewhere.open('/oidc/account/two-factor');
    expect(elsewhere.at).toBe('/oidc/account');
    expect(unproven.body).not.toContain('type this key');
    expect(complaintOf(await elsewhere.submit(second, { code: right }))).toContain(
      'Type your password once more',
    );
    const bob = new Visitor(app, base);
    await bob.signUp('bob@example.com', password);
    await openSetUp(bob);
    expect((await bob.submit(second, { code: right })).statusCode).toBe(422);
    clock.forward(16 * 60_000);
    await ada.open('/oidc/account/two-factor');
    expect(ada.at).toBe('/oidc/account');
    const late = await ada.submit(second, { code: codeOf(second.body, clock.now()) });
    expect(complaintOf(late)).toContain('took too long');
    await app.close();
  });

  it('leaves no page behind that a browser would have to send a form for again', async () => {
    const { app, clock } = await openSignInApp(await lend());
    const ada = new Visitor(app, base);
    await ada.signUp(email, password);
    const setUp = await openSetUp(ada);
    expect(ada.at).toBe('/oidc/account/two-factor');
    const again = await ada.open(ada.at);
    expect(codeOf(again.body, clock.now())).toBe(codeOf(setUp.body, clock.now()));
    const codes = recoveryCodesOn(await ada.submit(setUp, { code: codeOf(setUp.body, clock.now()) }));
    expect(codes).toHaveLength(10);
    expect(ada.at).toBe('/oidc/account/two-factor');
    expect(recoveryCodesOn(await ada.open(ada.at))).toEqual(codes);
    expect(recoveryCodesOn(await ada.submit(setUp, { code: '000000' }))).toEqual(codes);
    const other = new Visitor(app, base);
    clock.forward(31_000);
    const step = await other.signIn(email, password);
    await other.submit(step, { code: codeOf(setUp.body, clock.now()) });
    expect(recoveryCodesOn(await other.open('/oidc/account/two-factor'))).toEqual([]);

    await ada.open('/oidc/account');
    expect(recoveryCodesOn(await ada.open('/oidc/account/two-factor'))).toEqual([]);
    expect(ada.at).toBe('/oidc/account');
    await app.close();
  });

  it('makes new recovery codes for who knows the password, and the earlier ones work no more', async () => {
    const { app, services, clock, letters } = await openSignInApp(await lend());
    const ada = new Visitor(app, base);
    await ada.signUp(email, password);
    const setUp = await openSetUp(ada);
    const first = recoveryCodesOn(await ada.submit(setUp, { code: codeOf(setUp.body, clock.now()) }));
    const account = await ada.open('/oidc/account');
    const refused = await ada.submit(account, { password: 'nope' }, 1);
    expect([refused.statusCode, complaintOf(refused)]).toEqual([401, 'This is not your password.']);

    const page = await ada.submit(account, { password }, 1);
    expect(ada.at).toBe('/oidc/account/two-factor');
    expect(page.body).toContain('The earlier ones no longer work.');
    const second = recoveryCodesOn(page);
    expect(new Set([...first, ...second]).size).toBe(20);
    const file = /href="data:text\/plain;charset=utf-8,([^"]+)" download="/u.exec(page.body)?.[1] ?? '';
    expect(decodeURIComponent(file).split('\r\n')).toEqual([
      'Shelfmark recovery codes. Each works once in place of a code of the authenticator app.',
      '',
      ...second,
      '',
    ]);
    expect(recoveryCodesOn(await ada.open(ada.at))).toEqual(second);
    await ada.open('/oidc/account');
    expect(recoveryCodesOn(await ada.open('/oidc/account/two-factor'))).toEqual([]);

    const enter = async (code: string) => {
      const visitor = new Visitor(app, base);
      await visitor.submit(await visitor.signIn(email, password), { code });
      return (await visitor.user()).statusCode;
    };
    expect(await enter(first[0] ?? '')).toBe(401);
    expect(await enter(second[0] ?? '')).toBe(200);
    // A form that was opened before two-factor went off makes no codes and opens no page.
    const stale = await ada.open('/oidc/account');
    await ada.submit(stale, { password }, 'Switch off two-factor');
    await ada.submit(stale, { password }, 1);
    expect(ada.at).toBe('/oidc/account');
    await postLetters(services);
    await app.close();
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Two-factor sign-in is on',
      'New recovery codes were made',
      'A recovery code was used to sign in',
      'Two-factor sign-in is off',
    ]);
  });

  it('slows codes down and does not let the resume address skip them', async () => {
    const { app, clock } = await openSignInApp(await lend());
    const ada = new Visitor(app, base);
    await ada.signUp(email, password);
    const setUp = await openSetUp(ada);
    await ada.submit(setUp, { code: codeOf(setUp.body, clock.now()) });

    const thief = new Visitor(app, base);
    const step = await thief.signIn(email, password);
    const uid = /interaction\/([^/]+)\/code/u.exec(thief.at)?.[1] ?? '';
    for (let n = 0; n < 5; n += 1)
      expect((await thief.submit(step, { code: `00000${n}` })).statusCode).toBe(401);
    const blocked = await thief.submit(step, { code: '000009' });
    expect(blocked.statusCode).toBe(429);
    const skipped = await thief.open(`/oidc/auth/${uid}`);
    expect(skipped.body).toContain('current-password');
    expect((await thief.user()).statusCode).toBe(401);
    await app.close();
  });
});
