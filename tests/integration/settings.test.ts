import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPreferences } from '#contract/settings.ts';
import type { Database } from '#server/database/database.ts';
import { setSubscription } from '#server/database/users.ts';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import { SettingsClient } from './settings-client.ts';

eachDatabase('Settings', (open) => {
  let test: TestApp;
  let database: Database;
  let anna: SettingsClient;

  beforeAll(async () => {
    database = await open();
    test = await openTestApp({ database });
    anna = await SettingsClient.signIn(test, 'anna@example.com');
  });
  afterAll(() => test.close());

  describe('are kept', () => {
    it('for those who are signed in, active or not', async () => {
      expect((await new SettingsClient(test, '').put(await anna.read())).statusCode).toBe(401);
      expect((await test.app.inject('/api/settings')).statusCode).toBe(401);
      const carl = new SettingsClient(test, await test.signIn('carl@example.com', { active: false }));
      expect(await carl.read()).toMatchObject({ email: 'carl@example.com' });
    });

    it('with the defaults of the specification before the first saving', async () => {
      expect(await anna.read()).toEqual({
        firstName: null,
        lastName: null,
        email: 'anna@example.com',
        profilePicture: null,
        autoRenew: true,
        twoFactorEnabled: false,
        ...defaultPreferences,
      });
      expect(defaultPreferences).toMatchObject({
        contentRetentionDays: 365,
        sessionTimeout: 30,
        emailNotifications: true,
        generationComplete: true,
        marketingEmails: false,
        dataSharing: false,
        activityLogging: true,
      });
    });

    it('every one of them, for this user only', async () => {
      const wanted = {
        firstName: 'Anna',
        lastName: 'Kiln',
        profilePicture: 'https://example.com/anna.png',
        defaultPlatform: 'etsy' as const,
        defaultTone: 'friendly' as const,
        defaultStyle: 'storytelling' as const,
        exportFormat: 'csv' as const,
        contentRetentionDays: null,
        emailNotifications: false,
        generationComplete: false,
        marketingEmails: true,
        dataSharing: true,
        activityLogging: false,
        sessionTimeout: 240,
      };
      const others = await SettingsClient.signIn(test, 'others@example.com');
      expect(await anna.change(wanted)).toMatchObject(wanted);
      expect(await anna.read()).toMatchObject(wanted);
      expect(await others.read()).toMatchObject(defaultPreferences);
      const user = (
        await test.app.inject({ url: '/api/auth/user', headers: { cookie: anna.cookie } })
      ).json();
      expect(user).toMatchObject({ name: 'Anna Kiln', profileImageUrl: 'https://example.com/anna.png' });
      expect(await anna.change({ firstName: '', profilePicture: null })).toMatchObject({
        firstName: null,
        profilePicture: null,
      });
    });

    it('without taking over e-mail and two-factor, which the sign-in keeps', async () => {
      const answer = await anna.change({ email: 'else@example.com', twoFactorEnabled: true });
      expect(answer).toMatchObject({ email: 'anna@example.com', twoFactorEnabled: false });
    });

    it.each([
      ['defaultPlatform', 'myspace'],
      ['defaultTone', 'shouting'],
      ['defaultStyle', ''],
      ['exportFormat', 'pdf'],
      ['contentRetentionDays', 7],
      ['sessionTimeout', 1],
      ['profilePicture', 'javascript:alert(1)'],
      ['firstName', 'x'.repeat(101)],
    ])('not with %s = %j: the answer names the field', async (field, value) => {
      const before = await anna.read();
      const answer = await anna.put({ ...before, [field]: value });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ fields: [{ path: field }] });
      expect(await anna.read()).toEqual(before);
    });
  });

  it('open the generator on the platform that was bought, until another is chosen', async () => {
    const buyer = await SettingsClient.signIn(test, 'buyer@example.com');
    const { id } = buyer;
    await database.query(`update users set subscription_plan = 'facebook' where id = $1`, [id]);
    expect((await buyer.read()).defaultPlatform).toBe('facebookmarketplace');
    await database.query(`update users set subscription_plan = 'bundle' where id = $1`, [id]);
    expect((await buyer.read()).defaultPlatform).toBeNull();
    expect((await buyer.change({ defaultPlatform: 'amazon' })).defaultPlatform).toBe('amazon');
  });

  it('refuse to stop the renewal where nothing is renewed', async () => {
    const answer = await anna.put({ ...(await anna.read()), autoRenew: false });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ fields: [{ path: 'autoRenew' }] });
  });

  it('are shown to those whose subscription has ended', async () => {
    const lena = await SettingsClient.signIn(test, 'lena@example.com');
    await setSubscription(database.db, lena.id, {
      status: 'inactive',
      expiresAt: null,
      cancelAtPeriodEnd: false,
    });
    expect((await lena.read()).autoRenew).toBe(true);
  });
});
