import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { deletionWord, type AccountDeletion } from '#contract/account.ts';
import { hasPaidSubscription } from '#server/account/settings/settings.ts';
import { requireUser } from '#server/account/sign-in/index.ts';
import { sessionCookie } from '#server/account/sign-in/cookie-shapes.ts';
import { clearHint, endSessionsOf } from '#server/account/sign-in/sessions.ts';
import { closeBilling } from '#server/account/subscription/index.ts';
import { queueLetter } from '#server/database/mail-outbox.ts';
import { retriedTransaction } from '#server/database/retried-transaction.ts';
import { deleteUser, hasPayments } from '#server/database/users-deletion.ts';
import type { UserRow } from '#server/database/schema/index.ts';
import { AppError } from '#server/errors.ts';
import { writeLetter } from '#server/outside/mail/letter.ts';
import { postLetters } from '#server/operations/post-letters.ts';
import { route } from '#server/route.ts';
import type { Services } from '#server/services.ts';
import { accountDeletedLetter } from './letter.ts';

/** How long after proving who one is an account without a password here can be deleted. */
const freshMs = 10 * 60_000;

/** The calls by which users delete their own account. */
export function registerDeletion(app: FastifyInstance, services: Services): void {
  const { env, database, clock } = services;

  const isFresh = (request: FastifyRequest): boolean => {
    const proven = request.session.user?.provenAt;
    return typeof proven === 'string' && clock.now().getTime() - Date.parse(proven) < freshMs;
  };

  /** @throws AppError invalid_input or too_many_requests when it is not proven who asks */
  const prove = async (user: UserRow, given: z.output<typeof AccountDeletion>, request: FastifyRequest) => {
    const { accounts } = app.signIn.identity;
    if (accounts) {
      if (!given.password) throw refused('password', 'Type your password.');
      const verdict = await accounts.provePassword(user.id, given.password, request.ip);
      if (verdict.right) return;
      if (verdict.retryAfterSeconds === undefined) throw refused('password', verdict.message);
      throw new AppError('too_many_requests', {
        message: verdict.message,
        retryAfterSeconds: verdict.retryAfterSeconds,
      });
    }
    if (!isFresh(request)) throw refused('word', 'Sign in once more first, so that we know that it is you.');
    if (given.word?.trim() !== deletionWord)
      throw refused('word', `Type ${deletionWord} in capital letters.`);
  };

  route(
    app,
    'GET /api/account/deletion',
    async ({ guarded, request }) => ({
      proof: app.signIn.identity.accounts ? ('password' as const) : ('word' as const),
      freshlySignedIn: isFresh(request),
      endsSubscription: hasPaidSubscription(guarded, clock.now()),
      keepsPayments: await hasPayments(database.db, guarded.id),
    }),
    { guard: requireUser },
  );

  route(
    app,
    'POST /api/account/deletion',
    async ({ body, guarded, request, reply }) => {
      await prove(guarded, body, request);
      const { identity } = app.signIn;
      const ticket = request.session.user;
      const endedSubscription = hasPaidSubscription(guarded, clock.now());
      const keepsPayments = await hasPayments(database.db, guarded.id);
      // First of all, and outside: nobody may be charged for an account that is gone.
      await closeBilling(app.billing, guarded.id);
      const letter = accountDeletedLetter({ publicUrl: env.PUBLIC_URL, endedSubscription, keepsPayments });
      const now = clock.now();
      await retriedTransaction(database, async (tx) => {
        if (guarded.email !== null) {
          // Not the user's id, which is to be gone.
          const key = `account-deleted:${randomUUID()}`;
          await queueLetter(tx, { key, to: guarded.email, ...writeLetter(letter) }, now);
        }
        await deleteUser(tx, guarded.id);
        await identity.accounts?.remove(tx, guarded.id);
      });
      await endSessionsOf(database, guarded.id, null);
      void postLetters(services);
      request.log.info('An account was deleted by its owner');
      await request.session.destroy();
      const { name, ...shape } = sessionCookie(env.PUBLIC_URL);
      reply.clearCookie(name, shape);
      clearHint(reply);
      return { nextUrl: ticket ? await identity.endLogin(ticket) : '/' };
    },
    { guard: requireUser },
  );
}

function refused(path: 'password' | 'word', message: string): AppError {
  return new AppError('invalid_input', { message, fields: [{ path, message }] });
}
