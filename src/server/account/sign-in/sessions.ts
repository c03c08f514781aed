import cookie from '@fastify/cookie';
import session from '@fastify/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#server/database/database.ts';
import { deleteSessions, listIdleSessions, listSessions } from '#server/database/sessions.ts';
import type { Services } from '#server/services.ts';
import type { Keyring } from '#server/outside/identity/keyring.ts';
import type { IdentityProvider } from '#server/outside/identity/port.ts';
import { isCall } from '#server/request-target.ts';
import { sessionCookie, type CookieShape } from './cookie-shapes.ts';
import { openStore } from './session-store.ts';

/** Readable by scripts: says that this browser is probably signed in, nothing more. */
export const hintCookie = { name: 'session_hint', path: '/' } as const;

/** A session ends when nobody used it for seven days; using it moves the end. */
export const sessionSeconds = 7 * 24 * 60 * 60;
/** However much it is used, a session ends 30 days after its sign-in (OWASP ASVS 4.0.3, 3.3.2). */
const longestSessionSeconds = 30 * 24 * 60 * 60;
/** The end is moved at most this often, so that reading costs no write. */
const slideAfterMilliseconds = 60 * 60 * 1_000;

export interface SessionUser {
  /** Key in `users`. */
  id: string;
  /** Issuer who said so. A session of another issuer than the configured one does not count. */
  issuer: string;
  /** Needed to end the session at an outside issuer; `null` at the embedded provider. */
  idToken: string | null;
  /** Session at the embedded provider that this one hangs on. */
  providerSession: string | null;
  /** ISO 8601, UTC. */
  signedInAt: string;
  /** When the person proved once more who they are, if this sign-in asked for it. */
  provenAt?: string | null;
  /** Of the browser that signed in, to tell sessions apart. */
  userAgent?: string | null;
}

declare module 'fastify' {
  interface Session {
    user?: SessionUser;
  }
}

/** Sessions in table `sessions` for everything under `/api`. Visitors who are not signed in have no row. */
export async function registerSessions(
  app: FastifyInstance,
  { env, database }: Pick<Services, 'env' | 'database'>,
  keyring: Keyring,
): Promise<void> {
  const { name, path, secure } = sessionCookie(env.PUBLIC_URL);
  if (secure) {
    // The public address is https, so whoever got here came through something that ended TLS, whether or not
    // it says so in a header. The session plugin would keep its secure cookie to itself otherwise.
    app.addHook('onRequest', async (request) => {
      Object.defineProperty(request, 'protocol', { value: 'https' });
    });
  }
  await app.register(cookie);
  // Over https the cookie comes with every request; files and pages are not to cost a query for it.
  app.addHook('onRequest', async (request) => {
    if (!isCall(request, '/api/')) delete request.cookies[name];
  });
  await app.register(session, {
    secret: keyring.signingKeys('session'),
    cookieName: name,
    cookie: {
      path,
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: sessionSeconds * 1_000,
    },
    saveUninitialized: false,
    rolling: false,
    store: openStore(database, sessionSeconds, async (user) => {
      await app.signIn.identity.endLogin(user);
    }),
  });
  app.addHook('onRequest', async (request, reply) => {
    await slide(request, reply, database, { name, path, secure });
  });
}

/**
 * Moves the end of a session that is in use. Only an existing row is changed: a session that is ended in the
 * meantime (sign-out, changed password) stays ended.
 */
async function slide(
  request: FastifyRequest,
  reply: FastifyReply,
  database: Database,
  { name, ...shape }: CookieShape,
): Promise<void> {
  const { session } = request;
  if (session?.user === undefined) return;
  const storedEnd = 'originalExpires' in session.cookie ? session.cookie.originalExpires : null;
  if (!(storedEnd instanceof Date)) return;
  const lived = sessionSeconds * 1_000 - (storedEnd.getTime() - Date.now());
  if (lived < slideAfterMilliseconds) return;
  const last = Date.parse(session.user.signedInAt) + longestSessionSeconds * 1_000;
  const end = new Date(Math.min(Date.now() + sessionSeconds * 1_000, last));
  if (end <= storedEnd) return;
  const { rowCount } = await database.query(
    `update sessions set expire = $1::timestamptz,
       sess = jsonb_set(sess::jsonb, '{cookie,expires}', to_jsonb($2::text))::json
     where sid = $3 returning sid`,
    [end.toISOString(), end.toISOString(), session.sessionId],
  );
  if (rowCount === 0) return;
  reply.setCookie(name, session.encryptedSessionId, {
    ...shape,
    httpOnly: true,
    sameSite: 'lax',
    expires: end,
  });
  setHint(reply, shape.secure);
}

export function setHint(reply: FastifyReply, secure: boolean): void {
  reply.setCookie(hintCookie.name, '1', {
    path: hintCookie.path,
    sameSite: 'lax',
    secure,
    maxAge: sessionSeconds,
  });
}

export function clearHint(reply: FastifyReply): void {
  reply.clearCookie(hintCookie.name, { path: hintCookie.path });
}

/** Ends the sessions of one user, except those that hang on one session of the embedded provider, if one is named. */
export async function endSessionsOf(
  database: Database,
  userId: string,
  keptProviderSession: string | null,
): Promise<void> {
  await database.query(
    `delete from sessions where sess -> 'user' ->> 'id' = $1
       and ($2::text is null or sess -> 'user' ->> 'providerSession' is distinct from $2)`,
    [userId, keptProviderSession],
  );
}

/**
 * Sessions that one person may have. Who signs in again and again, by a program or with cookies that do not stay, would
 * leave a row of seven days each time.
 */
export const mostSessions = 50;

/** Makes room for one more session: what is beyond the bound ends, the oldest sign-ins first. */
export async function endOldestSessions(
  database: Database,
  identity: IdentityProvider,
  userId: string,
): Promise<void> {
  const all = await listSessions(database.db, userId, new Date());
  const ending = all.slice(mostSessions - 1);
  if (ending.length === 0) return;
  await deleteSessions(
    database.db,
    userId,
    ending.map(({ sid }) => sid),
  );
  const kept = new Set(all.slice(0, mostSessions - 1).map(({ sess }) => storedUser(sess)?.providerSession));
  for (const { sess } of ending) {
    const user = storedUser(sess);
    if (user && !kept.has(user.providerSession)) await identity.endLogin(user);
  }
}

/** Who is signed in by a stored session, or `null`. */
export function storedUser(sess: unknown): SessionUser | null {
  const user: unknown = typeof sess === 'object' && sess !== null && 'user' in sess ? sess.user : null;
  return isSessionUser(user) ? user : null;
}

function isSessionUser(value: unknown): value is SessionUser {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'signedInAt' in value &&
    typeof value.signedInAt === 'string'
  );
}

/** Ends the sessions that were left alone for too long and that nobody came back to. */
export async function endIdleSessions(database: Database, identity: IdentityProvider): Promise<void> {
  for (const { sid, sess } of await listIdleSessions(database, new Date(), null)) {
    const user = storedUser(sess);
    if (!user) continue;
    await deleteSessions(database.db, user.id, [sid]);
    await identity.endLogin(user);
  }
}

export async function deleteExpiredSessions(database: Database): Promise<void> {
  await database.query('delete from sessions where expire < now()');
}
