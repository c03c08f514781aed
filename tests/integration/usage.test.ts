import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultPreferences } from '#contract/settings.ts';
import { users } from '#server/database/schema/index.ts';
import { savePreferences } from '#server/database/user-settings.ts';
import { countedActions } from '#contract/usage.ts';
import { addUsage } from '#tests/setup/counted-usage.ts';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import { eq } from 'drizzle-orm';

eachDatabase('what was used today', (open) => {
  let test: TestApp;
  let cookie = '';
  let userId = '';
  const now = new Date('2026-11-21T10:00:00Z');

  beforeAll(async () => {
    test = await openTestApp({ database: await open(), clock: { now: () => now } });
    cookie = await test.signIn('anna@example.com', { active: true });
    const { db } = test.services.database;
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, 'anna@example.com'));
    userId = user!.id;
    for (const createdAt of ['2026-11-20T23:59:59Z', '2026-11-21T00:00:00Z', '2026-11-21T09:00:00Z']) {
      await addUsage(db, userId, {
        action: 'seo-content',
        businessProfileId: null,
        generationCount: 3,
        isPremium: true,
        createdAt: new Date(createdAt),
      });
    }
  });
  afterAll(() => test.close());

  const usage = async (headers: Record<string, string> = { cookie }) => {
    const answer = await test.app.inject({ url: '/api/usage', headers });
    return { status: answer.statusCode, body: answer.json() };
  };

  it('counts the runs of the UTC day, not those of the day before', async () => {
    const { status, body } = await usage();
    expect({ status, resetsAt: body.resetsAt }).toEqual({
      status: 200,
      resetsAt: '2026-11-22T00:00:00.000Z',
    });
    expect(body.tools.map(({ tool }: { tool: string }) => tool)).toEqual(countedActions);
    expect(body.tools).toContainEqual({ tool: 'seo-content', runs: 2, limit: null });
    expect(body.tools).toContainEqual({ tool: 'walmart', runs: 0, limit: null });
    expect(body.tools).toContainEqual({ tool: 'site-crawl', runs: 0, limit: 10 });
  });

  it('claims no count for who has nothing written down', async () => {
    const { db } = test.services.database;
    await savePreferences(db, userId, { ...defaultPreferences, activityLogging: false });
    expect((await usage()).body.tools).toContainEqual({ tool: 'seo-content', runs: null, limit: null });
  });

  it('is for subscribers', async () => {
    expect((await usage({})).status).toBe(401);
    expect((await usage({ cookie: await test.signIn('ben@example.com', { active: false }) })).status).toBe(
      403,
    );
  });
});
