import { sql, type SQL } from 'drizzle-orm';
import { contentHistory } from './schema/index.ts';

/**
 * Entries that are looked through one by one before the index of all users' words is asked. PostgreSQL read 5,100 by
 * their owner in 2.9 ms; the index took it 5 ms for words that a million entries have in common, and 0.05 ms for rare
 * ones (explained on the rows of `npm run bench -- history-1m`, 2026-11-23).
 */
export const lookedThrough = 500;

/**
 * Ids of the newest entries with a text, as a query in parentheses, newest first. Only ids: a plan that sorts what it
 * found would otherwise turn the listings of all finds into text and keep thirty (466 of 30 kB: 40 ms).
 * @param narrowed what else the entries have to fulfil, their owner among it
 * @param search any part of the title, the notes or a tag
 * @param limit the most ids
 */
export function searchedIds(narrowed: SQL, search: string, limit: number): SQL {
  const matches = sql`like '%' || searchable_text(${escapeLike(search)}) || '%'`;
  return sql`(
    with newest as materialized (
      select ${contentHistory.id} as id, ${contentHistory.search} as search from ${contentHistory}
      where ${narrowed} order by ${contentHistory.id} desc limit ${lookedThrough}
    ), found as materialized (
      select id from newest where search ${matches} order by id desc limit ${limit}
    ), older as (
      select ${contentHistory.id} as id from ${contentHistory}
      where (select count(*) from newest) = ${lookedThrough} and (select count(*) from found) < ${limit}
        and ${narrowed} and ${contentHistory.id} < (select min(id) from newest) and ${contentHistory.search} ${matches}
      order by ${contentHistory.id} desc limit ${limit}
    )
    select id from found union all select id from older order by id desc limit ${limit}
  )`;
}

/** `%`, `_` and `\` of a search text stand for themselves. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
