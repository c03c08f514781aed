import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { UserRow } from '#server/database/schema/index.ts';
import { findUser } from '#server/database/users.ts';
import { AppError } from '#server/errors.ts';
import type { IdentityProvider, SignedInPerson } from '#server/outside/identity/port.ts';
import type { Services } from '#server/services.ts';
import { effectiveSubscription } from './current-user.ts';
import { takeRowOf } from './session-store.ts';
import type { SessionUser } from './sessions.ts';

interface Occasion {
  request: FastifyRequest;
  reply: FastifyReply;
  user: UserRow;
}

declare module 'fastify' {
  interface FastifyInstance {
    signIn: {
      services: Pick<Services, 'database' | 'clock'>;
      identity: IdentityProvider;
      /** Ask for the e-mail that a browser which is about to sign in has given here, newest first; `null` for none. */
      knownEmail: ((request: FastifyRequest) => Promise<string | null>)[];
      /** Run after each finished sign-in, before the browser goes on. A failure is logged and stops nothing. */
      afterSignIn: ((occasion: Occasion & { person: SignedInPerson }) => Promise<void>)[];
      /** Run before the current user is answered; give the row to answer with. Every page asks this: be quick. */
      beforeUser: ((occasion: Occasion) => Promise<UserRow>)[];
    };
  }
}

/** Makes `requireUser` work for the routes of this app. */
export function provideSignIn(
  app: FastifyInstance,
  signIn: Pick<FastifyInstance['signIn'], 'services' | 'identity'>,
): void {
  app.decorate('signIn', { ...signIn, knownEmail: [], afterSignIn: [], beforeUser: [] });
}

/** Who the session says is signed in, or `null`. Asks no database. */
export function sessionUserOf(request: FastifyRequest): SessionUser | null {
  const user = request.session?.user;
  return user && user.issuer === request.server.signIn.identity.issuer ? user : null;
}

/** The signed-in user. @throws AppError `not_signed_in` */
export async function requireUser(request: FastifyRequest): Promise<UserRow> {
  const sessionUser = sessionUserOf(request);
  if (!sessionUser) throw new AppError('not_signed_in');
  const { db } = request.server.signIn.services.database;
  const read = takeRowOf(sessionUser);
  const row = read === undefined ? await findUser(db, sessionUser.id) : read;
  if (!row) throw new AppError('not_signed_in');
  return row;
}

/** The signed-in user with a running subscription. @throws AppError `not_signed_in` or `subscription_required` */
export async function requireActiveUser(request: FastifyRequest): Promise<UserRow> {
  const row = await requireUser(request);
  const { status } = effectiveSubscription(row, request.server.signIn.services.clock.now());
  if (status !== 'active') throw new AppError('subscription_required');
  return row;
}
