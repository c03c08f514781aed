import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { defaultPreferences, Settings } from '#contract/settings.ts';
import { addHistory, changeHistory } from '#server/database/content-history.ts';
import type { Database } from '#server/database/database.ts';
import { saveBusinessProfile } from '#server/database/business-profiles.ts';
import { addSeoContent } from '#server/database/seo-content.ts';
import { findPreferences, listNewsReaders } from '#server/database/user-settings.ts';
import { findUserByEmail, setSubscription } from '#server/database/users.ts';
import { runAccountCommand } from '#server/operations/account-command.ts';
import { cleanNightly } from '#server/operations/nightly-cleaning.ts';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import { MovableClock } from './sign-in-app.ts';

const day = 24 * 60 * 60 * 1_000;

eachDatabase('Settings', (open) => {
  let test: TestApp;
  let database: Database;
  const clock = new MovableClock();
  let anna = '';

  beforeAll(async () => {
    database = await open();
    test = await openTestApp({ database, clock });
    anna = await test.signIn('anna@example.com');
  });
  afterAll(() => test.close());

  const read = async (cookie = anna) => {
    const answer = await test.app.inject({ url: '/api/settings', headers: { cookie } });
    expect(answer.statusCode).toBe(200);
    return Settings.parse(answer.json());
  };
  const put = async (body: object, cookie = anna) =>
    test.app.inject({
      method: 'PUT',
      url: '/api/settings',
      headers: { cookie, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  const change = async (part: Partial<Settings>, cookie = anna) => {
    const answer = await put({ ...(await read(cookie)), ...part }, cookie);
    expect(answer.body).not.toContain('invalid_input');
    expect(answer.statusCode).toBe(200);
    return Settings.parse(answer.json());
  };
  const idOf = async (email: string) => {
    const user = await findUserByEmail(database.db, email);
    if (!user) throw new Error(`No user has ${email}`);
    return user.id;
  };
  const count = async (table: string, ownerId: string) =>
    Number(
      (await database.query(`select count(*)::int as n from ${table} where user_id = $1`, [ownerId]))
        .rows[0]?.['n'],
    );

  describe('are kept', () => {
    it('for those who are signed in, active or not', async () => {
      expect((await put(await read(), '')).statusCode).toBe(401);
      expect((await test.app.inject('/api/settings')).statusCode).toBe(401);
      const carl = await test.signIn('carl@example.com', { active: false });
      expect(await read(carl)).toMatchObject({ email: 'carl@example.com' });
    });

    it('with the defaults of the specification before the first saving', async () => {
      expect(await read()).toEqual({
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
      const others = await test.signIn('others@example.com');
      expect(await change(wanted)).toMatchObject(wanted);
      expect(await read()).toMatchObject(wanted);
      expect(await read(others)).toMatchObject(defaultPreferences);
      const user = (await test.app.inject({ url: '/api/auth/user', headers: { cookie: anna } })).json();
      expect(user).toMatchObject({ name: 'Anna Kiln', profileImageUrl: 'https://example.com/anna.png' });
      expect(await change({ firstName: '', profilePicture: null })).toMatchObject({
        firstName: null,
        profilePicture: null,
      });
    });

    it('without taking over e-mail and two-factor, which the sign-in keeps', async () => {
      const answer = await change({ email: 'else@example.com', twoFactorEnabled: true });
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
      const before = await read();
      const answer = await put({ ...before, [field]: value });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ fields: [{ path: field }] });
      expect(await read()).toEqual(before);
    });
  });

  it('open the generator on the platform that was bought, until another is chosen', async () => {
    const buyer = await test.signIn('buyer@example.com');
    const id = await idOf('buyer@example.com');
    await database.query(`update users set subscription_plan = 'facebook' where id = $1`, [id]);
    expect((await read(buyer)).defaultPlatform).toBe('facebookmarketplace');
    await database.query(`update users set subscription_plan = 'bundle' where id = $1`, [id]);
    expect((await read(buyer)).defaultPlatform).toBeNull();
    expect((await change({ defaultPlatform: 'amazon' }, buyer)).defaultPlatform).toBe('amazon');
  });

  it('refuse to stop the renewal where nothing is renewed', async () => {
    const answer = await put({ ...(await read()), autoRenew: false });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ fields: [{ path: 'autoRenew' }] });
  });

  describe('take effect:', () => {
    async function addEntry(ownerId: string, title: string, ageDays: number, more: object = {}) {
      const at = new Date(clock.now().getTime() - ageDays * day);
      const { id: businessProfileId } = await saveBusinessProfile(database.db, ownerId, {
        businessName: 'Kiln',
        industry: 'Retail',
      });
      const [seoContentId] = await addSeoContent(database.db, ownerId, [
        { businessProfileId, platform: 'etsy', metaDescription: '', titleTag: title },
      ]);
      await database.query('update seo_content set created_at = $2 where id = $1', [
        seoContentId,
        at.toISOString(),
      ]);
      const entry = await addHistory(database.db, ownerId, {
        title,
        platform: 'etsy',
        contentType: 'generated',
        seoContentId: seoContentId ?? null,
        seoContent: { titleTag: title },
        generationDate: at,
        ...more,
      });
      await database.query(
        'update content_history_versions set created_at = $2 where content_history_id = $1',
        [entry.id, at.toISOString()],
      );
      return entry.id;
    }
    const titles = async (ownerId: string) =>
      (
        await database.query('select title from content_history where user_id = $1 order by title', [ownerId])
      ).rows.map(({ title }) => title);

    it('the nightly job removes what is older than the user keeps it, but no favorite', async () => {
      const dora = await test.signIn('dora@example.com');
      const dorasId = await idOf('dora@example.com');
      await test.signIn('emil@example.com');
      const emilsId = await idOf('emil@example.com');
      const fay = await test.signIn('fay@example.com');
      const faysId = await idOf('fay@example.com');
      await change({ contentRetentionDays: 30 }, dora);
      await change({ contentRetentionDays: null }, fay);
      for (const owner of [dorasId, emilsId, faysId]) {
        await addEntry(owner, 'a: 29 days', 29);
        await addEntry(owner, 'b: 31 days', 31);
        await addEntry(owner, 'c: 31 days, favorite', 31, { isFavorite: true });
        const edited = await addEntry(owner, 'd: 31 days, edited since', 31);
        await changeHistory(database.db, owner, edited, { seoContent: { titleTag: 'edited' } });
        await addEntry(owner, 'e: 366 days', 366);
      }
      await cleanNightly(test.services);
      expect(await titles(dorasId)).toEqual([
        'a: 29 days',
        'c: 31 days, favorite',
        'd: 31 days, edited since',
      ]);
      expect(await count('seo_content', dorasId)).toBe(3);
      expect(await titles(emilsId)).toHaveLength(4);
      expect(await titles(faysId)).toHaveLength(5);
      clock.forward(2 * day);
      await cleanNightly(test.services);
      expect(await titles(dorasId)).toEqual(['c: 31 days, favorite', 'd: 31 days, edited since']);
    });

    it('without activity logging no run is recorded, and what was recorded goes at night', async () => {
      const gil = await test.signIn('gil@example.com');
      const id = await idOf('gil@example.com');
      const generate = () => generateFor(test, gil, 1);
      await generate();
      expect(await count('usage_history', id)).toBe(1);
      await change({ activityLogging: false }, gil);
      await generate();
      expect(await count('usage_history', id)).toBe(1);
      expect(
        (await test.app.inject({ url: '/api/auth/user', headers: { cookie: gil } })).json(),
      ).toMatchObject({
        totalGenerations: 2,
      });
      clock.forward(day);
      await cleanNightly(test.services);
      expect(await count('usage_history', id)).toBe(0);
    });

    it('a run of ten products or more is told by mail to those who want it', async () => {
      const ida = await test.signIn('ida@example.com');
      const letters = async () =>
        (
          await database.query(
            `select subject from mail_outbox where recipient = 'ida@example.com' order by id`,
          )
        ).rows.map(({ subject }) => subject);
      await generateFor(test, ida, 9);
      expect(await letters()).toEqual([]);
      await generateFor(test, ida, 10);
      expect(await letters()).toEqual(['10 results are ready']);
      await change({ generationComplete: false }, ida);
      await generateFor(test, ida, 10);
      await change({ generationComplete: true, emailNotifications: false }, ida);
      await generateFor(test, ida, 10);
      expect(await letters()).toHaveLength(1);
    });

    it('only those who share count in the public figures', async () => {
      await cleanNightly(test.services);
      const figures = async () =>
        (await database.query('select total_users, total_generations from trust_metrics')).rows;
      const before = Number((await figures())[0]?.['total_generations']);
      await change({ dataSharing: true }, await test.signIn('ida@example.com'));
      await cleanNightly(test.services);
      const after = await figures();
      expect(after).toHaveLength(1);
      expect(Number(after[0]?.['total_generations'])).toBe(before + 39);
    });

    it('only those who asked for product news are on the operator’s list', async () => {
      const jan = await test.signIn('jan@example.com');
      expect(await listNewsReaders(database.db)).not.toContain('jan@example.com');
      await change({ marketingEmails: true }, jan);
      const { output } = await runAccountCommand(database, ['news-readers'], clock.now());
      expect(output.split('\n')).toContain('jan@example.com');
      await change({ emailNotifications: false }, jan);
      expect(await listNewsReaders(database.db)).not.toContain('jan@example.com');
    });

    it('a deleted user leaves no settings behind', async () => {
      await change({ dataSharing: false }, await test.signIn('kim@example.com'));
      const id = await idOf('kim@example.com');
      expect(await findPreferences(database.db, id)).not.toBeNull();
      await database.query('delete from users where id = $1', [id]);
      expect(await findPreferences(database.db, id)).toBeNull();
    });
  });

  it('are shown to those whose subscription has ended', async () => {
    const lena = await test.signIn('lena@example.com');
    await setSubscription(database.db, await idOf('lena@example.com'), {
      status: 'inactive',
      expiresAt: null,
      cancelAtPeriodEnd: false,
    });
    expect((await read(lena)).autoRenew).toBe(true);
  });
});

async function generateFor(test: TestApp, cookie: string, products: number): Promise<void> {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/generate-seo',
    headers: { cookie, 'content-type': 'application/json' },
    payload: JSON.stringify({
      platform: 'ebay',
      businessName: 'Kiln & Co.',
      industry: 'Retail',
      ebayStoreName: 'Kiln',
      itemCondition: 'New',
      shippingDetails: 'Ships within two days.',
      products: Array.from({ length: products }, (_, index) => ({
        name: `Stoneware mug ${index + 1}`,
        description: 'A 350 ml stoneware mug with a cream glaze. Dishwasher safe.',
      })),
    }),
  });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
}
