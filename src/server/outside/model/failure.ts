import {
  APICallError,
  InvalidResponseDataError,
  JSONParseError,
  NoObjectGeneratedError,
  StreamProviderError,
  TypeValidationError,
} from 'ai';
import { ModelError, type ModelFailure } from './port.ts';

/** A longer pause is not kept: nobody waits for it before a screen. */
export const longestPauseSeconds = 60;

/** Names what went wrong with a call; the text of an endpoint's refusal is kept for the log. */
export function failureOf(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (APICallError.isInstance(error)) return failureOfCall(error);
  if (NoObjectGeneratedError.isInstance(error))
    return new ModelError('bad_answer', 'it is no valid JSON object.', {
      rawText: error.text ?? '',
      cause: error,
    });
  if (JSONParseError.isInstance(error) || TypeValidationError.isInstance(error))
    return new ModelError('bad_answer', 'it is no valid answer of a model.', { cause: error });
  // An answer that a proxy ended on the way: it stops without a reason.
  if (InvalidResponseDataError.isInstance(error))
    return new ModelError('cut_off', error.message, { cause: error });
  // The endpoint answered, and wrote an error into its stream.
  if (StreamProviderError.isInstance(error)) {
    const status = error.statusCode ?? 500;
    return new ModelError(reasonOf(status), `${status}: an error in the stream`, { cause: error });
  }
  if (!(error instanceof Error))
    return new ModelError('overloaded', 'The answer is an error.', { cause: error });
  const { name, message } = error;
  if (name === 'TimeoutError' || name === 'AbortError')
    return new ModelError('timeout', message, { cause: error });
  return new ModelError(unansweredBecause(error), message, { cause: error });
}

function failureOfCall(error: APICallError): ModelError {
  // The library wraps whatever breaks while it reads, also what our own bound says.
  if (error.cause instanceof ModelError) return error.cause;
  const status = error.statusCode;
  const message = `${status ?? 'no status'}: ${(error.responseBody ?? error.message).slice(0, 1_000)}`;
  if (status === undefined) return new ModelError(unansweredBecause(error), message, { cause: error });
  const pause = status === 429 || status === 503 ? retryAfterOf(error.responseHeaders ?? {}) : undefined;
  return new ModelError(reasonOf(status), message, {
    cause: error,
    ...(pause !== undefined && { retryAfterSeconds: pause }),
  });
}

function reasonOf(status: number): ModelFailure {
  if (status === 401 || status === 403) return 'unauthorised';
  if (status === 429) return 'rate_limited';
  if (status === 408 || status === 504) return 'timeout';
  // A success without an answer, such as 204.
  if (status < 300) return 'bad_answer';
  return status >= 500 ? 'overloaded' : 'rejected';
}

/** Codes of a connection that stood and was closed before a status came. */
const hangUps: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Somebody who hung up was reached; the code stands at the error or further down. */
function unansweredBecause(error: unknown): ModelFailure {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && hangUps.has(at.code)) return 'hung_up';
  return 'unreachable';
}

/** Seconds of a `retry-after` (seconds or a date) or `retry-after-ms` header. */
function retryAfterOf(headers: Record<string, string>): number | undefined {
  const milliseconds = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (Number.isFinite(milliseconds)) return Math.max(0, milliseconds / 1000);
  const value = headers['retry-after'];
  if (value === undefined || value.trim() === '') return undefined;
  const given = Number(value);
  const seconds = Number.isFinite(given) ? given : (Date.parse(value) - Date.now()) / 1000;
  // A time that is over says nothing of how long to wait: asking at once would spend every try.
  return seconds >= 0 ? seconds : undefined;
}

/**
 * Milliseconds to wait before the next try, or null when none makes sense: a pause over 60 s, a refused key
 * or request, or a time limit that was already waited for.
 * @param failures how many tries have failed, from 1
 */
export function pauseBefore(failure: ModelError, failures: number): number | null {
  if (failure.retryAfterSeconds !== undefined)
    return failure.retryAfterSeconds > longestPauseSeconds
      ? null
      : Math.ceil(failure.retryAfterSeconds * 1000);
  switch (failure.reason) {
    case 'rate_limited':
      return 1_000 * 2 ** (failures - 1);
    case 'overloaded':
    case 'unreachable':
    case 'hung_up':
    case 'cut_off':
      return 300 * 2 ** (failures - 1);
    default:
      return null;
  }
}
