import type { FastifyInstance } from 'fastify';
import { formValues, sendPage, type EmbeddedContext } from './context.ts';
import { resetPath } from './letters.ts';
import { untouched } from './pages/form-state.ts';
import { resetAskedPage, resetAskPage, resetDonePage, resetExpiredPage, resetPage } from './pages/reset.ts';
import { findAccountByResetToken } from './password-resets.ts';
import { askForReset, resetPassword, sendResetLink } from './reset-steps.ts';

/** The pages by which a forgotten password is replaced: the e-mail, a letter, the new password. */
export function registerResetPages(app: FastifyInstance, context: EmbeddedContext): void {
  const { letters } = context;

  app.get(resetPath, async (_request, reply) => sendPage(reply, resetAskPage(untouched, letters)));

  app.post(resetPath, async (request, reply) => {
    const asked = await askForReset(context, formValues(request), request.ip);
    if ('state' in asked) {
      if (asked.retryAfterSeconds !== undefined) reply.header('retry-after', asked.retryAfterSeconds);
      return sendPage(reply, resetAskPage(asked.state, letters), asked.status);
    }
    reply.raw.once('close', () => {
      letters.background.run('A link for a new password could not be sent', () =>
        sendResetLink(context, asked.email),
      );
    });
    return sendPage(reply, resetAskedPage(letters));
  });

  // Opening the link uses nothing up: programs that look at letters open links too.
  app.get<{ Querystring: { token?: unknown } }>(`${resetPath}/new`, async (request, reply) => {
    const { token } = request.query;
    const good =
      typeof token === 'string' &&
      (await findAccountByResetToken(context.database.db, token, context.clock.now())) !== null;
    return good ? sendPage(reply, resetPage(token, untouched)) : sendPage(reply, resetExpiredPage(), 410);
  });

  app.post(`${resetPath}/new`, async (request, reply) => {
    const values = formValues(request);
    const outcome = await resetPassword(context, values);
    if (outcome === 'done') return sendPage(reply, resetDonePage());
    if (outcome === 'expired') return sendPage(reply, resetExpiredPage(), 410);
    return sendPage(reply, resetPage(values['token'] ?? '', outcome.state), outcome.status);
  });
}
