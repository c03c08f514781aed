import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerByKeywords } from '#rules/support/answer.ts';
import { supportEntries } from '#rules/support/entries/index.ts';
import { sessionUserOf } from '#server/account/sign-in/index.ts';
import { networkOf } from '#server/address-network.ts';
import { AppError } from '#server/errors.ts';
import { route } from '#server/route.ts';
import type { Services } from '#server/services.ts';
import { BurstLimit, type BurstRule } from '#server/tools/burst.ts';
import { answerByModel } from './model-answer.ts';
import { ModelAllowance } from './model-allowance.ts';

/** Nobody asks faster than this by hand. Of a visitor the address is counted, of a subscriber the account. */
const visitorPace: BurstRule = { concurrent: 3, starts: 15, perMinute: 12 };
const userPace: BurstRule = { concurrent: 3, starts: 30, perMinute: 20 };

/** The longest question, each character written as an escaped surrogate pair, with room for what is refused by length. */
const bodyLimit = 64 * 1024;

/** `POST /api/support-chat`, open to visitors. Nothing that is asked is kept or logged. */
export function registerSupportChat(app: FastifyInstance, services: Services): void {
  const visitors = new BurstLimit(visitorPace, services.clock);
  const users = new BurstLimit(userPace, services.clock);
  const allowance = new ModelAllowance(services.clock);

  route(
    app,
    'POST /api/support-chat',
    async ({ body: { message }, request, reply }) => {
      const userId = sessionUserOf(request)?.id ?? null;
      const asker = userId === null ? `address ${networkOf(request.ip)}` : `user ${userId}`;
      const end = paced(() => (userId === null ? visitors : users).start(asker));
      try {
        const supportEmail = services.env.SUPPORT_EMAIL ?? null;
        const byKeywords = () => answerByKeywords(message, supportEntries, supportEmail);
        const { model } = services;
        const give = model && allowance.take({ asker, visitor: userId === null });
        if (!model || !give) return { response: byKeywords() };
        const gone = goneSignal(reply);
        try {
          const answer = await answerByModel(model, { message, supportEmail, gone, log: request.log });
          // Nobody is left to be told.
          if (gone.aborted) return reply.hijack();
          return { response: answer ?? byKeywords() };
        } finally {
          give();
        }
      } finally {
        end();
      }
    },
    { bodyLimit },
  );
}

/** The tool's limit speaks of runs; whoever chats is told of questions. */
function paced(start: () => () => void): () => void {
  try {
    return start();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error;
    throw new AppError('too_many_requests', {
      message: 'That were many questions in a short time. Please wait a moment.',
      retryAfterSeconds: error.retryAfterSeconds ?? 2,
    });
  }
}

function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new Error('The client has gone.'));
  });
  return gone.signal;
}
