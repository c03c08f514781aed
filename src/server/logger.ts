import { pino, type DestinationStream, type LoggerOptions } from 'pino';
import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from './env.ts';

/**
 * Log lines as JSON on standard output. They carry no personal data: no addresses, no query strings, no bodies, no
 * headers. A user appears by the provider's id at most.
 * @param destination instead of standard output
 */
export function createLogger(
  env: Pick<Environment, 'LOG_LEVEL'>,
  destination?: DestinationStream,
): FastifyBaseLogger {
  const options: LoggerOptions = {
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
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Deeper chains of causes are of no use to anybody. */
const deepestCause = 5;

/** An error with its causes, without what people typed. */
function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error))
    return { message: withoutPersonalData(wordsOf(error)).slice(0, longestMessage) };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: messageOf(error),
    ...('code' in error && { code: error.code }),
    ...('statusCode' in error && { statusCode: error.statusCode }),
    stack: frames.join('\n'),
    ...(error.cause !== undefined &&
      depth < deepestCause && { cause: describeError(error.cause, depth + 1) }),
  };
}

const longestMessage = 500;

/** The job queue reports copies of errors, which are plain objects. */
function wordsOf(thrown: unknown): string {
  const isCopy = typeof thrown === 'object' && thrown !== null && 'message' in thrown;
  return String(isCopy ? thrown.message : thrown);
}

/**
 * Errors that know what a log may hold say it as `logMessage`. Drizzle puts the values of a failed query into its message, and the model's library the prompt, the answer or the
 * endpoint's words about them: they stay out of the log. So does what only looks like a person or a secret, such as the
 * recipient that a mail server names in its refusal.
 */
function messageOf(error: Error): string {
  if ('logMessage' in error && typeof error.logMessage === 'string')
    return withoutPersonalData(error.logMessage).slice(0, longestMessage);
  if (error.name.startsWith('AI_')) return 'The text is left out: it can hold what a user wrote.';
  const [message = ''] = error.message.split('\nparams:');
  return withoutPersonalData(message).slice(0, longestMessage);
}

function withoutPersonalData(text: string): string {
  return text
    .replaceAll(/[^\s<>"'(),;:=]{1,64}@[^\s<>"'(),;:]{1,255}/gu, '[e-mail]')
    .replaceAll(/\?[^\s"'<>]+/gu, '?[query]')
    .replaceAll(/\b(?:[srp]k|whsec|xox[a-z]|gh[a-z])[_-]\w{6,}/gu, '[secret]')
    .replaceAll(/\b(bearer|basic)\s+[\w.~+/=-]{8,}/giu, '$1 [secret]');
}
