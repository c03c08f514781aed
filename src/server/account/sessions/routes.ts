import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountSession } from '#contract/account.ts';
import { requireUser } from '#server/account/sign-in/index.ts';
import { storedUser, type SessionUser } from '#server/account/sign-in/sessions.ts';
import { deleteSessions, listIdleSessions, listSessions } from '#server/database/sessions.ts';
import { AppError } from '#server/errors.ts';
import { route } from '#server/route.ts';
import type { Services } from '#server/services.ts';
import { deviceWords } from './device.ts';

interface OpenSession {
  sid: string;
  user: SessionUser;
  shown: AccountSession;
}

/** The calls that list and end the sessions of the user who asks. */
export function registerAccountSessions(app: FastifyInstance, { database }: Services): void {
  const guard = requireUser;

  const sessionsOf = async (ownerId: string, request: FastifyRequest): Promise<OpenSession[]> => {
    const now = new Date();
    const rows = await listSessions(database.db, ownerId, now);
    // Left alone for too long: over, although nobody has come to find out.
    const over = new Set((await listIdleSessions(database, now, ownerId)).map(({ sid }) => sid));
    const open = rows.flatMap(({ sid, sess, lastSeen }) => {
      const user = storedUser(sess);
      if (!user || over.has(sid)) return [];
      const shown = {
        id: shownId(sid),
        device: deviceWords(user.userAgent),
        signedInAt: user.signedInAt,
        lastSeenAt: lastSeen?.toISOString() ?? user.signedInAt,
        current: sid === request.session.sessionId,
      };
      return [{ sid, user, shown }];
    });
    return open.sort((one, other) => Number(other.shown.current) - Number(one.shown.current));
  };

  /** Also at the sign-in provider, as far as the server can; else the next click would sign in again. */
  const end = async (
    ownerId: string,
    ending: readonly OpenSession[],
    kept: SessionUser | undefined,
  ): Promise<number> => {
    const ended = await deleteSessions(
      database.db,
      ownerId,
      ending.map(({ sid }) => sid),
    );
    for (const { user } of ending) {
      const shared = user.providerSession !== null && user.providerSession === kept?.providerSession;
      if (!shared) await app.signIn.identity.endLogin(user);
    }
    return ended;
  };

  route(
    app,
    'GET /api/sessions',
    async ({ guarded, request }) => (await sessionsOf(guarded.id, request)).map(({ shown }) => shown),
    { guard },
  );

  route(
    app,
    'DELETE /api/sessions/:id',
    async ({ params, guarded, request }) => {
      const open = await sessionsOf(guarded.id, request);
      const ended = await end(
        guarded.id,
        open.filter(({ shown }) => shown.id === params.id),
        open.find(({ shown }) => shown.current && shown.id !== params.id)?.user,
      );
      if (ended === 0) throw new AppError('not_found');
      return { success: true as const };
    },
    { guard },
  );

  route(
    app,
    'POST /api/sessions/end-others',
    async ({ guarded, request }) => {
      const open = await sessionsOf(guarded.id, request);
      const others = open.filter(({ shown }) => !shown.current);
      return { ended: await end(guarded.id, others, request.session.user) };
    },
    { guard },
  );
}

/** The session's id signs requests in, so what is shown is only its fingerprint. */
function shownId(sid: string): string {
  return createHash('sha256').update(sid).digest('base64url').slice(0, 22);
}
