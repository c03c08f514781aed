import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { addUser, setSubscription } from '#server/database/users.ts';
import { addUsage, countGenerations } from '#tests/setup/counted-usage.ts';
import { openMemoryDatabase } from '#tests/setup/memory-database.ts';
import { brokenAlways, brokenAtRest } from '#bench/faults/invariants.ts';

let database: Database;
beforeAll(async () => {
  database = await openMemoryDatabase();
  await addUser(database.db, { id: 'ada', email: 'ada@example.com' });
});
afterAll(() => database.close());

it('holds on sound data', async () => {
  const active = { status: 'active', expiresAt: null, cancelAtPeriodEnd: false } as const;
  await setSubscription(database.db, 'ada', active);
  await countGenerations(database.db, 'ada', { total: 2, successful: 2 });
  await addUsage(database.db, 'ada', { action: 'walmart', generationCount: 2 });
  expect(await brokenAtRest(database)).toEqual([]);
});

it.each<[string, string]>([
  ['exactly when it stands in the usage history', `update users set total_generations = 3 where id = 'ada'`],
  [
    'a listing is kept exactly when its run is counted',
    `insert into usage_history (user_id, action, generation_count) values ('ada', 'seo-content', 1)`,
  ],
  [
    'a history entry with content has that version',
    `insert into content_history (user_id, title, platform, seo_content) values ('ada', 'Mug', 'etsy', '{}')`,
  ],
  [
    'a crawl is counted',
    `insert into site_crawls (user_id, url, page_limit) values ('ada', 'http://a.example/', 50)`,
  ],
  [
    'a session belongs to a user',
    `insert into sessions (sid, sess, expire) values ('s', '{"user": {"id": "nobody"}}', now())`,
  ],
  [
    'who has access by a subscription has one that runs at the provider',
    `update users set complimentary = false where id = 'ada'`,
  ],
])('finds what breaks "%s"', async (rule, harm) => {
  await database.query('begin');
  try {
    await database.query(harm);
    const found = [...(await brokenAlways(database)), ...(await brokenAtRest(database))];
    expect(found.join('\n')).toContain(rule);
  } finally {
    await database.query('rollback');
  }
  expect(await brokenAtRest(database)).toEqual([]);
});
