import { expect, it } from 'vitest';
import { eachDatabase } from '#tests/setup/databases.ts';
import { ownTables } from './own-data.ts';
import { clearedTables, removeOldContent } from './retention.ts';
import { addUser } from './users.ts';

/** Tables with something of a user that stay until the account goes, or go with the row that they belong to. */
const stays = [
  // Of an entry that goes.
  'content_history_versions',
  'site_crawl_pages',
  // A page of the user's may name the picture by its address (docs/decisions/0024).
  'social_images',
  // What fills the forms, and what was said in public.
  'business_profiles',
  'products',
  'content_templates',
  'user_reviews',
  'success_stories',
  // Limits and books.
  'usage_history',
  'purchases',
  'subscriptions',
];

it('every table of a user is cleared by age, or stays for a reason', () => {
  const unnamed = ownTables
    .map(({ table }) => table)
    .filter((table) => !clearedTables.includes(table) && !stays.includes(table));
  expect(unnamed).toEqual([]);
});

eachDatabase('Content that its owner no longer keeps', (open) => {
  it('goes: keyword research that is older than the setting, and no younger one', async () => {
    const database = await open();
    await addUser(database.db, { id: 'kim', email: 'kim@example.com' });
    const now = new Date('2026-11-01T10:00:00Z');
    for (const [name, days] of [
      ['old', 800],
      ['new', 2],
    ] as const)
      await database.query(
        'insert into keyword_research (user_id, business_name, industry, created_at) values ($1, $2, $3, $4)',
        ['kim', name, 'Retail', new Date(now.getTime() - days * 86_400_000).toISOString()],
      );
    await removeOldContent(database, now);
    const { rows } = await database.query('select business_name from keyword_research');
    expect(rows).toEqual([{ business_name: 'new' }]);
  });
});
