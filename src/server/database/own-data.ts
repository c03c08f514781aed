import type { Database } from './database.ts';

/** Rows that are read at once. Most have some 20 kB; entries of the history may have 512. */
const pageRows = 20;

interface OwnTable {
  /** Name of the file in the download, without its ending. */
  file: string;
  table: string;
  /** What holds for the user's own rows; `t` is the table, `$1` the user. */
  own?: string;
  key?: string;
  /** What stays in: words that open something, columns for the search. */
  without?: readonly string[];
}

/** Every table with something of a user, but for settings, sign-in and sessions, which are written as a whole. */
export const ownTables: readonly OwnTable[] = [
  { file: 'content-history', table: 'content_history', without: ['search'] },
  {
    file: 'content-history-versions',
    table: 'content_history_versions',
    own: 't.content_history_id in (select id from content_history where user_id = $1)',
    key: "lpad(t.content_history_id::text, 10, '0') || lpad(t.version::text, 10, '0')",
  },
  { file: 'listings', table: 'seo_content' },
  { file: 'business-profiles', table: 'business_profiles' },
  {
    file: 'products',
    table: 'products',
    own: 't.business_profile_id in (select id from business_profiles where user_id = $1)',
  },
  { file: 'google-ads-campaigns', table: 'google_ads_campaigns' },
  { file: 'keyword-research', table: 'keyword_research' },
  { file: 'webpage-analyses', table: 'webpage_analysis' },
  { file: 'site-crawls', table: 'site_crawls', without: ['claim', 'claimed_until'] },
  {
    file: 'site-crawl-pages',
    table: 'site_crawl_pages',
    own: 't.crawl_id in (select id from site_crawls where user_id = $1)',
  },
  { file: 'core-web-vitals', table: 'core_web_vitals_analysis' },
  { file: 'social-meta', table: 'social_meta_optimization' },
  { file: 'social-images', table: 'social_images', key: 't.id', without: ['logo'] },
  { file: 'templates', table: 'content_templates' },
  { file: 'reviews', table: 'user_reviews' },
  { file: 'success-stories', table: 'success_stories' },
  { file: 'usage', table: 'usage_history' },
  {
    file: 'purchases',
    table: 'purchases',
    key: 't.id',
    without: ['claim_token_hash', 'claim_token_expires_at'],
  },
  { file: 'subscriptions', table: 'subscriptions', key: 't.id', without: ['read_ticket', 'written_ticket'] },
];

export type OwnRow = Readonly<Record<string, unknown>>;

/** All rows of one table that are the user's, page by page, in the order of their ids. Dates are ISO 8601. */
export async function* readOwn(
  database: Database,
  ownerId: string,
  { table, own = 't.user_id = $1', key = "lpad(t.id::text, 10, '0')", without = [] }: OwnTable,
): AsyncGenerator<readonly OwnRow[]> {
  let last = '';
  for (;;) {
    const { rows } = await database.query(
      // Of the rows of this page alone: as JSON a row is read as a whole, which the order has no need of.
      `select o.position, to_json(t) as row from ${table} t join (
         select t.ctid as place, (${key}) collate "C" as position from ${table} t
         where ${own} and (${key}) collate "C" > $2 order by 2 limit ${pageRows}
       ) o on t.ctid = o.place order by o.position`,
      [ownerId, last],
    );
    const hidden = new Set(['user_id', ...without]);
    const found = rows.flatMap(({ row }) => (isRow(row) ? [withoutKeys(row, hidden)] : []));
    if (found.length > 0) yield found;
    if (rows.length < pageRows) return;
    last = String(rows.at(-1)?.['position']);
  }
}

function withoutKeys(row: OwnRow, hidden: ReadonlySet<string>): OwnRow {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name)));
}

function isRow(value: unknown): value is OwnRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
