import { beforeAll, describe, expect, it } from 'vitest';
import { eq, inArray } from 'drizzle-orm';
import { defaultPreferences } from '#contract/settings.ts';
import type { Database } from '#server/database/database.ts';
import { findBusiness, saveBusiness } from '#server/database/business-profiles.ts';
import { removeExpired, undoWindowMs, vacuum } from '#server/database/cleaning.ts';
import { businessProfiles, contentHistory, seoContent, usageHistory } from '#server/database/schema/index.ts';
import { addSeoContent } from '#server/database/seo-content.ts';
import { countUsageSince, recordRun } from '#server/database/usage-history.ts';
import { savePreferences } from '#server/database/user-settings.ts';
import { addUser, findUser, findUserByEmail, listUsers, setSubscription } from '#server/database/users.ts';
import { addUsage, countGenerations } from '#tests/setup/counted-usage.ts';
import { eachDatabase } from '#tests/setup/databases.ts';

eachDatabase('Queries', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await addUser(database.db, { id: 'anna', email: 'Anna@example.com' });
    await addUser(database.db, { id: 'ben', email: 'ben@example.com' });
  });

  describe('users', () => {
    it('starts inactive with every default of the specification', async () => {
      expect(await findUser(database.db, 'anna')).toMatchObject({
        email: 'Anna@example.com',
        subscriptionStatus: 'inactive',
        subscriptionExpiresAt: null,
        cancelAtPeriodEnd: false,
        isVerified: false,
        trustScore: 0,
        totalGenerations: 0,
        successfulGenerations: 0,
        createdAt: expect.any(Date),
      });
    });
    it('is found by e-mail in any case, and not by another', async () => {
      expect((await findUserByEmail(database.db, ' ANNA@example.COM'))?.id).toBe('anna');
      expect(await findUserByEmail(database.db, 'nobody@example.com')).toBeNull();
      expect((await listUsers(database.db)).map((user) => user.id)).toEqual(['anna', 'ben']);
    });
    it('keeps what the subscription is', async () => {
      const until = new Date('2027-01-31T00:00:00Z');
      const change = { status: 'active', expiresAt: until, cancelAtPeriodEnd: true } as const;
      const stored = {
        subscriptionStatus: 'active',
        subscriptionExpiresAt: until,
        cancelAtPeriodEnd: true,
      };
      expect(await setSubscription(database.db, 'anna', change)).toMatchObject(stored);
      expect(await findUser(database.db, 'anna')).toMatchObject(stored);
    });
    it('refuses the e-mail of another user', async () => {
      await expect(addUser(database.db, { id: 'eve', email: 'ben@example.com' })).rejects.toMatchObject({
        cause: { code: '23505', constraint: 'users_email_unique' },
      });
      expect(await findUser(database.db, 'eve')).toBeNull();
    });
    it('says so when the user whose subscription changes does not exist', async () => {
      const change = { status: 'active', expiresAt: null, cancelAtPeriodEnd: false } as const;
      expect(await setSubscription(database.db, 'missing', change)).toBeNull();
    });
    it('counts generations that end at the same time', async () => {
      const counts = Array.from({ length: 10 }, () =>
        countGenerations(database.db, 'ben', { total: 2, successful: 1 }),
      );
      await Promise.all(counts);
      expect(await findUser(database.db, 'ben')).toMatchObject({
        totalGenerations: 20,
        successfulGenerations: 10,
      });
    });
  });

  describe('business profiles and products', () => {
    it('keeps one profile for each name and owner, and brings it up to date', async () => {
      const first = await saveBusiness(database.db, 'anna', {
        businessName: 'Clay & Co',
        industry: 'Retail',
        location: 'Porto',
      });
      const again = await saveBusiness(database.db, 'anna', {
        businessName: 'Clay & Co',
        industry: 'Manufacturing',
      });
      expect(again).toMatchObject({ id: first.id, industry: 'Manufacturing', location: 'Porto' });
      const other = await saveBusiness(database.db, 'ben', {
        businessName: 'Clay & Co',
        industry: 'Other',
      });
      expect(other.id).not.toBe(first.id);
      const owned = eq(businessProfiles.userId, 'anna');
      expect(await database.db.$count(businessProfiles, owned)).toBe(1);
      expect(await findBusiness(database.db, 'ben', 'Clay & Co')).toMatchObject({
        profile: { id: other.id },
      });
    });
    it('keeps one row for each product name, and none for a stranger', async () => {
      const business = { businessName: 'Mugs', industry: 'Retail' };
      const { id } = await saveBusiness(database.db, 'anna', business, [
        { name: 'Mug', description: 'Old' },
        { name: 'Bowl' },
        { name: 'Mug', description: 'Blue mug' },
      ]);
      const again = await saveBusiness(database.db, 'anna', business, [
        { name: 'Bowl', category: 'Kitchen' },
      ]);
      expect(again.id).toBe(id);
      await saveBusiness(database.db, 'ben', business, [{ name: 'Intruder' }]);
      expect(await findBusiness(database.db, 'anna', 'Mugs')).toMatchObject({
        profile: { id },
        products: [
          { name: 'Mug', description: 'Blue mug' },
          { name: 'Bowl', category: 'Kitchen' },
        ],
      });
      expect(await findBusiness(database.db, 'ben', 'Mugs')).toMatchObject({
        products: [{ name: 'Intruder' }],
      });
      expect(await findBusiness(database.db, 'ben', 'Shop')).toBeNull();
    });
  });

  it('keeps generated listings as their owner’s, arrays and all', async () => {
    const { id: businessProfileId } = await saveBusiness(database.db, 'anna', {
      businessName: 'Shop',
      industry: 'Retail',
    });
    const listing = {
      businessProfileId,
      platform: 'etsy',
      metaDescription: 'Mug, "handmade"',
      titleTag: 'Mug',
      keywords: ['a, b', '茶杯', '{"x"}', ''],
      seoScore: 91,
    };
    const ids = await addSeoContent(database.db, 'anna', [listing, { ...listing, platform: 'ebay' }]);
    const kept = await database.db.select().from(seoContent).where(inArray(seoContent.id, ids));
    expect(kept.toSorted((a, b) => a.id - b.id)).toMatchObject([
      { ...listing, id: ids[0], userId: 'anna', tags: [], isPremium: false },
      { ...listing, id: ids[1], userId: 'anna', platform: 'ebay' },
    ]);
    expect(await addSeoContent(database.db, 'anna', [])).toEqual([]);
  });

  describe('a run of a tool', () => {
    const run = {
      action: 'walmart',
      limited: false,
      businessProfileId: null,
      now: new Date('2026-11-21T12:00:00.000Z'),
      total: 3,
      successful: 2,
    };
    const rows = (userId: string) =>
      database.db.select().from(usageHistory).where(eq(usageHistory.userId, userId));

    it('is counted and noted, profile and moment too', async () => {
      await addUser(database.db, { id: 'dora' });
      const { id } = await saveBusiness(database.db, 'dora', { businessName: 'Shop', industry: 'Retail' });
      await recordRun(database.db, { ...run, userId: 'dora', businessProfileId: id });
      expect(await findUser(database.db, 'dora')).toMatchObject({
        totalGenerations: 3,
        successfulGenerations: 2,
      });
      const { now: createdAt, action } = run;
      expect(await rows('dora')).toMatchObject([
        { action, businessProfileId: id, generationCount: 3, isPremium: true, createdAt },
      ]);
    });
    it('leaves no trace of who switched logging off, but what a daily limit needs', async () => {
      await addUser(database.db, { id: 'emil' });
      await savePreferences(database.db, 'emil', { ...defaultPreferences, activityLogging: false });
      const { id } = await saveBusiness(database.db, 'emil', { businessName: 'Shop', industry: 'Retail' });
      await recordRun(database.db, { ...run, userId: 'emil', businessProfileId: id });
      expect(await rows('emil')).toEqual([]);
      expect((await findUser(database.db, 'emil'))?.totalGenerations).toBe(3);
      await recordRun(database.db, { ...run, userId: 'emil', businessProfileId: id, limited: true });
      expect(await rows('emil')).toMatchObject([{ businessProfileId: null, generationCount: 1 }]);
    });
  });

  it('counts the runs of one user and action since a moment', async () => {
    const at = (text: string) => ({ action: 'keyword-research', createdAt: new Date(text) });
    await addUsage(database.db, 'anna', at('2026-11-20T23:59:59.999Z'));
    await addUsage(database.db, 'anna', at('2026-11-21T00:00:00.000Z'));
    await addUsage(database.db, 'anna', at('2026-11-21T12:00:00.000Z'));
    await addUsage(database.db, 'anna', { ...at('2026-11-21T12:00:00.000Z'), action: 'social-meta' });
    await addUsage(database.db, 'ben', at('2026-11-21T12:00:00.000Z'));
    const midnight = new Date('2026-11-21T00:00:00.000Z');
    expect(await countUsageSince(database.db, 'anna', 'keyword-research', midnight)).toBe(2);
    expect(await countUsageSince(database.db, 'anna', 'core-web-vitals', midnight)).toBe(0);
  });

  it('removes what is over and keeps the rest', async () => {
    const now = new Date('2026-11-21T03:00:00Z');
    const before = new Date(now.getTime() - 1000);
    const after = new Date(now.getTime() + 1000);
    const session = 'insert into sessions (sid, sess, expire) values ($1, $2, $3)';
    await database.query(session, ['over', '{}', before]);
    await database.query(session, ['open', '{}', after]);
    const entry = { userId: 'anna', title: 'Entry', platform: 'etsy' };
    const longAgo = new Date(now.getTime() - undoWindowMs - 1000);
    await database.db.insert(contentHistory).values([
      { ...entry, title: 'Kept' },
      { ...entry, title: 'Just deleted', deletedAt: before },
      { ...entry, title: 'Deleted long ago', deletedAt: longAgo },
    ]);
    await removeExpired(database, now);
    await vacuum(database);
    const { rows } = await database.query('select sid from sessions order by sid');
    expect(rows).toEqual([{ sid: 'open' }]);
    const titles = await database.query('select title from content_history order by id');
    expect(titles.rows).toEqual([{ title: 'Kept' }, { title: 'Just deleted' }]);
  });

  it('undoes a transaction that throws', async () => {
    const failed = database.transaction(async (tx) => {
      await countGenerations(tx, 'anna', { total: 5, successful: 5 });
      throw new Error('half-way');
    });
    await expect(failed).rejects.toThrow('half-way');
    expect((await findUser(database.db, 'anna'))?.totalGenerations).toBe(0);
  });

  it('finds words of any script in any case through the folded search column', async () => {
    await database.query(
      `insert into content_history (user_id, title, platform, notes, tags) values ('ben', $1, 'etsy', $2, $3)`,
      ['Blue Mug 茶杯', 'ЧАШКА für Tee', ['Été', 'كوب']],
    );
    const words = ['MUG', '茶杯', '杯', 'чашка', 'FÜR', 'été', 'كوب'];
    for (const word of words) {
      const found = await database.query(
        `select count(*) as n from content_history where user_id = 'ben' and search like '%' || trim(searchable_text($1)) || '%'`,
        [word],
      );
      expect(found.rows, word).toEqual([{ n: 1 }]);
    }
  });

  it('takes a deleted user’s own rows along', async () => {
    await addUser(database.db, { id: 'carl' });
    const { id: businessProfileId } = await saveBusiness(database.db, 'carl', {
      businessName: 'Shop',
      industry: 'Retail',
    });
    const content = { businessProfileId, metaDescription: 'm', titleTag: 't' };
    const [seoContentId] = await addSeoContent(database.db, 'carl', [content]);
    await addUsage(database.db, 'carl', { action: 'seo-content', businessProfileId });
    await database.db
      .insert(contentHistory)
      .values({ userId: 'carl', title: 'Entry', platform: 'website', seoContentId, businessProfileId });
    await database.query(`delete from users where id = 'carl'`);
    for (const table of ['business_profiles', 'seo_content', 'usage_history', 'content_history']) {
      const left = await database.query(`select count(*) as n from ${table} where user_id = 'carl'`);
      expect(left.rows, table).toEqual([{ n: 0 }]);
    }
  });
});
