import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from './database/away.ts';
import { AppError } from './errors.ts';
import type { ErrorCode } from '#contract/errors.ts';

/** Fastify's refusals before a route's own code runs, in our words. */
const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media',
  429: 'too_many_requests',
};

/** Every failure leaves as `{code, message}`. What nobody meant to throw is logged and told in one plain sentence. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => answerError(error, request, reply));
}

export function answerError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = appErrorOf(error);
  if (known.status >= 500) request.log.error({ err: error }, 'A request failed');
  else request.log.info({ code: known.code }, 'A request was refused');
  if (known.retryAfterSeconds !== undefined)
    void reply.header('retry-after', String(known.retryAfterSeconds));
  return reply.code(known.status).type('application/json; charset=utf-8').send(JSON.stringify(known.body));
}

/** Seconds after which a database that is restarted usually answers again. */
const awaySeconds = 5;

/** The error as users are told of it. */
export function appErrorOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error))
    return new AppError('database_away', { cause: error, retryAfterSeconds: awaySeconds });
  const status =
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
      ? error.statusCode
      : 500;
  if (status < 400 || status > 499) return new AppError('internal', { cause: error });
  return new AppError(codeByStatus[status] ?? 'bad_request', { cause: error });
}
