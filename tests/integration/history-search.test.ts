import { beforeAll, expect, it } from 'vitest';
import { listHistory, type HistorySelection } from '#server/database/content-history.ts';
import type { Database } from '#server/database/database.ts';
import { lookedThrough } from '#server/database/history-search.ts';
import { addUser } from '#server/database/users.ts';
import { eachDatabase } from '#tests/setup/databases.ts';

const entries = lookedThrough + 50;

eachDatabase('The search of a long history', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    for (const id of ['anna', 'ben']) await addUser(database.db, { id, email: `${id}@example.com` });
    // The first entries are teapots and so is the last but nine; between them lie more than are looked through.
    await database.query(
      `insert into content_history (user_id, title, platform, is_favorite, is_archived, deleted_at, seo_content, form)
       select 'anna', case when n <= 6 or n = $1::int - 9 then 'Teapot ' || n else 'Mug ' || n end,
         case when n % 2 = 0 then 'etsy' else 'ebay' end, n = 3, n = 5, case when n = 6 then now() end, '{"n": 1}', '{}'
       from generate_series(1, $1::int) n`,
      [entries],
    );
    await database.query(
      `insert into content_history (user_id, title, platform) select 'ben', 'Teapot of Ben ' || n, 'etsy'
       from generate_series(1, 3) n`,
    );
  });

  const titles = async (selection: Partial<HistorySelection>, owner = 'anna') =>
    (await listHistory(database.db, owner, { limit: 30, search: 'teapot', ...selection })).map(
      ({ title }) => title,
    );
  const late = `Teapot ${entries - 9}`;

  it.each<[string, Partial<HistorySelection>, string[]]>([
    ['finds the newest and the oldest', {}, [late, 'Teapot 4', 'Teapot 3', 'Teapot 2', 'Teapot 1']],
    ['gives as many as a page holds, the newest', { limit: 2 }, [late, 'Teapot 4']],
    ['asks for no older ones when the page is full', { limit: 1 }, [late]],
    ['keeps to the platform', { platform: 'ebay' }, [late, 'Teapot 3', 'Teapot 1']],
    ['keeps to the favourites', { isFavorite: true }, ['Teapot 3']],
    ['keeps to the archive', { isArchived: true }, ['Teapot 5']],
    ['finds nothing where nothing is', { search: 'zeppelin' }, []],
  ])('%s', async (_name, selection, expected) => {
    expect(await titles(selection)).toEqual(expected);
  });

  it('goes on behind the last entry of the page before', async () => {
    const first = await listHistory(database.db, 'anna', { limit: 2, search: 'teapot' });
    expect(await titles({ limit: 2, before: first[1]?.id })).toEqual(['Teapot 3', 'Teapot 2']);
    expect(first[0]?.seoContent).toBe('{"n": 1}');
  });

  it('finds nothing of somebody else', async () => {
    expect(await titles({}, 'ben')).toEqual(['Teapot of Ben 3', 'Teapot of Ben 2', 'Teapot of Ben 1']);
    expect(await titles({}, 'nobody')).toEqual([]);
  });
});
