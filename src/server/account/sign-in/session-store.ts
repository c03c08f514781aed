import { EventEmitter } from 'node:events';
import type { FastifySessionOptions } from '@fastify/session';
import connectPgSimple from 'connect-pg-simple';
import { getTableColumns } from 'drizzle-orm';
import type { Pool } from 'pg';
import { defaultPreferences } from '#contract/settings.ts';
import type { Database } from '#server/database/database.ts';
import { users, type UserRow } from '#server/database/schema/index.ts';
import { seenEveryMs } from '#server/database/sessions.ts';
import type { SessionUser } from './sessions.ts';

type Store = NonNullable<FastifySessionOptions['store']>;
type StoredSession = Parameters<Store['set']>[1];

/** Rows of `users` that came with their session; each is handed out once, so that nobody works on an old one. */
const rowsOfSessions = new WeakMap<SessionUser, UserRow | null>();

/** The user's row as read together with the session, `null` when there is none, `undefined` when it was not read. */
export function takeRowOf(user: SessionUser): UserRow | null | undefined {
  const row = rowsOfSessions.get(user);
  rowsOfSessions.delete(user);
  return row;
}

/**
 * The store of table `sessions`: connect-pg-simple writes; reading brings the user's row along, because every
 * call that reads a session wants it, and one question costs half of two. It also sees when the user was here
 * last, and ends a session that was left alone for longer than the user's settings allow.
 *
 * @param onTimeout ends what else hangs on such a session
 */
export function openStore(
  database: Database,
  sessionSeconds: number,
  onTimeout: (user: SessionUser) => Promise<void>,
): Store {
  // connect-pg-simple was made for Express and pg. Of the one it takes the class to build on, of the other
  // `query`, which both engines have; its types ask for all of both.
  const base = { Store: EventEmitter } as unknown as Parameters<typeof connectPgSimple>[0];
  const pool = {
    query: (text: string, values?: unknown[]) => database.query(text, values),
  } as unknown as Pool;
  const PgStore = connectPgSimple(base);
  const writer = new PgStore({
    pool,
    tableName: 'sessions',
    pruneSessionInterval: false,
    ttl: sessionSeconds,
  });
  return {
    set: (sid, session, done) => {
      writer.set(sid, session, done);
    },
    destroy: (sid, done) => {
      writer.destroy(sid, done);
    },
    get: (sid, done) => {
      // On the next tick, so that an error thrown by the caller is not taken for one of the query.
      readSession(database, sid, onTimeout).then(
        (session) => process.nextTick(done, null, session),
        (error: unknown) => process.nextTick(done, error),
      );
    },
  };
}

const userColumns = Object.entries(getTableColumns(users)).map(([key, column]) => ({
  key,
  name: column.name,
}));
const reading = `select s.sess, s.last_seen,
    case when p.user_id is null then $2::int else p.session_timeout end as session_timeout, u.*
  from sessions s left join users u on u.id = s.sess -> 'user' ->> 'id' left join user_settings p on p.user_id = u.id
  where s.sid = $1 and s.expire >= now()`;

async function readSession(
  database: Database,
  sid: string,
  onTimeout: (user: SessionUser) => Promise<void>,
): Promise<StoredSession | null> {
  const { rows } = await database.query(reading, [sid, defaultPreferences.sessionTimeout]);
  const row = rows[0];
  if (!row || !isSession(row['sess'])) return null;
  const { user } = row['sess'];
  if (!user) return row['sess'];
  const away = Date.now() - lastSeen(row['last_seen'], user).getTime();
  const timeout = row['session_timeout'];
  if (typeof timeout === 'number' && away > timeout * 60_000 + seenEveryMs) {
    await database.query('delete from sessions where sid = $1', [sid]);
    await onTimeout(user);
    return null;
  }
  if (away >= seenEveryMs) {
    await database.query('update sessions set last_seen = $2 where sid = $1', [
      sid,
      new Date().toISOString(),
    ]);
  }
  rowsOfSessions.set(user, row['id'] === null ? null : userRowOf(row));
  return row['sess'];
}

/** Of the last request; before the first one, of the sign-in. */
function lastSeen(stored: unknown, user: SessionUser): Date {
  return stored instanceof Date ? stored : new Date(user.signedInAt);
}

function isSession(value: unknown): value is StoredSession {
  return typeof value === 'object' && value !== null && 'cookie' in value;
}

/** Both engines give the columns the types of the schema: texts, numbers, booleans, dates. */
function userRowOf(row: Record<string, unknown>): UserRow {
  return Object.fromEntries(userColumns.map(({ key, name }) => [key, row[name]])) as UserRow;
}
