import { pino } from 'pino';
import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from './env.ts';

/**
 * Log lines as JSON on standard output. They carry no personal data: no addresses, no query strings, no bodies, no
 * headers. A user appears by the provider's id at most.
 */
export function createLogger(env: Pick<Environment, 'LOG_LEVEL'>): FastifyBaseLogger {
  return pino({
    level: env.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: (request: { method: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        route: request.routeOptions?.url,
      }),
      err: describeError,
    },
  });
}

/** An error with its causes. Drizzle puts the values of a failed query into its message; they stay out of the log. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const [message = ''] = error.message.split('\nparams:');
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    ...('code' in error && { code: error.code }),
    stack: frames.join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
