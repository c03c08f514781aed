import { defaultPreferences } from '#contract/settings.ts';
import type { Database } from './database.ts';

/** Rows that one statement removes; a statement for a million would hold them all in memory. */
const atOnce = 2_000;

/** Days that a user keeps content; null for ever. `$2` is the default of users who chose nothing. */
const keptDays = `case when p.user_id is null then $2::int else p.content_retention_days end`;
const tooOld = (column: string) => `${column} < $1::timestamptz - make_interval(days => ${keptDays})`;

/** Entries that are neither favorites nor were made or changed within the time that their owner keeps them. */
const oldEntries = `
  select h.id from content_history h left join user_settings p on p.user_id = h.user_id
  where not h.is_favorite and ${tooOld('h.generation_date')} and not exists (
    select 1 from content_history_versions v where v.content_history_id = h.id and not (${tooOld('v.created_at')}))
  limit ${atOnce}`;

/** Tables of results with the column by which an entry of the history keeps them. */
const results = [
  ['seo_content', 'seo_content_id'],
  ['google_ads_campaigns', 'google_ads_campaign_id'],
  ['webpage_analysis', 'webpage_analysis_id'],
] as const;

/** Tables of results that have a list of their own instead of entries in the history. */
const listedResults = [
  'core_web_vitals_analysis',
  'site_crawls',
  'social_meta_optimization',
  'keyword_research',
] as const;

/** Every table that is cleared of what its owners no longer keep. */
export const clearedTables: readonly string[] = [
  'content_history',
  ...results.map(([table]) => table),
  ...listedResults,
];

const oldListedResults = (table: string) => `
  select r.id from ${table} r left join user_settings p on p.user_id = r.user_id
  where ${tooOld('r.created_at')} limit ${atOnce}`;

/** Results of that age that no entry of the history shows any more. */
const oldResults = (table: string, keptBy: string) => `
  select r.id from ${table} r left join user_settings p on p.user_id = r.user_id
  where ${tooOld('r.created_at')} and not exists (select 1 from content_history h where h.${keptBy} = r.id)
  limit ${atOnce}`;

/**
 * Removes content that is older than its owner keeps it: entries of the history with their versions, and the results
 * behind them. Favorites stay.
 * @returns entries removed
 */
export async function removeOldContent(database: Database, now: Date): Promise<number> {
  const entries = await removeAll(database, 'content_history', oldEntries, now);
  for (const [table, keptBy] of results) await removeAll(database, table, oldResults(table, keptBy), now);
  for (const table of listedResults) await removeAll(database, table, oldListedResults(table), now);
  return entries;
}

async function removeAll(database: Database, table: string, chosen: string, now: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    const { rowCount } = await database.query(`delete from ${table} where id in (${chosen}) returning id`, [
      now.toISOString(),
      defaultPreferences.contentRetentionDays,
    ]);
    removed += rowCount;
    if (rowCount < atOnce) return removed;
  }
}

/** Removes what was recorded of users who switched activity logging off, but for the day whose limits it counts. */
export async function removeUnwantedActivity(database: Database, now: Date): Promise<void> {
  const dayStart = `${now.toISOString().slice(0, 10)}T00:00:00Z`;
  await database.query(
    `delete from usage_history u using user_settings p
     where p.user_id = u.user_id and not p.activity_logging and u.created_at < $1::timestamptz`,
    [dayStart],
  );
}
