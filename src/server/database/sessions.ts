import { and, desc, eq, inArray, gt, sql } from 'drizzle-orm';
import { defaultPreferences } from '#contract/settings.ts';
import type { Database, Queryable } from './database.ts';
import { sessions } from './schema/index.ts';

/** A session is written as seen at most this often, so that reading costs no write. */
export const seenEveryMs = 60_000;

export interface SessionRow {
  sid: string;
  /** What the session store wrote. */
  sess: unknown;
  lastSeen: Date | null;
}

const ownerOf = sql`(${sessions.sess} -> 'user' ->> 'id')`;

/** Sessions of one user that have not run out, the one that signed in last first. */
export function listSessions(db: Queryable, ownerId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select({ sid: sessions.sid, sess: sessions.sess, lastSeen: sessions.lastSeen })
    .from(sessions)
    .where(and(eq(ownerOf, ownerId), gt(sessions.expire, now)))
    .orderBy(desc(sql`${sessions.sess} -> 'user' ->> 'signedInAt'`));
}

/** Ends sessions of one user. @returns how many there were */
export async function deleteSessions(
  db: Queryable,
  ownerId: string,
  sids: readonly string[],
): Promise<number> {
  if (sids.length === 0) return 0;
  const gone = await db
    .delete(sessions)
    .where(and(eq(ownerOf, ownerId), inArray(sessions.sid, [...sids])))
    .returning({ sid: sessions.sid });
  return gone.length;
}

/**
 * Sessions whose user was away for longer than the settings allow. The minute is what `last_seen` is exact to.
 * @param ownerId of one user; null for all
 */
export async function listIdleSessions(
  database: Database,
  now: Date,
  ownerId: string | null,
): Promise<{ sid: string; sess: unknown }[]> {
  const { rows } = await database.query(
    `select s.sid, s.sess from sessions s left join user_settings p on p.user_id = s.sess -> 'user' ->> 'id'
     where coalesce(s.last_seen, (s.sess -> 'user' ->> 'signedInAt')::timestamptz) < $1::timestamptz - make_interval(
       mins => case when p.user_id is null then $2::int else p.session_timeout end, secs => $3::float8)
       and ($4::text is null or s.sess -> 'user' ->> 'id' = $4)`,
    [now.toISOString(), defaultPreferences.sessionTimeout, seenEveryMs / 1_000, ownerId],
  );
  return rows.map((row) => ({ sid: String(row['sid']), sess: row['sess'] }));
}
