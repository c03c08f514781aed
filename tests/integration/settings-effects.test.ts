import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveBusiness } from '#server/database/business-profiles.ts';
import { addHistory, changeHistory } from '#server/database/content-history.ts';
import type { Database } from '#server/database/database.ts';
import { addSeoContent } from '#server/database/seo-content.ts';
import { findPreferences, listNewsReaders } from '#server/database/user-settings.ts';
import { runAccountCommand } from '#server/operations/account-command.ts';
import { cleanNightly } from '#server/operations/nightly-cleaning.ts';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import { SettingsClient } from './settings-client.ts';
import { MovableClock } from './sign-in-app.ts';

const day = 24 * 60 * 60 * 1_000;

eachDatabase('Settings take effect:', (open) => {
  let test: TestApp;
  let database: Database;
  const clock = new MovableClock();

  beforeAll(async () => {
    database = await open();
    test = await openTestApp({ database, clock });
  });
  afterAll(() => test.close());

  const count = async (table: string, ownerId: string) =>
    Number(
      (await database.query(`select count(*)::int as n from ${table} where user_id = $1`, [ownerId]))
        .rows[0]?.['n'],
    );

  async function addEntry(ownerId: string, title: string, ageDays: number, more: object = {}) {
    const at = new Date(clock.now().getTime() - ageDays * day);
    const { id: businessProfileId } = await saveBusiness(database.db, ownerId, {
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
    const dora = await SettingsClient.signIn(test, 'dora@example.com');
    const { id: dorasId } = dora;
    const { id: emilsId } = await SettingsClient.signIn(test, 'emil@example.com');
    const fay = await SettingsClient.signIn(test, 'fay@example.com');
    const { id: faysId } = fay;
    await dora.change({ contentRetentionDays: 30 });
    await fay.change({ contentRetentionDays: null });
    for (const owner of [dorasId, emilsId, faysId]) {
      await addEntry(owner, 'a: 29 days', 29);
      await addEntry(owner, 'b: 31 days', 31);
      await addEntry(owner, 'c: 31 days, favorite', 31, { isFavorite: true });
      const edited = await addEntry(owner, 'd: 31 days, edited since', 31);
      await changeHistory(database.db, owner, edited, { seoContent: { titleTag: 'edited' } });
      await addEntry(owner, 'e: 366 days', 366);
    }
    await cleanNightly(test.services);
    expect(await titles(dorasId)).toEqual(['a: 29 days', 'c: 31 days, favorite', 'd: 31 days, edited since']);
    expect(await count('seo_content', dorasId)).toBe(3);
    expect(await titles(emilsId)).toHaveLength(4);
    expect(await titles(faysId)).toHaveLength(5);
    clock.forward(2 * day);
    await cleanNightly(test.services);
    expect(await titles(dorasId)).toEqual(['c: 31 days, favorite', 'd: 31 days, edited since']);
  });

  it('without activity logging no run is recorded, and what was recorded goes at night', async () => {
    const gil = await SettingsClient.signIn(test, 'gil@example.com');
    const { id } = gil;
    await gil.generate(1);
    expect(await count('usage_history', id)).toBe(1);
    await gil.change({ activityLogging: false });
    await gil.generate(1);
    expect(await count('usage_history', id)).toBe(1);
    expect(
      (await test.app.inject({ url: '/api/auth/user', headers: { cookie: gil.cookie } })).json(),
    ).toMatchObject({
      totalGenerations: 2,
    });
    clock.forward(day);
    await cleanNightly(test.services);
    expect(await count('usage_history', id)).toBe(0);
  });

  it('a run of ten products or more is told by mail to those who want it', async () => {
    const ida = await SettingsClient.signIn(test, 'ida@example.com');
    const letters = async () =>
      (
        await database.query(
          `select subject from mail_outbox where subject like '% results are ready' order by id`,
        )
      ).rows.map(({ subject }) => subject);
    await ida.generate(9);
    expect(await letters()).toEqual([]);
    await ida.generate(10);
    expect(await letters()).toEqual(['10 results are ready']);
    await ida.change({ generationComplete: false });
    await ida.generate(10);
    await ida.change({ generationComplete: true, emailNotifications: false });
    await ida.generate(10);
    expect(await letters()).toHaveLength(1);
  });

  it('only those who share count in the public figures', async () => {
    await cleanNightly(test.services);
    const figures = async () =>
      (await database.query('select total_users, total_generations from trust_metrics')).rows;
    const before = Number((await figures())[0]?.['total_generations']);
    await (await SettingsClient.signIn(test, 'ida@example.com')).change({ dataSharing: true });
    await cleanNightly(test.services);
    const after = await figures();
    expect(after).toHaveLength(1);
    expect(Number(after[0]?.['total_generations'])).toBe(before + 39);
  });

  it('only those who asked for product news are on the operator’s list', async () => {
    const jan = await SettingsClient.signIn(test, 'jan@example.com');
    expect(await listNewsReaders(database.db)).not.toContain('jan@example.com');
    await jan.change({ marketingEmails: true });
    const { output } = await runAccountCommand(database, ['news-readers'], clock.now());
    expect(output.split('\n')).toContain('jan@example.com');
    await jan.change({ emailNotifications: false });
    expect(await listNewsReaders(database.db)).not.toContain('jan@example.com');
  });

  it('a deleted user leaves no settings behind', async () => {
    await (await SettingsClient.signIn(test, 'kim@example.com')).change({ dataSharing: false });
    const { id } = await SettingsClient.signIn(test, 'kim@example.com');
    expect(await findPreferences(database.db, id)).not.toBeNull();
    await database.query('delete from users where id = $1', [id]);
    expect(await findPreferences(database.db, id)).toBeNull();
  });
});
