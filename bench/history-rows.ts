import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { sampleListings } from './sample-listings.ts';

export interface HistoryPlan {
  /** Rows of `content_history` and of `usage_history`, spread over the users in turn, as they would come in. */
  rows: number;
  users: number;
  /** Users `user-1` … whose entries carry whole listings; those of the others are short. */
  whole: number;
  /** Further entries of `user-1`, who makes listings all day. */
  further: number;
}

/**
 * Fills a migrated PostgreSQL database with users, their history and their usage, by statements of the server itself.
 * Entries that are never asked for carry a short listing: the long one lies outside the table's own pages either way,
 * and ten gigabytes of it would be written for nothing.
 */
export async function fillHistory(database: Database, plan: HistoryPlan): Promise<void> {
  const run = (text: string, values?: unknown[]) => database.query(text, values);
  const { form, items } = sampleListings(20);
  await run(
    `insert into users (id, email, subscription_status, total_generations, successful_generations)
     select 'user-' || n, 'user-' || n || '@example.com', 'active', $2, $2 from generate_series(1, $1::int) n`,
    [plan.users, Math.round(plan.rows / plan.users)],
  );
  await run('create table bench_listings (n int primary key, whole jsonb, short jsonb, form jsonb)');
  for (const [index, item] of items.entries()) {
    const { productName, productTitle, metaDescription, tags, seoScore } = item;
    const short = { productName, productTitle, metaDescription, tags, seoScore };
    const values = [index, item, short, form].map((value) =>
      typeof value === 'number' ? value : JSON.stringify(value),
    );
    await run('insert into bench_listings values ($1, $2, $3, $4)', values);
  }
  // A trigram index is made in a tenth of the time when the rows are there before it.
  const search = await run(
    `select indexdef from pg_indexes where indexname = 'content_history_search_index'`,
  );
  await run('drop index content_history_search_index');
  await run(entries(`(n - 1) % ${plan.users} + 1`), [plan.rows, plan.whole]);
  if (plan.further > 0) await run(entries('1'), [plan.further, plan.whole]);
  await database.transaction(async (tx) => {
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    await tx.execute(sql.raw(String(search.rows[0]?.['indexdef'])));
  });
  await run(
    `insert into usage_history (user_id, action, generation_count, is_premium, created_at)
     select 'user-' || (n - 1) % $2::int + 1,
       (array['seo-content', 'keyword-research', 'social-meta', 'core-web-vitals'])[1 + n % 4], 1 + n % 5, true,
       now() - ($1::int - n) * interval '31 days' / $1::int
     from generate_series(1, $1::int) n`,
    [plan.rows, plan.users],
  );
  await run('drop table bench_listings');
  await run('vacuum (analyze)');
  // Else the million rows are written to the disk while the pages are timed, which one in twenty of them felt.
  await run('checkpoint');
}

/** $1 rows, $2 users with whole listings. @param user number of the user of row n */
function entries(user: string): string {
  return `insert into content_history
      (user_id, title, platform, notes, tags, generation_date, is_favorite, is_archived, content_type, seo_content, form)
    select 'user-' || u,
      (array['Speckled', 'Ash', 'Cream', 'Indigo', 'Moss', 'Rust', 'Chalk', 'Slate'])[1 + h % 8] || ' '
        || (array['Stoneware', 'Porcelain', 'Oak', 'Linen', 'Brass', 'Walnut', 'Wool'])[1 + h / 8 % 7] || ' '
        || (array['Mug', 'Bowl', 'Vase', 'Plate', 'Jug', 'Teapot', 'Tray', 'Planter', 'Candle Holder', 'Butter Dish'])[1 + h / 56 % 10],
      (array['etsy', 'amazon', 'ebay', 'shopify', 'website'])[1 + h % 5],
      case when drawn.n % 3 = 0 then 'Order ' || drawn.n || ', ask Ada for the photographs before it goes live' end,
      array['generated', 'completed', (array['spring', 'summer', 'autumn', 'winter'])[1 + h % 4]],
      now() - (1000000 - drawn.n % 1000000) * interval '1 minute', h % 10 = 0, h % 20 = 1, 'generated',
      case when u <= $2 then whole else short end, form
    from (select n, ${user} as u, abs(hashint4(n)) as h from generate_series(1, $1::int) n) drawn
      join bench_listings on bench_listings.n = h % 20
    order by drawn.n`;
}

/** Rows of each other table that belongs to a user, for each user who reads nothing. */
const othersEach = 3;
/** Values that the columns' types allow; nobody reads these rows, they only stand in the way. */
const fillers: Record<string, string> = {
  integer: '1',
  boolean: 'false',
  jsonb: `'{}'`,
  ARRAY: `'{}'`,
  'timestamp with time zone': 'now()',
};

/**
 * Fills every further table that belongs to a user, found by its column `user_id`, so that a new one cannot be
 * forgotten. The users with whole listings get none.
 */
export async function fillOtherLists(database: Database, { users, whole }: HistoryPlan): Promise<void> {
  const filled = ['content_history', 'usage_history', 'sessions', 'users'];
  const { rows: columns } = await database.query(
    `select table_name, column_name, data_type, column_default is not null or is_identity = 'YES' as given, is_nullable
     from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER'
       and table_name in (select table_name from information_schema.columns where column_name = 'user_id')
     order by table_name, ordinal_position`,
  );
  const tables = Map.groupBy(columns, (column) => String(column['table_name']));
  // Those first that others name.
  const first = ['business_profiles', 'purchases'];
  const order = [...new Set([...first, ...tables.keys()])];
  for (const table of order.filter((name) => !filled.includes(name))) {
    const written = (tables.get(table) ?? []).filter(
      (column) => column['column_name'] === 'user_id' || (!column['given'] && column['is_nullable'] === 'NO'),
    );
    const names = written.map((column) => String(column['column_name']));
    const values = written.map((column) =>
      valueOf(String(column['column_name']), String(column['data_type'])),
    );
    await database.query(
      `insert into ${table} (${names.join(', ')})
       select ${values.join(', ')} from generate_series(1, ${othersEach}) round, generate_series(${whole + 1}, ${users}) u
       on conflict do nothing`,
    );
    await database.query(`analyze ${table}`);
  }
  await database.query('vacuum (analyze)');
}

/** @returns an expression over `round` and `u` */
function valueOf(column: string, type: string): string {
  if (column === 'user_id') return `'user-' || u`;
  if (column === 'id' || column === 'purchase_id') return `'bench-' || round || '-' || u`;
  if (column === 'business_profile_id')
    return `(select id from business_profiles b where b.user_id = 'user-' || u limit 1)`;
  // Short, for columns of few characters.
  return fillers[type] ?? `'x'`;
}
