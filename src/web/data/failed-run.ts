import { errorTable, type ErrorCode } from '#contract/errors.ts';
import { ApiError } from './client.ts';

/** What can be done about a run that failed: send the same again, sign in first, or change what was sent. */
export type Remedy = 'again' | 'sign-in' | 'change';

/** What was told of a run that failed. */
export interface ToldFailure {
  sentence: string;
  remedy: Remedy;
}

/** A run that failed on a page that is still there: its toast has gone after seconds, this stays. */
export interface FailedRun extends ToldFailure {
  /** What it was about: an address, a business. */
  subject: string;
  /** What was sent, to be sent again. */
  form: object;
}

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(errorTable, code);

/** Whether the same may go through the next time; what the network did is always worth another try. */
export function remedyOf(error: unknown): Remedy {
  if (!(error instanceof ApiError)) return 'again';
  const { status, body } = error;
  if (status === 401) return 'sign-in';
  // It may, but not today.
  if (body?.code === 'daily_limit') return 'change';
  const retryable =
    body && isKnown(body.code) ? errorTable[body.code].retryable : status >= 500 || status === 429;
  return retryable ? 'again' : 'change';
}
